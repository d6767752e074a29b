import type { components } from '../../../../generated/api.d.ts'

/** Training data of a demo bot, in a compact form. */
export interface TrainingData {
  entities: readonly Pick<
    components['schemas']['EntityInput'],
    'name' | 'label' | 'type' | 'pattern' | 'system_kind' | 'sensitive' | 'prompt_question' | 'prompt_example'
  >[]
  /** `value: synonym, synonym | value`, by entity */
  values: Readonly<Record<string, string>>
  /** `phrase | phrase`, by intent */
  examples: Readonly<Record<string, string>>
  /** paraphrases by intent (see `expandParaphrases`) */
  paraphrases?: Readonly<Record<string, string>>
}

/** Splits a text into phrases and normalizes white space. */
export function phrasesOf(text: string): string[] {
  return text.split('|').map((phrase) => phrase.replace(/\s+/g, ' ').trim())
}

/** Parses values with their synonyms. */
export function valuesOf(text: string): { value: string; synonyms: string[] }[] {
  return phrasesOf(text).map((entry) => {
    const [value = '', synonyms = ''] = entry.split(':')
    return { value: value.trim(), synonyms: synonyms.split(',').flatMap((word) => word.trim() || []) }
  })
}
