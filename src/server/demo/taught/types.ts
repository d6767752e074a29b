import type { components } from '../../../../generated/api.d.ts'

/** What a demo bot is taught with, as it is written by hand. */
export interface Taught {
  entities: readonly Pick<
    components['schemas']['EntityInput'],
    'name' | 'label' | 'type' | 'pattern' | 'system_kind' | 'sensitive' | 'prompt_question'
  >[]
  /** `value: synonym, synonym | value`, by entity */
  values: Readonly<Record<string, string>>
  /** `phrase | phrase`, by intent */
  examples: Readonly<Record<string, string>>
  /** the same in other words, by intent (see `askedOf`) */
  ways?: Readonly<Record<string, string>>
}

/** The phrases of such a text, spaces and line ends between them dropped. */
export function phrasesOf(text: string): string[] {
  return text.split('|').map((phrase) => phrase.replace(/\s+/g, ' ').trim())
}

/** The values of such a text with their synonyms. */
export function valuesOf(text: string): { value: string; synonyms: string[] }[] {
  return phrasesOf(text).map((entry) => {
    const [value = '', synonyms = ''] = entry.split(':')
    return { value: value.trim(), synonyms: synonyms.split(',').flatMap((word) => word.trim() || []) }
  })
}
