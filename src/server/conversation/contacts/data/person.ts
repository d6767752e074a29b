/** A number, an address or an id. */
export interface Mark {
  text: string
  /**
   * Where it counts.
   * - `part`: also within a text, if it does not go on before or after
   * - `whole`: where it stands alone: what is short is part of others
   * - `handle`: after an @ alone, because people choose it, and it may be any word of the product
   */
  as: 'part' | 'whole' | 'handle'
}

/** What a row may belong to; a `sender` is somebody on a channel. */
type OwnerKind = 'contact' | 'chat' | 'budget' | 'sender'

/** Returns the keys of what a row belongs to, by the ids that it has. */
export const ownersOf = (ids: Readonly<Partial<Record<OwnerKind, unknown>>>): string[] =>
  Object.entries(ids).flatMap(([kind, id]) => (id === null || id === undefined ? [] : `${kind} ${id}`.toLowerCase()))

/** What a person is known by, to find where they are mentioned. */
export interface Identity {
  botId: number
  contactId: number
  /** the contact, and those that became part of it */
  ids: number[]
  chats: number[]
  /** keys of {@link ownersOf}: rows with one of them are the person's, those with others are somebody else's */
  owned: ReadonlySet<string>
  marks: Mark[]
  /** whole names in lower case, which others may have as well; none that is a phrase of the business */
  names: string[]
  /** two letters: of numbers that were written without one */
  country: string
}

/** A person with their words. */
export interface Person extends Identity {
  /** what they wrote, and the team about them */
  said: ReadonlySet<string>
  /** the keys of what they alone wrote: neither others nor the bot have it */
  texts: ReadonlySet<string>
}
