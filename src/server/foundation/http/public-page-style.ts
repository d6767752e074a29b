/** Styles of the pages that links in messages and mails open: light and dark, responsive. */
export const publicStyle = `
:root { color-scheme: light dark; --ink: #1b1f24; --soft: #57606a; --line: #d0d7de; --page: #f4f6f8; --card: #fff;
  --main: #0b57a4; --on-main: #fff; --good: #146c2e; --bad: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --soft: #a7b1bd; --line: #3d444d; --page: #0d1117;
  --card: #161b22; --main: #8ec5ff; --on-main: #06233f; --good: #6fdd8b; --bad: #ffb4ab; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 24px 20px 40px; background: var(--card); min-height: 100vh;
  overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 1.6rem; line-height: 1.2; }
h2 { margin: 24px 0 4px; font-size: 1rem; }
p { margin: 6px 0; }
.business { font-weight: 700; color: var(--main); }
.status { display: inline-block; padding: 2px 12px; border: 1px solid currentColor; border-radius: 999px; }
.status-accepted, .status-confirmed { color: var(--good); }
.status-rejected, .status-expired, .status-refused, .problem { color: var(--bad); }
table { width: 100%; margin-top: 20px; border-collapse: collapse; }
caption { text-align: left; font-weight: 700; padding-bottom: 6px; }
th, td { padding: 8px 6px; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top;
  font-variant-numeric: tabular-nums; }
th:first-child { text-align: left; }
tbody th { font-weight: 400; }
thead th { color: var(--soft); font-size: .875rem; }
/* a long description leaves amounts the width that they need */
td, thead th { overflow-wrap: break-word; }
.sums { margin: 12px 0 0 auto; max-width: 320px; }
.sums div { display: flex; justify-content: space-between; gap: 16px; padding: 2px 6px; }
.sums dd { margin: 0; font-variant-numeric: tabular-nums; }
.total { font-size: 1.25rem; font-weight: 700; }
a { color: var(--main); }
.pdf { display: inline-block; margin-top: 16px; padding: 8px 0; font-weight: 600; }
form { margin-top: 16px; padding-top: 4px; border-top: 1px solid var(--line); }
label { display: block; margin: 8px 0 4px; }
textarea { width: 100%; padding: 8px; border: 1px solid var(--soft); border-radius: 6px; background: var(--card);
  color: var(--ink); font: inherit; }
.buttons { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 12px; }
button { min-height: 44px; padding: 8px 20px; border: 1px solid var(--main); border-radius: 6px; background: var(--main);
  color: var(--on-main); font: inherit; font-weight: 600; cursor: pointer; }
button + button, button.second { background: var(--card); color: var(--main); }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
.answered { padding: 12px; border: 1px solid var(--line); border-radius: 6px; font-weight: 600; }
footer { margin-top: 32px; color: var(--soft); font-size: .875rem; }
@media (max-width: 560px) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { display: block; padding: 8px 0; border-bottom: 1px solid var(--line); }
  tbody th, td { display: flex; justify-content: space-between; gap: 16px; padding: 2px 0; border: 0; }
  tbody th { font-weight: 600; }
  td::before { content: attr(data-label); color: var(--soft); }
  .buttons button { flex: 1 1 100%; }
}
`
