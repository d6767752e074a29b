import { expect, type Page } from '@playwright/test'

/** State of each window: what tried to run, as far as the page itself can detect it. */
interface Trapped {
  __hit?: number
  __refused?: string[]
}

/** Returns traces of text that became active. Event handlers set by the product are not attributes. */
function traces(): string[] {
  const { __hit, __refused = [] } = window as Trapped
  const found = [...(__hit ? ['a script ran'] : []), ...__refused]
  const within = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) found.push(`${element.tagName} ${name}`)
        if (/^(href|src|action|formaction|data|srcdoc|xlink:href)$/.test(name) && unsafe(name, value))
          found.push(`${element.tagName} ${name}=${value}`)
      }
      if (/^(MARQUEE|EMBED|OBJECT|BASE|MATH)$/.test(element.tagName)) found.push(element.tagName)
      if (element.shadowRoot) within(element.shadowRoot)
    }
  }
  const unsafe = (name: string, value: string) =>
    name === 'srcdoc' ||
    /^(javascript|vbscript|data:text)/i.test(value.replace(/[^!-~]/g, '')) ||
    value.includes('__hit')
  within(document)
  return found
}

/** Returns no traces for a frame that is navigating; rethrows any other error. */
function isNavigating(error: unknown): string[] {
  if (/detached|destroyed|navigat/.test(String(error))) return []
  throw error
}

/**
 * Watches a page for effects of a stored text: a script, a dialog, a window, a request for `__hit` or to another host,
 * a violation of the page's policy, markup that came from a text.
 * @param own origin of the server
 * @returns a function that fails if anything has happened so far
 */
export async function detectScriptExecution(page: Page, own: string): Promise<(where: string) => Promise<void>> {
  const seen: string[] = []
  await page.addInitScript(() => {
    const refused: string[] = []
    ;(window as Trapped).__refused = refused
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      refused.push(`${effectiveDirective} refused ${blockedURI}`),
    )
  })
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (request.url().includes('__hit') || (/^http/.test(protocol) && origin !== own)) seen.push(request.url())
  })
  page.on('popup', (popup) => seen.push(`popup ${popup.url()}`))
  return async (where) => {
    for (const frame of page.frames()) {
      const inside = frame.url().startsWith(own) ? await frame.evaluate(traces).catch(isNavigating) : []
      seen.push(...inside)
    }
    expect([...new Set(seen)], where).toEqual([])
  }
}
