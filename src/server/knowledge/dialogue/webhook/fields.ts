import { ownOf } from '../../../../contract/path.ts'
import { cut } from '../cut.ts'
import type { ResponseMessage } from '../types.ts'

type Field = { name: string; path: string }

/** Longest value that a text may show. */
const LONGEST = 200

/** Returns the fields of a JSON response by variable name. Only texts, finite numbers and truth values; others are left out. */
export function mappedFields(json: unknown, fields: readonly Field[]): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name, path }): [string, string][] => {
      const value = valueAt(json, path)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function valueAt(json: unknown, path: string): string | undefined {
  let at: unknown = json
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined
    at = Reflect.get(at, key)
  }
  if (typeof at === 'boolean') return at ? 'sí' : 'no'
  if (typeof at !== 'string' && !Number.isFinite(at)) return undefined
  const text = String(at)
    // Bidi controls would turn around the text that follows the value. Those that join emojis stay.
    .replace(/\p{Bidi_Control}+/gu, '')
    .replace(/[\p{Cc}\p{Cs}<>]+/gu, ' ')
    .trim()
  return cut(text, LONGEST)
}

/** Returns the fields that texts show without a fallback and the response does not have. */
export function missingFields(
  messages: readonly ResponseMessage[],
  fields: Readonly<Record<string, string>>,
): string[] {
  const shown = [...JSON.stringify(messages).matchAll(/\{\{\s*consulta\.(\w+)\s*\}\}/g)].map(([, name = '']) => name)
  return [...new Set(shown)].filter((name) => !ownOf(fields, name))
}
