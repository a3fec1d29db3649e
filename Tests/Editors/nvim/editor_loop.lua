-- The editor loop as a person goes through it: open, see, ask, fix, see it vanish, quit.
local here = vim.fs.dirname(debug.getinfo(1, 'S').source:sub(2))
local expect = dofile(here .. '/expect.lua')

local workspace = vim.env.AALSP_WORKSPACE
local errors, exits = {}, {}

vim.lsp.config('aalsp', {
  on_error = function(code, err)
    table.insert(errors, ('%s: %s'):format(vim.lsp.rpc.client_errors[code], vim.inspect(err)))
  end,
  on_exit = function(code, signal)
    table.insert(exits, { code = code, signal = signal })
  end,
})

local function open(path)
  vim.cmd.edit(vim.fn.fnameescape(workspace .. '/' .. path))
  return vim.api.nvim_get_current_buf()
end

local function client_of(bufnr)
  return vim.lsp.get_clients({ bufnr = bufnr, name = 'aalsp' })[1]
end

local judged = {}
local on_diagnostics = vim.lsp.handlers['textDocument/publishDiagnostics']
vim.lsp.handlers['textDocument/publishDiagnostics'] = function(err, result, context)
  judged[result.uri] = result.version
  return on_diagnostics(err, result, context)
end

local is_pulled = vim.env.AALSP_PULL == '1'

--- Waits until what was typed has been read and judged, where silence is what is expected. A server
--- need not say again what has not changed, so the wait for the version is short.
local function settle(bufnr)
  local document = vim.lsp.util.make_text_document_params(bufnr)
  local params = { textDocument = document, position = { line = 0, character = 0 } }
  client_of(bufnr):request_sync('textDocument/hover', params, 20000, bufnr)
  vim.wait(is_pulled and 200 or 2000, function()
    return (judged[document.uri] or -1) >= vim.lsp.util.buf_versions[bufnr]
  end, 20)
end

--- The quick fixes that the menu shows at the cursor, as the editor asks for them.
local function quick_fixes(bufnr)
  local client = client_of(bufnr)
  local params = vim.lsp.util.make_range_params(0, client.offset_encoding)
  local cursor_line = vim.api.nvim_win_get_cursor(0)[1] - 1
  params.context = {
    only = { 'quickfix' },
    triggerKind = 1,
    diagnostics = vim.tbl_map(function(diagnostic)
      return diagnostic.user_data.lsp
    end, vim.diagnostic.get(bufnr, { lnum = cursor_line })),
  }
  local answer = client:request_sync('textDocument/codeAction', params, 20000, bufnr)
  return answer and answer.result or {}
end

local function is_preferred(action)
  return action.isPreferred == true
end

local function apply_preferred_fix()
  vim.lsp.buf.code_action({
    context = { only = { 'quickfix' } },
    filter = is_preferred,
    apply = true,
  })
end

--- The text of the hover window that `K` opens.
local function hover()
  vim.lsp.buf.hover()
  local text = expect.wait(function()
    for _, window in ipairs(vim.api.nvim_list_wins()) do
      if vim.api.nvim_win_get_config(window).relative ~= '' then
        return expect.text(vim.api.nvim_win_get_buf(window))
      end
    end
  end)
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    if vim.api.nvim_win_get_config(window).relative ~= '' then
      vim.api.nvim_win_close(window, true)
    end
  end
  return text
end

--- A second server on every Swift buffer, which speaks UTF-16 alone, as sourcekit-lsp does.
local function start_neighbour(bufnr)
  vim.lsp.start({
    name = 'neighbour',
    root_dir = workspace,
    cmd = function()
      local is_closing = false
      return {
        request = function(method, _, callback)
          local result = vim.NIL
          if method == 'initialize' then
            result = { capabilities = { positionEncoding = 'utf-16', textDocumentSync = 1 } }
          end
          vim.schedule(function() callback(nil, result) end)
          return true, 1
        end,
        notify = function() return true end,
        is_closing = function() return is_closing end,
        terminate = function() is_closing = true end,
      }
    end,
  }, { bufnr = bufnr })
end

local function test_delivery()
  local client = vim.lsp.get_clients({ name = 'aalsp' })[1]
  local is_offered = client.server_capabilities.diagnosticProvider ~= nil
  expect.equal(is_offered, is_pulled, 'diagnostics are pulled by who can be told to')
  expect.equal(next(judged) ~= nil, not is_pulled, 'and pushed to nobody else')
end

local function test_start(gallery)
  local client, is_there = expect.wait(function() return client_of(gallery) end)
  if not expect.record(is_there, 'opening a Swift file starts the server', 'no client aalsp') then
    return false
  end
  expect.equal(vim.bo[gallery].filetype, 'swift', 'the file is Swift')
  expect.equal(client.root_dir, workspace, 'the root is the folder with the project')
  expect.equal(client.offset_encoding, 'utf-16', 'columns are UTF-16')
  expect.equal((client.server_info or {}).name, 'aalsp', 'the server says its name')
  return true
end

local function test_findings(gallery, title, button)
  expect.becomes(function() return expect.findings(gallery) end, {
    expect.finding('destructive-unconfirmed', button),
    expect.finding('navigation-icon-missing', title),
  }, 'the gallery shows two findings, at the right places')
  for _, diagnostic in ipairs(vim.diagnostic.get(gallery)) do
    local name = diagnostic.code
    expect.equal(diagnostic.source, 'aalsp', name .. ' names its source')
    expect.equal(diagnostic.severity, vim.diagnostic.severity.WARN, name .. ' is a warning')
    -- This editor does not ask for links in diagnostics, so it must get none; hovers have them.
    local link = vim.tbl_get(diagnostic.user_data.lsp, 'codeDescription')
    expect.equal(link, nil, name .. ' has no field that the editor did not ask for')
  end
end

local function test_icon_fix(gallery, title, button)
  expect.put_cursor(title)
  local fixes = quick_fixes(gallery)
  expect.record(#fixes >= 3, 'three icons are offered', vim.inspect(fixes))
  expect.equal(#vim.tbl_filter(is_preferred, fixes), 1, 'one of them is preferred')

  local before = expect.text(gallery)
  apply_preferred_fix()
  expect.becomes(function() return expect.findings(gallery) end, {
    expect.finding('destructive-unconfirmed', button),
  }, 'after the fix the finding has vanished, and the other one is still there')
  expect.contains(
    expect.text(gallery),
    '        .navigationTitle("Gallery")\n        .assistiveAccessNavigationIcon(systemImage: "',
    'the icon stands below the title, indented as it is'
  )
  vim.cmd.undo()
  expect.equal(expect.text(gallery), before, 'undo takes the fix back in one step')
  local function count() return #vim.diagnostic.get(gallery) end
  expect.becomes(count, 2, 'after undo the finding is back')
  vim.cmd.redo()
  expect.becomes(count, 1, 'after redo it is gone again')
end

local function test_hover(button)
  expect.put_cursor(button)
  local text = hover() or ''
  expect.contains(text, 'destructive-unconfirmed', 'the hover names the rule')
  expect.contains(text, 'Assistive Access', 'the hover says why it matters in Assistive Access')
end

local function test_emoji(gallery, button)
  local inserted = '/* 🎨🖍️ é */ '
  local line, first = button.line, button.first
  vim.api.nvim_buf_set_text(gallery, line, first, line, first, { inserted })
  local moved = expect.word(gallery, 'Button', 'Button(role: .destructive)')
  expect.equal(moved.first, button.first + #inserted, 'the emoji stands before the button')
  expect.becomes(function() return expect.findings(gallery) end, {
    expect.finding('destructive-unconfirmed', moved),
  }, 'behind an emoji the finding is at the right bytes')
  expect.put_cursor(moved)
  expect.contains(hover() or '', 'destructive-unconfirmed', 'behind an emoji the hover is found')
  return moved
end

local function test_unfinished(gallery, moved)
  local below = vim.api.nvim_buf_line_count(gallery)
  local typed = { 'struct Unfinished: View {', '    var body: some View { Text("a\\(' }
  vim.api.nvim_buf_set_lines(gallery, below, below, false, typed)
  settle(gallery)
  expect.becomes(function() return expect.findings(gallery) end, {
    expect.finding('destructive-unconfirmed', moved),
  }, 'half-typed code leaves the finding above it')
  vim.api.nvim_buf_set_lines(gallery, below, -1, false, {})
  settle(gallery)
end

local function test_confirmation_fix(gallery, moved)
  expect.put_cursor(moved)
  local fixes = vim.tbl_filter(is_preferred, quick_fixes(gallery))
  if not expect.equal(#fixes, 1, 'a confirmation is offered') then
    return
  end
  apply_preferred_fix()
  local function rules()
    return vim.tbl_map(
      function(finding) return (finding:gsub(' .*', '')) end,
      expect.findings(gallery)
    )
  end
  expect.becomes(
    rules,
    { 'destructive-confirmed-once' },
    'after the confirmation only the advice to ask twice is left'
  )
  expect.contains(expect.text(gallery), '.confirmationDialog(', 'the row asks before it deletes')
end

local function test_key_fix()
  local app = open('Draw/DrawApp.swift')
  local scene = expect.place(app, 'AssistiveAccess')
  expect.becomes(function() return expect.findings(app) end, {
    expect.finding('support-key-missing', scene),
  }, 'the missing key is shown at the scene')

  expect.put_cursor(scene)
  apply_preferred_fix()
  local function findings() return expect.findings(app) end
  expect.becomes(findings, {}, 'after the key is added the finding has vanished')

  local plist = open('Draw/Info.plist')
  expect.wait(function() return client_of(plist) end)
  expect.record(client_of(plist) ~= nil, 'the property list has the server too', 'no client')
  expect.contains(
    expect.text(plist),
    '\t<key>UISupportsAssistiveAccess</key>\n\t<true/>\n',
    'the key stands in the property list, indented as its neighbours'
  )
  expect.equal(vim.bo[plist].modified, true, 'the property list is changed, not saved')
  return app, plist, scene
end

local function test_key_false(app, plist, scene)
  local key = expect.place(plist, '<key>UISupportsAssistiveAccess</key>')
  vim.api.nvim_buf_set_lines(plist, key.line + 1, key.line + 2, false, { '\t<false/>' })
  expect.becomes(function() return expect.findings(app) end, {
    expect.finding('support-key-missing', scene),
  }, 'a key that is false is shown at the scene')
  local value = expect.word(plist, '<false/>', '<false/>')
  local function at_value()
    return vim.tbl_map(function(diagnostic)
      return { diagnostic.code, diagnostic.lnum }
    end, vim.diagnostic.get(plist))
  end
  local expected = { { 'support-key-missing', value.line } }
  expect.becomes(at_value, expected, 'and at its value in the property list')
  vim.api.nvim_buf_set_lines(plist, key.line + 1, key.line + 2, false, { '\t<true/>' })
  expect.becomes(function() return expect.findings(app) end, {}, 'a key that is true is right')
  expect.becomes(function() return expect.findings(plist) end, {}, 'and the property list is right')
end

local function test_fix_all(app, plist, scene)
  local key = expect.place(plist, '<key>UISupportsAssistiveAccess</key>')
  vim.api.nvim_buf_set_lines(plist, key.line + 1, key.line + 2, false, { '\t<false/>' })
  expect.becomes(function() return expect.findings(app) end, {
    expect.finding('support-key-missing', scene),
  }, 'the key is false once more')
  vim.api.nvim_set_current_buf(app)
  vim.lsp.buf.code_action({ context = { only = { 'source.fixAll' } }, apply = true })
  expect.becomes(function() return expect.findings(app) end, {}, 'all safe fixes put it right')
  expect.contains(
    expect.text(plist),
    '\t<key>UISupportsAssistiveAccess</key>\n\t<true/>\n',
    'in the document in which it is wrong'
  )
end

local function test_lens(app, scene)
  vim.api.nvim_set_current_buf(app)
  vim.lsp.codelens.refresh({ bufnr = app })
  local lens, is_there = expect.wait(function() return vim.lsp.codelens.get(app)[1] end)
  if expect.record(is_there, 'a lens stands at the scene', 'none') then
    expect.equal(lens.range.start.line, scene.line, 'on its line')
    expect.contains(lens.command.title, ' screens, ', 'with the number of screens')
  end
end

--- The names that are offered inside the literal of an icon, and what choosing the first makes.
local function test_completion(gallery)
  vim.api.nvim_set_current_buf(gallery)
  local icon = expect.place(gallery, '.assistiveAccessNavigationIcon(systemImage: "')
  local typed = '        .assistiveAccessNavigationIcon(systemImage: "photo.on.r")'
  vim.api.nvim_buf_set_lines(gallery, icon.line, icon.line + 1, false, { typed })
  vim.api.nvim_win_set_cursor(0, { icon.line + 1, #typed - 2 })
  local client = client_of(gallery)
  local params = vim.lsp.util.make_position_params(0, client.offset_encoding)
  local answer = client:request_sync('textDocument/completion', params, 20000, gallery)
  local item = ((answer or {}).result or { items = {} }).items[1] or {}
  expect.equal(item.label, 'photo.on.rectangle', 'the symbol is offered inside the literal')
  if item.textEdit then
    vim.lsp.util.apply_text_edits({ item.textEdit }, gallery, client.offset_encoding)
  end
  expect.contains(
    expect.text(gallery), '(systemImage: "photo.on.rectangle")', 'and takes the place of its content'
  )
end

local function test_silence()
  for _, path in ipairs({
    'Draw/Standard/ContentView.swift',
    'Draw/Standard/AssistiveAccessHelpView.swift',
    'Draw/AssistiveAccess/ColorScreen.swift',
    'DrawWidget/DrawWidget.swift',
    'DrawWidget/Info.plist',
  }) do
    local bufnr = open(path)
    expect.wait(function() return client_of(bufnr) end)
    settle(bufnr)
    expect.equal(expect.findings(bufnr), {}, path .. ' has no finding')
  end
end

local function test_health(gallery)
  vim.api.nvim_set_current_buf(gallery)
  start_neighbour(gallery)
  expect.wait(function()
    return #vim.lsp.get_clients({ bufnr = gallery }) == 2
  end)
  vim.cmd('silent checkhealth vim.lsp')
  local report = expect.text(0)
  expect.contains(report, 'neighbour (id:', 'a second server runs on the buffer')
  expect.contains(report, 'No buffers contain mixed position encodings', 'both servers count alike')
  for _, client in ipairs(vim.lsp.get_clients({ name = 'neighbour' })) do
    client:stop(true)
  end
end

local function test_stop()
  vim.cmd('silent wall')
  local client = vim.lsp.get_clients({ name = 'aalsp' })[1]
  client:stop()
  local expected = { { code = 0, signal = 0 } }
  expect.becomes(function() return exits end, expected, 'the server ends with status 0')
  expect.equal(errors, {}, 'the editor met no error in the protocol')
end

--- Leaves a server running for the editor's own exit.
local function start_again()
  local bufnr = open('Draw/AssistiveAccess/DrawingScreen.swift')
  local title = expect.word(bufnr, 'navigationTitle', '.navigationTitle(drawing.title)')
  expect.becomes(function() return expect.findings(bufnr) end, {
    expect.finding('navigation-icon-missing', title),
  }, 'the server starts again with the next file')
end

local function run()
  local gallery = open('Draw/AssistiveAccess/GalleryScreen.swift')
  if not test_start(gallery) then
    return
  end
  local title = expect.word(gallery, 'navigationTitle', '.navigationTitle("Gallery")')
  local button = expect.word(gallery, 'Button', 'Button(role: .destructive)')
  test_findings(gallery, title, button)
  test_delivery()
  test_icon_fix(gallery, title, button)
  test_hover(button)
  local moved = test_emoji(gallery, button)
  test_unfinished(gallery, moved)
  test_confirmation_fix(gallery, moved)
  local app, plist, scene = test_key_fix()
  test_key_false(app, plist, scene)
  test_fix_all(app, plist, scene)
  test_lens(app, scene)
  test_completion(gallery)
  test_silence()
  test_health(gallery)
  test_stop()
  start_again()
end

local is_done, problem = xpcall(run, debug.traceback)
expect.record(is_done, 'the script runs to its end', tostring(problem))
vim.cmd('qall!')
