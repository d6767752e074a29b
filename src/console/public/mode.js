// Before the first paint, so that a dark console never flashes white. See theme/mode.ts.
;(() => {
  var mode = null
  try {
    mode = localStorage.getItem('mode')
  } catch {}
  if (mode !== 'dark' && mode !== 'light') mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset.mode = mode
})()
