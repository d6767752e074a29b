// The first script of the page, inlined into index.html by scripts/config/first-page. It sets the theme before the
// first paint, requests the session, and starts loading the files of the page, all before any module has run.
import type { FirstPagePlan } from '../contract/first-page.ts'
import type {} from './api/earlyResponses.ts'

/** Filled in by the build; null in development, where files have no fixed names. */
declare const FIRST_PAGE_PLAN: FirstPagePlan | null

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

// see theme/mode.ts
const mode = read('mode')
const isDark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
document.documentElement.dataset.mode = isDark ? 'dark' : 'light'

// see api/earlyResponses.ts
const token = read('jwt')
if (token) {
  const base = document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content || '/api'
  const url = new URL(`${base.replace(/\/$/, '')}/me`, location.origin).href
  const answer = fetch(url, { headers: { authorization: `Bearer ${token}` } })
  answer.catch(() => {})
  window.earlyResponses = { [url]: { token, answer } }
}

const plan = FIRST_PAGE_PLAN
const route = plan?.routes.find(([pattern]) => new RegExp(pattern).test(location.pathname))
for (const index of (route && plan?.sets[route[token ? 1 : 2]]) ?? []) {
  const href = `${plan?.base}${plan?.files[index]}`
  const link = document.createElement('link')
  if (href.endsWith('.css')) {
    link.rel = 'preload'
    link.as = 'style'
  } else link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = href
  document.head.append(link)
}
