import { filterInput } from '../../../../contract/input.ts'
import { fold } from '../../../../contract/phrase.ts'

/** Converts a name to an entity key: lowercase letters, digits and underscores, starting with a letter. */
export function entityName(name: string): string {
  const plain = fold(name.trim())
    .replaceAll('ñ', 'n')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
  return plain.slice(0, 40)
}

/** Returns the label for an entity name of a file. */
export function labelOf(name: string): string {
  const words = filterInput('text', name.replaceAll('_', ' ').replaceAll('/', ' ')).trim().slice(0, 40)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Converts an intent name of a file to a valid name: Rasa allows characters that are not allowed here. */
export function intentName(name: string): string {
  return filterInput('text', name.replaceAll('/', ' - ')).replace(/\s+/g, ' ').trim()
}
