import type { QuestionKind } from './question.ts'

/** The kinds of questions whose answers a datum of the contact can hold. Own fields check each answer themselves. */
const KINDS = {
  name: ['short_text'],
  phone: ['phone'],
  email: ['email'],
  document: ['short_text', 'number'],
  company: ['short_text', 'single'],
  city: ['short_text', 'single'],
  province: ['short_text', 'single'],
} as const satisfies Record<string, readonly QuestionKind[]>

/** A datum that every contact has and that an answer may fill. */
export type ContactDatum = keyof typeof KINDS

/** Whether a name is that of a datum that every contact has. */
export const isContactDatum = (name: string): name is ContactDatum => Object.hasOwn(KINDS, name)

/** Whether the answers to a question of this kind can be saved to this datum. */
export function takesKind(saveTo: string, kind: QuestionKind): boolean {
  const kinds: readonly QuestionKind[] | undefined = isContactDatum(saveTo) ? KINDS[saveTo] : undefined
  return kinds?.includes(kind) ?? true
}
