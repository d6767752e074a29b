/** A mail of the outbox, decoded. */
export interface ParsedMail {
  to: string
  subject: string
  date: string
  text: string
  /** by lower-case name, as written */
  headers: ReadonlyMap<string, string>
}

/** Parses a plain-text mail that this program wrote. Not meant for other mails. */
export function parseMail(source: string): ParsedMail {
  const [head = '', ...rest] = source.split(/\r?\n\r?\n/)
  const headers = new Map(
    head
      .replace(/\r?\n[ \t]+/g, ' ')
      .split(/\r?\n/)
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase()
  const body = rest.join('\n\n')
  return {
    to: headers.get('to') ?? '',
    subject: words(headers.get('subject') ?? ''),
    date: headers.get('date') ?? '',
    headers,
    text: encoding === 'base64' ? fromBase64(body) : encoding === 'quoted-printable' ? quoted(body) : body,
  }
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
