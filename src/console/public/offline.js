// Brings the page that was asked for back as soon as the server answers: told by the browser, or found out by asking.
const PAUSE = 3000

let timer = 0

function look() {
  clearTimeout(timer)
  fetch('/health', { cache: 'no-store' }).then(({ ok }) => (ok ? location.reload() : later()), later)
}

function later() {
  clearTimeout(timer)
  timer = setTimeout(look, PAUSE)
}

addEventListener('online', look)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') look()
})
// the same page again, and not the top of the site without its query
document.querySelector('a').addEventListener('click', (event) => {
  event.preventDefault()
  location.reload()
})
later()
