/** A mail in plain text, with files if it has any. Links are on lines of their own. */
export interface Mail {
  to: string
  subject: string
  text: string
  /** page where the person stops such mails; programs stop them there without asking (RFC 8058) */
  unsubscribe?: string
  attachments?: Attachment[]
}

/** A file of a mail. */
interface Attachment {
  filename: string
  /** media type */
  type: string
  /** in base64: mails wait as JSON */
  content: string
}

/** On whose behalf a mail leaves. */
export interface MailOrigin {
  /** the mails of a bot wait for each other, not those of other bots for them */
  readonly botId: number
  /** what a bot tells of itself leaves after what people wait for: links to sign in, to confirm, to join */
  readonly isAlert?: boolean
  /**
   * for somebody outside the team: what their address must have answered the bot when the mail leaves. `confirmed` for
   * alerts, `pending` for the mail that asks. Mails wait, and meanwhile people answer or are erased.
   */
  readonly onlyIf?: 'confirmed' | 'pending'
}

/** Sends mails through the job queue: a mail that is sent inside a transaction is only delivered if it commits. */
export interface Mailer {
  /** @param origin absent for what concerns an account alone */
  send(mail: Mail, origin?: MailOrigin): Promise<void>
}

/** Delivers a mail. If it rejects, the delivery is retried later. */
export interface Transport {
  /** @param id the same for a delivery that is repeated after a crash, so that duplicates can be recognized */
  deliver(mail: Mail, id: string): Promise<void>
}
