/** A mail of the outbox, decoded. */
export interface ParsedMail {
  to: string
  subject: string
  date: string
  text: string
  files: { filename: string; type: string; bytes: Buffer }[]
  /** by lower-case name, as written */
  headers: ReadonlyMap<string, string>
}

/** Parses a mail that this program wrote: plain text, and files if it has any. Not meant for other mails. */
export function parseMail(source: string): ParsedMail {
  const { headers, body } = partOf(source)
  const boundary = /^multipart\/.*boundary="?([^";]+)/i.exec(headers.get('content-type') ?? '')?.[1]
  const parts =
    boundary === undefined
      ? []
      : body
          .split(`--${boundary}`)
          .slice(1, -1)
          .map((part) => partOf(part.trim()))
  const [text = { headers, body }, ...files] = parts
  return {
    to: headers.get('to') ?? '',
    subject: words(headers.get('subject') ?? ''),
    date: headers.get('date') ?? '',
    headers,
    text: textOf(text),
    files: files.map((file) => ({
      filename: /filename="?([^";]+)/i.exec(file.headers.get('content-disposition') ?? '')?.[1] ?? '',
      type: (file.headers.get('content-type') ?? '').split(';')[0] ?? '',
      bytes: Buffer.from(file.body, 'base64'),
    })),
  }
}

interface Part {
  headers: ReadonlyMap<string, string>
  body: string
}

/** Splits a mail or a part of one. */
function partOf(source: string): Part {
  const [head = '', ...rest] = source.split(/\r?\n\r?\n/)
  const headers = new Map(
    head
      .replace(/\r?\n[ \t]+/g, ' ')
      .split(/\r?\n/)
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return { headers, body: rest.join('\n\n') }
}

function textOf({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase()
  return encoding === 'base64' ? fromBase64(body) : encoding === 'quoted-printable' ? quoted(body) : body
}

/** Decodes the encoded words of a header (RFC 2047). White space between two of them is not part of the text. */
function words(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? fromBase64(word) : quoted(word.replaceAll('_', ' ')),
    )
}

function fromBase64(text: string): string {
  return Buffer.from(text, 'base64').toString('utf8')
}

function quoted(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/[^\0-\x7f]/g, (character) => encodeURIComponent(character).replaceAll('%', '='))
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
