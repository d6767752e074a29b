// Reloads the requested page as soon as the server answers: polls, and also checks on the browser's `online` event.
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
// The link points to the start page; reload instead, to keep the current URL and its query.
document.querySelector('a').addEventListener('click', (event) => {
  event.preventDefault()
  location.reload()
})
later()
