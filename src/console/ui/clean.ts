import { pageRules } from './page-rules.ts'

/** HTML made elsewhere, cleaned before it is shown. The cleaner is loaded only where there is HTML to show. */
export async function cleanPage(html: string): Promise<string> {
  const { default: purify } = await import('dompurify')
  // the cleaner drops what the root says; screen readers need its language
  return purify.sanitize(html, pageRules).replace('<html>', '<html lang="es-AR">')
}
