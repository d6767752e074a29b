export type Author = 'user' | 'bot' | 'agent'

/** Who speaks, and the texts one of which is said. `{name}` stands for a fact of the conversation. */
export type Turn = readonly [author: Author, texts: readonly string[]]

/** Something customers write about. */
export interface Topic {
  weight: number
  turns: readonly Turn[]
  /** the area that a person of takes over, where the bot alone does not do */
  area?: string
  /** what is said once a person has taken over */
  human?: readonly Turn[]
  labels?: readonly string[]
}

/** A business of the demo: one bot, its team's rooms and what its customers talk about. */
export interface Business {
  name: string
  planId: number
  version: string
  specialState: string
  state: string
  pendingChanges: number
  integrations: Readonly<Record<string, string>>
  /** part of all chats */
  share: number
  /** weights of webchat, whatsapp, facebook */
  channels: readonly [webchat: number, whatsapp: number, facebook: number]
  /** weights, Monday first */
  weekdays: readonly number[]
  areas: readonly { name: string; description: string; color: string }[]
  labels: readonly { title: string; color: string; description: string }[]
  /** categories and their intents */
  intents: Readonly<Record<string, readonly string[]>>
  /** what is sold, with its price in pesos */
  items: readonly (readonly [name: string, pesos: number])[]
  /** further facts that the texts may name */
  facts: Readonly<Record<string, readonly string[]>>
  topics: readonly Topic[]
  /** which intent the topics' messages are of, the first that fits */
  meant: readonly (readonly [RegExp, string])[]
  /** what customers ask that the bot was never taught */
  unknown: readonly string[]
}
