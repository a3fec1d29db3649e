-- What a user's configuration needs: editors/nvim on the runtime path, and the server enabled.
vim.opt.runtimepath:prepend(vim.env.AALSP_REPOSITORY .. '/editors/nvim')
vim.lsp.enable('aalsp')

vim.opt.swapfile = false
vim.opt.hidden = true
