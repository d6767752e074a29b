import EmailReplyParser from 'email-reply-parser'
import { convert } from 'html-to-text'
import PostalMime, { type Address, type Email } from 'postal-mime'

/** Characters of a mail's own text and of what it quotes. The rest is left out, and the text says so. */
const MOST_TEXT = 20_000
/** Characters of HTML that are converted: the time grows with the square of its tags. */
const MOST_HTML = 200_000
/** Lines in which quoted text is looked for; the expressions of the library cost more with each. */
const MOST_LINES = 1_000
/** Attachments of a mail. */
const MOST_FILES = 20
const LONGEST_SUBJECT = 250

/** A mail that a person wrote. */
interface ReadMail {
  messageId: string | undefined
  /** where an answer goes: `Reply-To` of contact forms, else the sender */
  from: { address: string; name: string }
  subject: string
  text: string
  /** what it quotes, and the signature */
  quoted: string
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

/** Reads a mail. Rejects when it is deeper or has longer headers than any mail of a person. */
export async function readWhole(raw: Uint8Array): Promise<ParsedMail> {
  const email = await PostalMime.parse(raw, {
    maxNestingDepth: 30,
    maxHeadersSize: 1024 * 1024,
    maxRfc822NestingDepth: 2,
  })
  const values: MailHeaders['values'] = {}
  for (const { key, value } of email.headers) if (OF_PROGRAMS.includes(key)) values[key] ??= value.slice(0, 1_000)
  const mail = readMail(email)
  return { headers: { from: mailboxes([email.from])[0]?.address ?? '', values }, ...(mail && { mail }) }
}

/** Returns what a person wrote; undefined when the mail has no sender that can be answered. */
function readMail(mail: Email): ReadMail | undefined {
  const [answerTo] = mailboxes(mail.replyTo ?? [])
  const [sender] = mailboxes([mail.from])
  const from = answerTo ?? sender
  if (!from) return undefined
  const { text, quoted } = folded(textOf(mail))
  const files = mail.attachments.slice(0, MOST_FILES)
  const sentAt = new Date(mail.date ?? '')
  return {
    messageId: idsIn(mail.messageId)[0],
    from: { address: from.address, name: clean(from.name).slice(0, 80) },
    subject: clean(mail.subject ?? '').slice(0, LONGEST_SUBJECT),
    text,
    quoted,
    answersTo: [...new Set([...idsIn(mail.inReplyTo), ...idsIn(mail.references).reverse()])].slice(0, 20),
    sentAt: Number.isNaN(sentAt.getTime()) ? undefined : sentAt,
    files: files.map(({ filename, content, mimeType }, at) => ({
      filename: clean(filename ?? '') || `adjunto-${at + 1}.${mimeType.split('/')[1]?.replace(/\W.*$/, '') || 'dat'}`,
      bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
    left: mail.attachments.length - files.length,
  }
}

const ADDRESS = /^[^\s@<>(),;:"\\]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])$/

/** Addresses that can be answered, in small letters. */
const mailboxes = (given: readonly (Address | undefined)[]): { address: string; name: string }[] =>
  given
    .flatMap((one) => (one?.group ? one.group : one ? [one] : []))
    .map(({ address = '', name }) => ({ address: address.trim().toLowerCase(), name }))
    .filter(({ address }) => ADDRESS.test(address))

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

/** Splits a text into what its author wrote, and what is quoted or a signature. */
function folded(given: string): { text: string; quoted: string } {
  const plain = whole(given)
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .trim()
  const head = whole(
    plain
      .split('\n', MOST_LINES)
      .join('\n')
      .slice(0, MOST_TEXT * 2),
  )
  const fragments = new EmailReplyParser().read(head).getFragments()
  const [own, rest]: [string[], string[]] = [[], []]
  for (const one of fragments)
    (one.isHidden() || one.isQuoted() || one.isSignature() ? rest : own).push(one.getContent())
  rest.push(plain.slice(head.length))
  const [text, quoted] = [own, rest].map((parts) => parts.join('\n').trim()) as [string, string]
  // What is all quotation was passed on: its author wants it read.
  return text ? { text: short(text), quoted: short(quoted) } : { text: short(plain), quoted: '' }
}

const short = (text: string): string =>
  text.length > MOST_TEXT ? `${whole(text.slice(0, MOST_TEXT))}…\n[El correo sigue: está entero en el buzón.]` : text

/** Removes halves of characters, which the store cannot keep. */
const whole = (text: string): string => text.replace(/\p{Surrogate}/gu, '')
