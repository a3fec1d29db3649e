-- aalsp: finds what makes an app hard to use in Assistive Access.
--
-- The root is the nearest folder with an app's project, else the repository, else the package. Of XML
-- files only property lists are looked at, of YAML only what lies below a specification of XcodeGen's,
-- of JSON only the configuration.
local function is_project(name)
  return vim.endswith(name, '.xcodeproj')
    or vim.endswith(name, '.xcworkspace')
    or vim.list_contains({ 'Project.swift', 'project.yml', 'project.yaml' }, name)
end

---@type vim.lsp.Config
return {
  cmd = { 'aalsp' },
  filetypes = { 'swift', 'xml', 'yaml', 'json', 'xcconfig', 'pbxproj' },
  root_dir = function(bufnr, on_dir)
    local name = vim.fs.basename(vim.api.nvim_buf_get_name(bufnr))
    local is_wanted = {
      xml = vim.endswith(name, '.plist'),
      yaml = vim.fs.root(bufnr, { 'project.yml', 'project.yaml' }) ~= nil,
      json = name == '.aalsp.json' or name == 'aalsp.json',
    }
    if is_wanted[vim.bo[bufnr].filetype] ~= false then
      on_dir(vim.fs.root(bufnr, { is_project, '.git', 'Package.swift' }))
    end
  end,
}
