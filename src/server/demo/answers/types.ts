import type { SecondaryKind } from '../../knowledge/responses/types.ts'

/** A button: its title, and its target: an intent with a response, `área: …` or a URL. */
export type Leads = readonly [title: string, to: string]

/** A demo bot's answer to an intent. The first text is the main wording, the others are variants. */
export interface Answer {
  says: readonly string[]
  buttons?: readonly Leads[]
  /** name of the secondary response that is sent next */
  follow?: string
  category?: string
  /** name of the area the chat is handed over to */
  area?: string
  /** names of the entities that are asked for before it answers, or with a question of its own */
  asks?: readonly (string | { entity: string; question: string })[]
  /** other texts when an entity has a value; the first that holds counts */
  when?: readonly { entity: string; is: string; says: readonly string[]; buttons?: readonly Leads[] }[]
}

/** A secondary response of a demo bot: a follow-up, or the response to a situation. */
interface Aside {
  name: string
  kind: SecondaryKind
  says: readonly string[]
  buttons?: readonly Leads[]
}

/** The content of a demo bot. Answers are keyed by intent. */
export interface Answers {
  answers: Readonly<Record<string, Answer>>
  asides: readonly Aside[]
}
