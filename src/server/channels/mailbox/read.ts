import { convert } from 'html-to-text'
import PostalMime, { type Address, type Email } from 'postal-mime'
import { instantOf } from '../meta/incoming.ts'
import { type Folded, plainOf, unfolded, whole } from './fold.ts'
import { isAddress } from './sender.ts'

/** Characters of HTML that are converted: the time grows with the square of its tags. */
const MOST_HTML = 200_000
/** Attachments of a mail. */
const MOST_FILES = 20
const LONGEST_SUBJECT = 250

/** A mail that a person wrote. */
interface ReadMail extends Folded {
  messageId: string | undefined
  from: { address: string; name: string }
  /** where its sender wants answers (`Reply-To`), as contact forms do */
  replyTo: { address: string; name: string } | undefined
  subject: string
  /** the ids that it answers to, the nearest first */
  answersTo: string[]
  sentAt: Date | undefined
  files: { filename: string; bytes: Uint8Array }[]
  /** attachments that were left out */
  left: number
}

/** What decides whether a mail is for people at all. */
export interface MailHeaders {
  /** the address of the sender, in small letters */
  from: string
  /** the first header of each name that matters */
  values: Partial<Record<string, string>>
}

/** A mail, read. */
export interface ParsedMail {
  headers: MailHeaders
  /** absent when nobody can be answered */
  mail?: ReadMail
}

/** Headers of programs (RFC 3834 and what they use besides). */
const OF_PROGRAMS = [
  ...['auto-submitted', 'content-type', 'list-id', 'precedence', 'return-path'],
  ...['x-auto-response-suppress', 'x-autoreply', 'x-autorespond'],
]

/**
 * Reads a mail, with all of its text as what its author wrote. Rejects when it is deeper or has longer headers than any
 * mail of a person.
 * @returns the mail, and all of its text, in which quotations can be looked for
 */
export async function readWhole(raw: Uint8Array): Promise<{ parsed: ParsedMail; plain: string }> {
  const email = await PostalMime.parse(raw, {
    maxNestingDepth: 30,
    maxHeadersSize: 1024 * 1024,
    maxRfc822NestingDepth: 2,
  })
  const values: MailHeaders['values'] = {}
  for (const { key, value } of email.headers) if (OF_PROGRAMS.includes(key)) values[key] ??= value.slice(0, 1_000)
  const plain = plainOf(textOf(email))
  const mail = readMail(email, plain)
  const headers = { from: mailboxes([email.from])[0]?.address ?? '', values }
  return { parsed: { headers, ...(mail && { mail }) }, plain }
}

/** Returns what a person wrote; undefined when the mail has no sender that can be answered. */
function readMail(mail: Email, plain: string): ReadMail | undefined {
  const [replyTo] = mailboxes(mail.replyTo ?? [])
  const from = mailboxes([mail.from])[0] ?? replyTo
  if (!from) return undefined
  const files = mail.attachments.slice(0, MOST_FILES)
  return {
    messageId: idsIn(mail.messageId)[0],
    from,
    replyTo,
    subject: clean(mail.subject ?? '').slice(0, LONGEST_SUBJECT),
    ...unfolded(plain),
    answersTo: [...new Set([...idsIn(mail.inReplyTo), ...idsIn(mail.references).reverse()])].slice(0, 20),
    sentAt: instantOf(Date.parse(mail.date ?? '')),
    files: files.map(({ filename, content, mimeType }, at) => ({
      filename: clean(filename ?? '') || `adjunto-${at + 1}.${mimeType.split('/')[1]?.replace(/\W.*$/, '') || 'dat'}`,
      bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
    left: mail.attachments.length - files.length,
  }
}

/** Addresses that can be answered, in small letters. */
const mailboxes = (given: readonly (Address | undefined)[]): { address: string; name: string }[] =>
  given
    .flatMap((one) => (one?.group ? one.group : one ? [one] : []))
    .map(({ address = '', name }) => ({ address: address.trim().toLowerCase(), name: clean(name) }))
    .filter(({ address }) => isAddress(address))

const idsIn = (header: string | undefined): string[] => (header ?? '').slice(0, 10_000).match(/<[^<>\s]{3,250}>/g) ?? []

/** Removes what the store cannot keep and what would break lines of headers. */
const clean = (text: string): string => whole(text.slice(0, 1_000).replace(/\p{Cc}+/gu, ' ')).trim()

function textOf({ text, html }: Email): string {
  if (text?.trim()) return text
  if (!html) return ''
  // Pictures within the HTML come as files as well.
  return convert(html.replace(/data:[^"'>\s]{200,}/g, '').slice(0, MOST_HTML), {
    wordwrap: false,
    limits: { maxInputLength: MOST_HTML, maxDepth: 100, maxChildNodes: 10_000, ellipsis: '…' },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, ignoreHref: false } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  })
}
