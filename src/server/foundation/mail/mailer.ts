/** A mail in plain text. Links are on lines of their own. */
export interface Mail {
  to: string
  subject: string
  text: string
}

/** Sends mails through the job queue: a mail that is sent inside a transaction is only delivered if it commits. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** Delivers a mail. If it rejects, the delivery is retried later. */
export interface Transport {
  /** @param id the same for a delivery that is repeated after a crash, so that duplicates can be recognized */
  deliver(mail: Mail, id: string): Promise<void>
}
