import EmailReplyParser from 'email-reply-parser'

/** Characters of a mail's own text and of what it quotes. The rest is left out, and the text says so. */
const MOST_TEXT = 20_000
/** Lines in which quoted text is looked for; the expressions of the library cost more with each. */
const MOST_LINES = 1_000
/**
 * Characters of a line that can tell where a quotation begins. Longer ones are hidden from the library: the time of its
 * expressions grows with the fourth power of their length.
 */
const LONGEST_LINE = 500

/** What a mail says, in two parts. */
export interface Folded {
  text: string
  /** what it quotes, and the signature */
  quoted: string
}

/** Returns a text as it can be stored. */
export const plainOf = (given: string): string =>
  whole(given)
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .trim()

/** Returns a text whose quotations were not looked for. */
export const unfolded = (plain: string): Folded => ({ text: short(plain), quoted: '' })

/**
 * Splits a text into what its author wrote, and what is quoted or a signature. It may take for ever: a text can be made
 * so that the expressions of the library backtrack without end.
 */
export function folded(plain: string): Folded {
  const head = whole(
    plain
      .split('\n', MOST_LINES)
      .join('\n')
      .slice(0, MOST_TEXT * 2),
  )
  const { shown, restored } = withoutLongLines(head)
  const fragments = new EmailReplyParser().read(shown).getFragments()
  const [own, rest]: [string[], string[]] = [[], []]
  for (const one of fragments)
    (one.isHidden() || one.isQuoted() || one.isSignature() ? rest : own).push(restored(one.getContent()))
  rest.push(plain.slice(head.length))
  const [text, quoted] = [own, rest].map((parts) => parts.join('\n').trim()) as [string, string]
  // A mail that only quotes is a forwarded one, and is shown.
  return text ? { text: short(text), quoted: short(quoted) } : unfolded(plain)
}

/** Replaces long lines by short marks, which keep the sign of a quotation. */
function withoutLongLines(text: string): { shown: string; restored(part: string): string } {
  const hidden: string[] = []
  const mark = `[${crypto.randomUUID()}-`
  const shown = text.split('\n').map((line) => {
    if (line.length <= LONGEST_LINE) return line
    const sign = line.startsWith('>') ? '>' : ''
    return `${sign}${mark}${hidden.push(line.slice(sign.length)) - 1}]`
  })
  return {
    shown: shown.join('\n'),
    restored: (part) =>
      part
        .split(mark)
        .map((piece, at) => (at === 0 ? piece : piece.replace(/^(\d+)\]/, (_, place) => hidden[Number(place)] ?? '')))
        .join(''),
  }
}

const short = (text: string): string =>
  text.length > MOST_TEXT ? `${whole(text.slice(0, MOST_TEXT))}…\n[El correo sigue: está entero en el buzón.]` : text

/** Removes halves of characters, which the store cannot keep. */
export const whole = (text: string): string => text.replace(/\p{Surrogate}/gu, '')
