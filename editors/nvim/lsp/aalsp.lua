-- aalsp: finds what makes an app hard to use in Assistive Access.
--
-- The root is the nearest folder with an app's project, else the repository, else the package. Of XML
-- files only property lists are looked at.
local function is_project(name)
  return vim.endswith(name, '.xcodeproj')
    or vim.endswith(name, '.xcworkspace')
    or vim.list_contains({ 'Project.swift', 'project.yml', 'project.yaml' }, name)
end

---@type vim.lsp.Config
return {
  cmd = { 'aalsp' },
  filetypes = { 'swift', 'xml' },
  root_dir = function(bufnr, on_dir)
    local is_xml = vim.bo[bufnr].filetype == 'xml'
    if not is_xml or vim.endswith(vim.api.nvim_buf_get_name(bufnr), '.plist') then
      on_dir(vim.fs.root(bufnr, { is_project, '.git', 'Package.swift' }))
    end
  end,
}
