-- Results, bounded waiting, and looking things up in buffers. Each result is a line of the file
-- that AALSP_RESULTS names: `ok - NAME`, or `not ok - NAME: DETAIL`.
local M = {}

local results = assert(io.open(vim.env.AALSP_RESULTS, 'a'))

--- How long anything may take, in milliseconds. Nothing waits for it that is there sooner.
local patience = tonumber(vim.env.AALSP_PATIENCE or '20000')

function M.record(is_met, name, detail)
  local line = is_met and 'ok - ' .. name or 'not ok - ' .. name .. ': ' .. (detail or 'no')
  results:write((line:gsub('\n', ' | ')), '\n')
  results:flush()
  return is_met
end

function M.equal(actual, expected, name)
  return M.record(
    vim.deep_equal(actual, expected),
    name,
    ('expected %s, found %s'):format(vim.inspect(expected), vim.inspect(actual))
  )
end

function M.contains(text, part, name)
  local is_in = type(text) == 'string' and text:find(part, 1, true) ~= nil
  return M.record(is_in, name, ('%s is not in %s'):format(vim.inspect(part), vim.inspect(text)))
end

--- Waits until `condition` gives something; what it gave last, and whether that was in time.
function M.wait(condition)
  local value
  local is_met = vim.wait(patience, function()
    value = condition()
    return value
  end, 20)
  return value, is_met
end

--- Waits until `actual()` equals `expected`.
function M.becomes(actual, expected, name)
  local value
  vim.wait(patience, function()
    value = actual()
    return vim.deep_equal(value, expected)
  end, 20)
  return M.equal(value, expected, name)
end

--- Where `text` stands for the first time: zero-based line, first byte, byte behind it.
function M.place(bufnr, text)
  for index, line in ipairs(vim.api.nvim_buf_get_lines(bufnr, 0, -1, false)) do
    local first, last = line:find(text, 1, true)
    if first then
      return { line = index - 1, first = first - 1, last = last }
    end
  end
  error(('no %q in %s'):format(text, vim.api.nvim_buf_get_name(bufnr)))
end

--- The place of the word `word` inside the first line that contains `text`.
function M.word(bufnr, word, text)
  local line = M.place(bufnr, text).line
  local content = vim.api.nvim_buf_get_lines(bufnr, line, line + 1, false)[1]
  local first, last = content:find(word, 1, true)
  return { line = line, first = first - 1, last = last }
end

function M.put_cursor(place)
  vim.api.nvim_win_set_cursor(0, { place.line + 1, place.first })
end

function M.text(bufnr)
  return table.concat(vim.api.nvim_buf_get_lines(bufnr, 0, -1, false), '\n')
end

--- The buffer's diagnostics, as `RULE LINE:FIRST-LAST` with bytes, in the order of places.
function M.findings(bufnr)
  local diagnostics = vim.diagnostic.get(bufnr)
  table.sort(diagnostics, function(a, b)
    return a.lnum == b.lnum and a.col < b.col or a.lnum < b.lnum
  end)
  return vim.tbl_map(function(found)
    return ('%s %d:%d-%d'):format(found.code, found.lnum, found.col, found.end_col)
  end, diagnostics)
end

function M.finding(rule, place)
  return ('%s %d:%d-%d'):format(rule, place.line, place.first, place.last)
end

return M
