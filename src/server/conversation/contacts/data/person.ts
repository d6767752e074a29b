/** A number, an address or an id. A whole one counts where it stands alone, others also within a text. */
export interface Mark {
  text: string
  isWhole: boolean
}

/** What a person is known by, to find where they are mentioned. */
export interface Identity {
  botId: number
  contactId: number
  /** the contact, and those that became part of it */
  ids: number[]
  chats: number[]
  /** numbers, addresses and ids, which are those of nobody else */
  marks: Mark[]
  /** whole names in lower case, which others may have as well; none that is a phrase of the business */
  names: string[]
}

/** A person with their words. */
export interface Person extends Identity {
  /** what they wrote, and the team about them, as keys; nothing that others wrote as well or that the bot has */
  texts: ReadonlySet<string>
}
