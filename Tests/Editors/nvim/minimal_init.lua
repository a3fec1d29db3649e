-- What a user's configuration needs: editors/nvim on the runtime path, and the server enabled.
vim.opt.runtimepath:prepend(vim.env.AALSP_REPOSITORY .. '/editors/nvim')
vim.lsp.enable('aalsp')

vim.opt.swapfile = false
vim.opt.hidden = true

-- As later versions do by themselves: say that diagnostics may be asked for anew, and do so.
if vim.env.AALSP_PULL == '1' then
  vim.lsp.config('aalsp', {
    capabilities = { workspace = { diagnostics = { refreshSupport = true } } },
    handlers = {
      ['workspace/diagnostic/refresh'] = function(_, _, context)
        local client = assert(vim.lsp.get_client_by_id(context.client_id))
        for bufnr in pairs(client.attached_buffers) do
          local params = { textDocument = vim.lsp.util.make_text_document_params(bufnr) }
          client:request('textDocument/diagnostic', params, nil, bufnr)
        end
        return vim.NIL
      end,
    },
  })
end
