/** A mail in plain text; `text` is what every reader shows, links on lines of their own. */
export interface Mail {
  to: string
  subject: string
  text: string
}

/** Sends mails by queueing them: called inside a transaction, a mail exists exactly when the change does. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** Hands a mail over for good. Rejecting means: try again later. */
export interface Transport {
  /** @param id stays the same when a delivery is repeated after a crash, so that a repeat can be recognised */
  deliver(mail: Mail, id: string): Promise<void>
}
