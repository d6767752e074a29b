import type { SecondaryKind } from '../../knowledge/responses/types.ts'

/** A button: its title, and the intent whose response it leads to, `área: …` or an address. */
export type Leads = readonly [title: string, to: string]

/** What a demo bot answers to an intent: the first wording, then the others. */
export interface Answer {
  says: readonly string[]
  buttons?: readonly Leads[]
  /** name of the secondary response that follows */
  follow?: string
  category?: string
  /** the area that it hands the conversation over to */
  area?: string
}

/** What a demo bot says besides: what follows, and what it says in a situation. */
export interface Aside {
  name: string
  kind: SecondaryKind
  says: readonly string[]
  buttons?: readonly Leads[]
}

/** The content of one demo bot; answers by intent. */
export interface Answers {
  answers: Readonly<Record<string, Answer>>
  asides: readonly Aside[]
}
