import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { type Mailbox, PATIENCE, placeOf } from './mailbox.ts'

/** Milliseconds without a byte: a server may check a mail for minutes before it answers (RFC 5321, 4.5.3.2). */
const SILENCE = 120_000

/** A refusal of a mail by its server. */
export interface SmtpRefusal {
  /** the code of the answer, such as 550 */
  code: number
  /** as the server wrote it */
  message: string
}

/** What became of a mail. `unknown` means that the server may have accepted it: its answer was lost. */
export type SmtpOutcome =
  | { kind: 'ok' }
  | { kind: 'refused'; refusal: SmtpRefusal }
  | { kind: 'failed'; error: unknown }
  | { kind: 'unknown'; reason: string }

async function open(mailbox: Mailbox): Promise<SMTPConnection> {
  const connection = new SMTPConnection({
    ...(await placeOf(mailbox.smtp)),
    requireTLS: true,
    name: mailbox.address.split('@')[1] ?? 'localhost',
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: SILENCE,
  })
  await new Promise<void>((resolve, reject) => {
    // A later error is also told to the command under way.
    connection.on('error', reject)
    connection.connect((error) => (error ? reject(error) : resolve()))
  })
  return connection
}

const login = (connection: SMTPConnection, { user, password }: Mailbox) =>
  new Promise<void>((resolve, reject) =>
    connection.login({ user, pass: password }, (error) => (error ? reject(error) : resolve())),
  )

/** Logs in to the server that sends. Rejects with what it or the library says. */
export async function checkSmtp(mailbox: Mailbox): Promise<void> {
  const connection = await open(mailbox)
  try {
    await login(connection, mailbox)
  } finally {
    connection.quit()
  }
}

/** Sends a mail to one person. Never rejects. */
export async function deliver(mailbox: Mailbox, to: string, raw: Buffer): Promise<SmtpOutcome> {
  let connection: SMTPConnection | undefined
  let isUnderWay = false
  try {
    connection = await open(mailbox)
    const sending = connection
    await login(sending, mailbox)
    await new Promise<void>((resolve, reject) => {
      sending.on('error', reject)
      sending.once('end', () => reject(new Error('the connection ended')))
      // Read only once the server asked for the content: from then on it may have it.
      const content = new Readable({
        read() {
          isUnderWay = true
          this.push(raw)
          this.push(null)
        },
      })
      sending.send({ from: mailbox.address, to: [to], size: raw.length }, content, (error) =>
        error ? reject(error) : resolve(),
      )
    })
    connection.quit()
    return { kind: 'ok' }
  } catch (error) {
    connection?.close()
    return outcomeOf(error, isUnderWay)
  }
}

/** What the library tells about an answer of the server. */
interface Answer {
  responseCode?: unknown
  response?: unknown
  code?: unknown
}

function outcomeOf(error: unknown, isUnderWay: boolean): SmtpOutcome {
  const { responseCode, response, code }: Answer = Object(error)
  const message = error instanceof Error ? error.message : String(error)
  if (typeof responseCode === 'number' && code !== 'EAUTH')
    return {
      kind: 'refused',
      refusal: { code: responseCode, message: typeof response === 'string' ? response : message },
    }
  return isUnderWay ? { kind: 'unknown', reason: message } : { kind: 'failed', error }
}
