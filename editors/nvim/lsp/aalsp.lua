-- aalsp: finds what makes an app hard to use in Assistive Access.
--
-- The root is the nearest folder with an app's project, else the repository, else the package. Of XML
-- files only property lists are looked at, of YAML only what lies below a specification of XcodeGen's.
local function is_project(name)
  return vim.endswith(name, '.xcodeproj')
    or vim.endswith(name, '.xcworkspace')
    or vim.list_contains({ 'Project.swift', 'project.yml', 'project.yaml' }, name)
end

---@type vim.lsp.Config
return {
  cmd = { 'aalsp' },
  filetypes = { 'swift', 'xml', 'yaml', 'xcconfig', 'pbxproj' },
  root_dir = function(bufnr, on_dir)
    local filetype = vim.bo[bufnr].filetype
    if filetype == 'xml' and not vim.endswith(vim.api.nvim_buf_get_name(bufnr), '.plist') then
      return
    end
    if filetype == 'yaml' and not vim.fs.root(bufnr, { 'project.yml', 'project.yaml' }) then
      return
    end
    on_dir(vim.fs.root(bufnr, { is_project, '.git', 'Package.swift' }))
  end,
}
