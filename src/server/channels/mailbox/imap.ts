import { ImapFlow } from 'imapflow'
import { type Mailbox, PATIENCE, placeOf } from './mailbox.ts'

/** Largest mail that is read, in bytes: what most providers accept. */
export const MAX_MAIL_BYTES = 25 * 1024 * 1024

/** Milliseconds without a byte after which a connection is given up. */
const SILENCE = 60_000

/**
 * Logs in to a mailbox, runs the work and disconnects. Rejects with what the server or the library says; a connection
 * that breaks rejects the work's next call.
 * @param signal ends the connection
 */
export async function withImap<T>(
  mailbox: Mailbox,
  work: (client: ImapFlow) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const client = new ImapFlow({
    ...(await placeOf(mailbox.imap)),
    doSTARTTLS: mailbox.imap.security === 'starttls',
    auth: { user: mailbox.user, pass: mailbox.password },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: SILENCE,
    maxLiteralSize: MAX_MAIL_BYTES + 1024,
  })
  const stop = () => client.close()
  // Rejections of commands tell the same; an event without a listener would end the process.
  client.on('error', () => {})
  signal?.addEventListener('abort', stop)
  try {
    await client.connect()
    return await work(client)
  } finally {
    signal?.removeEventListener('abort', stop)
    await client.logout().catch(() => client.close())
  }
}
