import MailComposer from 'nodemailer/lib/mail-composer'
import type { MailBody } from './bodies.ts'
import type { Mailbox } from './mailbox.ts'

/** A file of a mail. */
export interface MailFile {
  filename: string
  type: string
  bytes: Buffer
}

/**
 * Writes a mail as it leaves.
 * @param mark its Message-ID
 */
export function composeMail(
  mailbox: Mailbox,
  body: MailBody,
  files: readonly MailFile[],
  mark: string,
): Promise<Buffer> {
  const { to, subject, text, html, references, isAutomatic } = body
  const composer = new MailComposer({
    from: { name: mailbox.senderName, address: mailbox.address },
    to: { name: '', address: to },
    subject,
    text,
    ...(html && { html }),
    messageId: mark,
    ...(references.length > 0 && { inReplyTo: references.at(-1), references }),
    ...(isAutomatic && { headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' } }),
    attachments: files.map(({ filename, type, bytes }) => ({ filename, contentType: type, content: bytes })),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}
