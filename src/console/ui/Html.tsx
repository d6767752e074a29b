import { useEffect, useState } from 'react'
import { RICH_TEXT_FAILURE, safeHref } from '../../contract/rich-text.ts'
import { allowedHtml } from './allowed-html.ts'

/** HTML from elsewhere, e.g. an e-mail, after it was cleaned. The cleaner is loaded only where there is HTML to show. */
export function Html({ html }: { html: string }) {
  const [clean, setClean] = useState<string>()
  useEffect(() => {
    let here = true
    import('dompurify')
      .then(({ default: purify }) => here && setClean(withSafeLinks(purify.sanitize(html, allowedHtml))))
      .catch(() => here && setClean(RICH_TEXT_FAILURE))
    return () => {
      here = false
    }
  }, [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: DOMPurify came last
  return clean === undefined ? null : <div dangerouslySetInnerHTML={{ __html: clean }} />
}

/** Cleaned HTML whose links open in a new tab that knows nothing of this one. */
function withSafeLinks(clean: string): string {
  const template = document.createElement('template')
  template.innerHTML = clean
  for (const anchor of template.content.querySelectorAll('a')) {
    if (!safeHref(anchor.getAttribute('href') ?? '')) anchor.removeAttribute('href')
    anchor.target = '_blank'
    anchor.rel = 'noopener'
  }
  return template.innerHTML
}
