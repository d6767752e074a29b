/** What staff need to know and the bot may ask while a customer waits, one question at a time. */
export type WaitingQuestion = 'topic' | 'reach' | 'name'

/** The question that a waiting customer was asked. Part of the dialogue state. */
export interface Collecting {
  asking: WaitingQuestion
  /** the questions after it */
  next: readonly WaitingQuestion[]
  /** how many messages did not answer it */
  attempts: number
}
