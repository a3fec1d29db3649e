/// The style sheet of the page. Text has a contrast of 4.5 to 1 or more, light and dark.
enum HTMLStyle {
  static let sheet: HTML = """
    :root {
      color-scheme: light dark;
      --back: #ffffff; --raised: #f6f7f9; --text: #1b1c1e; --quiet: #55585e; --line: #8a8f98;
      --link: #0b4fb3; --mark: #ffe9a8; --mark-text: #1b1c1e;
      --error: #a3140f; --error-back: #fdecea; --warning: #6b4700; --warning-back: #fff4d6;
      --note: #164a8c; --note-back: #e8f0fc; --good: #14612c;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --back: #141518; --raised: #1f2125; --text: #ececee; --quiet: #b4b8c0; --line: #7d838d;
        --link: #8ab8ff; --mark: #5c4a00; --mark-text: #ffffff;
        --error: #ffb3ab; --error-back: #4a1512; --warning: #ffd97a; --warning-back: #3d2f00;
        --note: #b3d1ff; --note-back: #17304f; --good: #86d69c;
      }
    }
    * { box-sizing: border-box; }
    html { background: var(--back); color: var(--text); line-height: 1.55;
      font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
    body { margin: 0 auto; max-width: 68rem; padding: 0 1rem 3rem; overflow-wrap: break-word; }
    h1 { font-size: 1.9rem; line-height: 1.2; margin: 1.5rem 0 .5rem; }
    h2 { font-size: 1.5rem; line-height: 1.25; margin: 2.5rem 0 .75rem; padding-top: .75rem;
      border-top: 2px solid var(--line); }
    h3 { font-size: 1.2rem; line-height: 1.3; margin: 1.75rem 0 .5rem; }
    h4, h5 { font-size: 1rem; line-height: 1.35; margin: 1rem 0 .35rem; }
    p, ul, dl, pre, table { margin: .4rem 0; }
    ul { padding-left: 1.25rem; }
    a { color: var(--link); text-underline-offset: .15em; }
    a:focus-visible, :target:focus { outline: 3px solid var(--link); outline-offset: 2px; }
    code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
      font-size: .9em; overflow-wrap: anywhere; }
    pre { white-space: pre-wrap; background: var(--back); border: 1px solid var(--line);
      border-radius: .35rem; padding: .35rem .55rem; }
    mark { background: var(--mark); color: var(--mark-text); text-decoration: underline;
      text-decoration-thickness: 2px; }
    .skip { position: absolute; left: -100vw; }
    .skip:focus { position: static; display: inline-block; padding: .5rem; }
    .quiet { color: var(--quiet); }
    .numbers { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1rem 0; }
    .numbers div { border: 1px solid var(--line); border-radius: .5rem; background: var(--raised);
      padding: .4rem .9rem; min-width: 6.5rem; display: flex; flex-direction: column-reverse; }
    .numbers dt { color: var(--quiet); }
    .numbers dd { margin: 0; font-size: 1.6rem; font-weight: 700; line-height: 1.2; }
    nav ul { list-style: none; padding: 0; }
    nav li { padding: .2rem 0; }
    nav li li { padding-left: 1.25rem; }
    .facts > div { display: grid; grid-template-columns: 24rem minmax(0, 1fr); gap: 0 1rem;
      padding: .35rem 0; border-bottom: 1px solid var(--line); }
    .facts dt { font-weight: 600; overflow-wrap: anywhere; }
    .facts dd { margin: 0; }
    .good { color: var(--good); font-weight: 600; }
    .bad { color: var(--error); font-weight: 600; }
    .screen { display: grid; grid-template-columns: minmax(0, 21rem) minmax(0, 1fr);
      gap: 0 1.5rem; margin: 1rem 0; padding-bottom: 1rem; border-bottom: 1px solid var(--line); }
    .device { border: 2px solid var(--line); border-radius: 1.1rem; background: var(--raised);
      padding: .35rem 1rem 1rem; align-self: start; }
    .device h4 { font-size: 1.35rem; margin: .5rem 0 0; }
    .choices { list-style: none; padding: 0; }
    .choices li { border: 1px solid var(--line); border-radius: .6rem; background: var(--back);
      margin: .4rem 0; padding: .45rem .7rem; }
    .finding { border: 1px solid var(--line); border-left: .4rem solid var(--line);
      border-radius: .35rem; background: var(--raised); margin: .6rem 0;
      padding: .1rem .9rem .6rem; }
    .finding.error { border-left-color: var(--error); }
    .finding.warning { border-left-color: var(--warning); }
    .finding.note { border-left-color: var(--note); }
    .badge { border: 1px solid currentColor; border-radius: .3rem; padding: 0 .4rem;
      font-size: .875rem; font-weight: 600; white-space: nowrap; }
    .badge.error { color: var(--error); background: var(--error-back); }
    .badge.warning { color: var(--warning); background: var(--warning-back); }
    .badge.note { color: var(--note); background: var(--note-back); }
    .why dt { font-weight: 600; margin-top: .5rem; }
    .why dd { margin: 0; }
    .why p { margin: .15rem 0; }
    .places { list-style: none; padding: 0; }
    .places > li { margin: .4rem 0; }
    table { border-collapse: collapse; }
    th, td { text-align: left; vertical-align: top; padding: .3rem .8rem .3rem 0;
      border-bottom: 1px solid var(--line); }
    td.number { text-align: right; font-variant-numeric: tabular-nums; }
    footer { margin-top: 2.5rem; padding-top: .75rem; border-top: 2px solid var(--line); }
    @media (max-width: 46rem) {
      .screen { grid-template-columns: minmax(0, 1fr); }
      .facts > div { grid-template-columns: minmax(0, 1fr); }
      .numbers { gap: .5rem; }
      h1 { font-size: 1.6rem; }
    }
    @media (forced-colors: active) {
      mark { forced-color-adjust: none; background: Highlight; color: HighlightText; }
    }
    @media print {
      :root { --back: #fff; --raised: #fff; --text: #000; --quiet: #333; --line: #777;
        --link: #000; --mark: #ddd; --mark-text: #000; --error: #000; --error-back: #fff;
        --warning: #000; --warning-back: #fff; --note: #000; --note-back: #fff; --good: #000; }
      html { font-size: 10pt; }
      body { max-width: none; padding: 0; }
      .screen { display: block; }
      nav, .skip { display: none; }
      h2, h3, h4, h5 { break-after: avoid; }
      .device, .places > li { break-inside: avoid; }
      .sources a::after { content: " (" attr(href) ")"; overflow-wrap: anywhere; }
    }
    """
}
