// Decodes a selected file. Spreadsheets write CSV in the encoding of their system and do not declare it.

/** Advice for a file of another kind. */
const SAVE_AS = 'como «CSV UTF-8» y elige ese archivo.'

const texts = {
  empty: 'El archivo está vacío. Elige otro.',
  workbook: `Es un libro de Excel. Guárdalo ${SAVE_AS}`,
  binary: 'El archivo no es de texto. Elige un CSV.',
  neither: 'El archivo no es de texto. Elige un CSV o un libro de Excel (.xlsx).',
  lost: (line: number) => `La línea ${line} tiene signos que se perdieron (�). Guarda la planilla ${SAVE_AS}`,
} as const

/** Characters of Windows-1252 for the bytes 80 to 9F. Node decodes it as Latin-1, which has none. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

/** The upper half of code page 850, which browsers cannot decode: Excel's "CSV (MS-DOS)". */
const DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0'

/** What is written for bytes that are no characters. */
export const LOST = '\uFFFD'

/**
 * Returns the text of a file, or the problem with it.
 * @param given.takesBooks whether a workbook of Excel, which is read elsewhere, would do as well
 * @param given.keepsLost whether a few bytes that are no characters are returned as �, instead of being a problem
 */
export function readText(
  bytes: Uint8Array,
  { keepsLost = false, takesBooks = false } = {},
): { text: string } | { problem: string } {
  if (startsWith(bytes, 'PK\u0003\u0004') || startsWith(bytes, '\u00D0\u00CF\u0011\u00E0'))
    return { problem: texts.workbook }
  const text = decoded(bytes)
  const keeps = keepsLost && utf8Of(bytes) === 'damaged'
  const problem = textError(keeps ? text.replaceAll(LOST, '') : text)
  if (problem === undefined) return { text }
  return { problem: takesBooks && problem === texts.binary ? texts.neither : problem }
}

/** Returns why the text of a file cannot be what its author saved; undefined when it can. */
export function textError(text: string): string | undefined {
  if (text.replace('\uFEFF', '').trim() === '') return texts.empty
  if (text.startsWith('PK\u0003\u0004')) return texts.workbook
  // biome-ignore lint/suspicious/noControlCharactersInRegex: only files that are not text contain these
  if (/[\u0000-\u0008\u000E-\u001A]/.test(text) || text.startsWith('%PDF')) return texts.binary
  const lost = text.indexOf(LOST)
  return lost < 0 ? undefined : texts.lost(text.slice(0, lost).split(/\r\n?|\n/).length)
}

const startsWith = (bytes: Uint8Array, signs: string) => [...signs].every((sign, i) => bytes[i] === sign.charCodeAt(0))

function decoded(bytes: Uint8Array): string {
  const wide = wideEncodingOf(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  return utf8Of(bytes) ? new TextDecoder('utf-8').decode(bytes) : mostSpanish(bytes)
}

/**
 * Returns whether a file is UTF-8: `damaged` with stray bytes among more characters that are right. In a text of another
 * encoding, hardly any letter with an accent happens to be one of UTF-8.
 */
export function utf8Of(bytes: Uint8Array): 'whole' | 'damaged' | undefined {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'whole'
  } catch {
    const beyond = new TextDecoder('utf-8').decode(bytes).match(/[\u0080-\u{10FFFF}]/gu) ?? []
    const lost = beyond.filter((sign) => sign === LOST).length
    return beyond.length - lost > lost ? 'damaged' : undefined
  }
}

/** Detects UTF-16 by its byte order mark, or by zeros in almost every other byte. */
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

/** Returns the single-byte decoding that reads most like Spanish. Windows-1252 wins a tie. */
function mostSpanish(bytes: Uint8Array): string {
  const readings = [byTable(bytes, WINDOWS), new TextDecoder('macintosh').decode(bytes), byTable(bytes, DOS)]
  const scores = readings.map(spanish)
  return readings[scores.indexOf(Math.max(...scores))] as string
}

/** Decodes the bytes from 80 with a table, where the table has a character. */
function byTable(bytes: Uint8Array, table: string): string {
  return Array.from(bytes, (byte) => (byte < 128 ? '' : table[byte - 128]) || String.fromCharCode(byte)).join('')
}

/** Scores a decoding: Spanish letters within a word count for it, symbols within a word against it. */
function spanish(text: string): number {
  const letters = text.match(/(?<=\p{L})[áéíóúüñÁÉÍÓÚÜÑ]|[áéíóúüñÁÉÍÓÚÜÑ¿¡](?=\p{L})/gu)?.length ?? 0
  const inside = text.match(/\p{L}[^\p{L}\p{M}\p{N}\p{Pd}\s.,;:"'’()/_@&+*|\\]\p{L}/gu)?.length ?? 0
  return letters - 2 * inside
}
