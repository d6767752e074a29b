// How a chosen file becomes text. Spreadsheets write CSV in whatever their system uses, and none of them says in which.

/** What to do with a file of another kind. */
const SAVE_AS = 'como «CSV UTF-8» y elige ese archivo.'

const texts = {
  empty: 'El archivo está vacío.',
  workbook: `Es un libro de Excel. Guárdalo ${SAVE_AS}`,
  binary: 'El archivo no es de texto. Elige un CSV.',
  lost: (line: number) => `La línea ${line} tiene signos que se perdieron (�). Guarda la planilla ${SAVE_AS}`,
} as const

/** What Windows-1252 has for the bytes 80 to 9F; Node's decoder takes it for Latin-1, which has none. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

/** The upper half of code page 850, which no browser decodes: Excel's "CSV (MS-DOS)". */
const DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0'

/** The text of a file's bytes, or what is wrong with them. */
export function readText(bytes: Uint8Array): { text: string } | { problem: string } {
  if (startsWith(bytes, 'PK\u0003\u0004') || startsWith(bytes, '\u00D0\u00CF\u0011\u00E0'))
    return { problem: texts.workbook }
  const text = decoded(bytes)
  const problem = problemOfText(text)
  return problem === undefined ? { text } : { problem }
}

/** Why a text that was read from a file cannot be what its author saved; undefined when it can. */
export function problemOfText(text: string): string | undefined {
  if (text.replace('\uFEFF', '').trim() === '') return texts.empty
  if (text.startsWith('PK\u0003\u0004')) return texts.workbook
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no text has these, every other kind of file does
  if (/[\u0000-\u0008\u000E-\u001A]/.test(text) || text.startsWith('%PDF')) return texts.binary
  const lost = text.indexOf('\uFFFD')
  return lost < 0 ? undefined : texts.lost(text.slice(0, lost).split(/\r\n?|\n/).length)
}

const startsWith = (bytes: Uint8Array, signs: string) => [...signs].every((sign, i) => bytes[i] === sign.charCodeAt(0))

function decoded(bytes: Uint8Array): string {
  const wide = wideEncodingOf(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return mostSpanish(bytes)
  }
}

/** UTF-16 begins with its mark, or has a zero beside almost every letter. */
function wideEncodingOf(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, '\u00FF\u00FE')) return 'utf-16le'
  if (startsWith(bytes, '\u00FE\u00FF')) return 'utf-16be'
  const zeros = [0, 0]
  for (const [i, byte] of bytes.subarray(0, 1000).entries()) if (byte === 0) zeros[i % 2] = (zeros[i % 2] as number) + 1
  const [even = 0, odd = 0] = zeros
  const most = Math.min(bytes.length, 1000) / 2
  if (odd > most * 0.7 && even < most * 0.1) return 'utf-16le'
  return even > most * 0.7 && odd < most * 0.1 ? 'utf-16be' : undefined
}

/** Of the encodings with a byte for each sign, the one in which the text reads most like Spanish; Windows wins a tie. */
function mostSpanish(bytes: Uint8Array): string {
  const readings = [byTable(bytes, WINDOWS), new TextDecoder('macintosh').decode(bytes), byTable(bytes, DOS)]
  const scores = readings.map(spanish)
  return readings[scores.indexOf(Math.max(...scores))] as string
}

/** Reads each byte from 80 on by its place in a table, where the table has one. */
function byTable(bytes: Uint8Array, table: string): string {
  return Array.from(bytes, (byte) => (byte < 128 ? '' : table[byte - 128]) || String.fromCharCode(byte)).join('')
}

/** Letters of a word that only Spanish needs count for a reading; signs in the middle of a word count against it. */
function spanish(text: string): number {
  const letters = text.match(/(?<=\p{L})[áéíóúüñÁÉÍÓÚÜÑ]|[áéíóúüñÁÉÍÓÚÜÑ¿¡](?=\p{L})/gu)?.length ?? 0
  const inside = text.match(/\p{L}[^\p{L}\p{M}\p{N}\p{Pd}\s.,;:"'’()/_@&+*|\\]\p{L}/gu)?.length ?? 0
  return letters - 2 * inside
}
