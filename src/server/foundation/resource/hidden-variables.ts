import { type FieldReader, hiddenKeys } from '../scope/own-fields.ts'
import { invalidProblem } from './refuse.ts'

const OWN_FIELD = /\{\{\s*contacto\.campo\.([a-z0-9_]{1,40})/g

/**
 * Refuses texts with a variable of an own field that their author does not see: whatever is said with them, by the bot or
 * to another system, would tell them its value. Texts that are stored already stay.
 * @param given what is saved, with texts at any depth
 * @param stored what was saved until now
 * @throws 422 at the text, such as `actions.2.text`
 */
export async function refuseHiddenVariables(scope: FieldReader, given: unknown, stored?: unknown): Promise<void> {
  const told = textsIn(given).filter(([, text]) => keysIn(text).length > 0)
  if (told.length === 0) return
  const hidden = await hiddenKeys(scope)
  if (hidden.size === 0) return
  const kept = new Set(textsIn(stored).map(([, text]) => text))
  for (const [place, text] of told) {
    const key = keysIn(text).find((one) => hidden.has(one))
    if (key === undefined || kept.has(text)) continue
    throw invalidProblem(place, `No ves el dato {{contacto.campo.${key}}}. Quítalo o pídele el cambio a quien lo ve.`)
  }
}

const keysIn = (text: string): string[] => [...text.matchAll(OWN_FIELD)].map(([, key = '']) => key)

/** Returns all texts within a value, each with its dotted path. */
function textsIn(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, place ? `${place}.${key}` : key))
}
