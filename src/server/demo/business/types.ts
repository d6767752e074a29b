export type Author = 'user' | 'bot' | 'agent'

/** The author of a message and its possible texts. `{name}` is replaced with a fact of the conversation. */
export type Turn = readonly [author: Author, texts: readonly string[]]

/** A topic of conversations. */
export interface Topic {
  weight: number
  turns: readonly Turn[]
  /** name of the area that takes over when the bot is not enough */
  area?: string
  /** the turns after a person took over */
  human?: readonly Turn[]
  labels?: readonly string[]
}

/** A business of the demo: a bot and the topics of its customers. Its content is in `bots`. */
export interface Business {
  /** name of the folder with its content */
  key: string
  name: string
  planId: number
  version: string
  specialState: string
  state: string
  pendingChanges: number
  integrations: Readonly<Record<string, string>>
  /** public key of the webchat, as in the embed code */
  webchatKey: string
  /** the site that may show the webchat */
  site: string
  /** opening hours on holidays */
  holidays: readonly { from: string; to: string }[]
  /** share of all chats */
  share: number
  /** weights of webchat, whatsapp, facebook */
  channels: readonly [webchat: number, whatsapp: number, facebook: number]
  /** weights, Monday first */
  weekdays: readonly number[]
  /** products with their price in pesos */
  items: readonly (readonly [name: string, pesos: number])[]
  /** further facts available in texts */
  facts: Readonly<Record<string, readonly string[]>>
  topics: readonly Topic[]
  /** maps topic messages to intents; the first match wins */
  meant: readonly (readonly [RegExp, string])[]
  /** questions that the bot has no intent for */
  unknown: readonly string[]
}
