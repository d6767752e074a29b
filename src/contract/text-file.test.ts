import { describe, expect, test } from 'vitest'
import { readText, textError } from './text-file.ts'

const said = 'Intención;Ejemplo\r\nEnvíos;¿Cuánto cuesta el envío a Ñuñoa? ¡Así!\r\n'

/** Encodes a text in a single-byte encoding. `TextEncoder` only supports UTF-8. */
function bytesIn(encoding: string, text: string): Uint8Array {
  const decoder = new TextDecoder(encoding)
  const table = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  return Uint8Array.from([...text].map((sign) => table.get(sign) as number))
}

function utf16(text: string, little: boolean): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(text.length * 2))
  for (let i = 0; i < text.length; i++) bytes.setUint16(i * 2, text.charCodeAt(i), little)
  return new Uint8Array(bytes.buffer)
}

/** The non-ASCII characters of the sample text in code page 850. */
const DOS: Readonly<Record<string, number>> = {
  ...{ ó: 0xa2, í: 0xa1, ñ: 0xa4, Ñ: 0xa5, ú: 0xa3, á: 0xa0, é: 0x82, '¿': 0xa8, '¡': 0xad },
}

describe('readText() decodes a file in every encoding that spreadsheets write', () => {
  test.each<[string, Uint8Array]>([
    ['UTF-8', new TextEncoder().encode(said)],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${said}`)],
    ['Windows-1252 (CSV of a Spanish Excel)', bytesIn('windows-1252', said)],
    ['Mac Roman (CSV of Excel for Mac)', bytesIn('macintosh', said)],
    ['code page 850 (CSV, MS-DOS)', Uint8Array.from([...said].map((sign) => DOS[sign] ?? sign.charCodeAt(0)))],
    ['UTF-16 LE with a byte order mark (Texto Unicode)', utf16(`\uFEFF${said}`, true)],
    ['UTF-16 BE with a byte order mark', utf16(`\uFEFF${said}`, false)],
    ['UTF-16 LE without a byte order mark', utf16(said, true)],
    ['UTF-16 BE without a byte order mark', utf16(said, false)],
  ])('%s', (_, bytes) => {
    expect(readText(bytes)).toEqual({ text: said })
  })

  test('keeps the euro sign and the quotes of Windows-1252', () => {
    const bytes = Buffer.from('Precio;\x93Cuesta 30 \x80\x94 \x96 dijo', 'latin1')
    expect(readText(bytes)).toEqual({ text: 'Precio;“Cuesta 30 €” – dijo' })
  })
})

describe('a file that is not text', () => {
  test.each<[string, Uint8Array, RegExp]>([
    ['nothing', new Uint8Array(), /^El archivo está vacío\. Elige otro\.$/],
    ['only a byte order mark', Uint8Array.of(0xef, 0xbb, 0xbf), /está vacío/],
    ['blank lines', new TextEncoder().encode('\r\n \r\n'), /está vacío/],
    ['a workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 6, 0), /libro de Excel.*CSV UTF-8/],
    ['an old Excel workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), /libro de Excel/],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13), /no es de texto/],
    ['a document', new TextEncoder().encode('%PDF-1.7\n1 0 obj'), /no es de texto/],
  ])('%s', (_, bytes, problem) => {
    expect(readText(bytes)).toEqual({ problem: expect.stringMatching(problem) })
  })

  test('a text with replacement characters is rejected with the line number', () => {
    expect(textError('Intención;Ejemplo\nEnv\uFFFDos;¿Llega?')).toMatch(/^La línea 2 .*CSV UTF-8/)
    expect(textError(said)).toBeUndefined()
  })
})
