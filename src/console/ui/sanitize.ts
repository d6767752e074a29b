import { pageRules } from './page-rules.ts'

/** Sanitizes foreign HTML before it is displayed. Loads the sanitizer on demand. */
export async function sanitizePage(html: string): Promise<string> {
  const { default: purify } = await import('dompurify')
  // The sanitizer drops the attributes of the root element, but screen readers need its language.
  return purify.sanitize(html, pageRules).replace('<html>', '<html lang="es-AR">')
}
