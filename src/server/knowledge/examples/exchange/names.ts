import { filterInput } from '../../../../contract/input.ts'
import { fold } from '../../../../contract/phrase.ts'

/** The key that an entity of this name has here: small letters, digits and underscores, a letter first. */
export function entityName(name: string): string {
  const plain = fold(name.trim())
    .replaceAll('ñ', 'n')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
  return plain.slice(0, 40)
}

/** What people read for such a name. */
export function labelOf(name: string): string {
  const words = filterInput('text', name.replaceAll('_', ' ').replaceAll('/', ' ')).trim().slice(0, 40)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The name that an intent of a file has here: Rasa's may hold signs that no name here has. */
export function intentName(name: string): string {
  return filterInput('text', name.replaceAll('/', ' - ')).replace(/\s+/g, ' ').trim()
}
