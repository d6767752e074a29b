import type { SourceText } from './source-texts.ts'
import type { Role, Text } from './text.ts'

/** The texts of the description that screens show; summaries and descriptions of operations are the API's own pages. */
export function openapiTexts(file: string, written: readonly SourceText[]): Text[] {
  const inSchemas = file.startsWith('openapi/schemas/')
  // the title of a schema with properties is the name of a body, not of a field
  const bodies = new Set(written.flatMap(({ way }) => (inSchemas && way[1] === 'properties' ? [way[0]] : [])))
  return written.flatMap(({ text, line, way }) => {
    const found = roleOf(inSchemas ? ['schema', ...way] : way)
    const role = found === 'label' && way.length === 2 && bodies.has(way[0]) ? 'name' : found
    return role && /\p{L}{2}/u.test(text) ? [{ file, line, text, role, audience: 'team' as const }] : []
  })
}

/** What a text is, by the last keys of its way: a property may be called as a key is. */
function roleOf(way: readonly string[]): Role | undefined {
  const [above = '', key = ''] = way.slice(-2)
  if (way.includes('x-toasts')) return key === 'success' ? 'toast' : key === 'error' ? 'fallback' : 'text'
  if (!way.includes('schema') && !way.includes('schemas')) return undefined
  if (way.at(-3) === 'x-options') return ({ label: 'option', help: 'help', progress: 'text' } as const)[key]
  if (above === 'x-messages') return 'error'
  if (above === 'noun' || (key === 'label' && above === 'x-collection')) return 'part'
  if (above === 'properties') return undefined
  return ({ title: 'label', description: 'help' } as const)[key]
}
