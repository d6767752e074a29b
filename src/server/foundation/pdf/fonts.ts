import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'

// DejaVu Sans has Latin, Greek, Cyrillic, Hebrew, Arabic and most symbols in one face per weight. A document embeds
// only the glyphs that it uses.
const { resolve } = createRequire(import.meta.url)
const load = (name: string) => readFileSync(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))

/** Font faces of documents. The files are read when the first document is drawn. */
export type FontFace = 'plain' | 'bold'

let loaded: { files: Record<FontFace, Buffer>; has(point: number): boolean } | undefined

/** Returns the font files, and a function that checks whether both of them have a glyph for a code point. */
export function loadFonts() {
  if (loaded) return loaded
  const files = { plain: load('DejaVuSansCondensed'), bold: load('DejaVuSansCondensed-Bold') }
  const fonts = Object.values(files).map((file) => fontkit.create(file))
  const known = new Map<number, boolean>()
  const has = (point: number) => {
    let found = known.get(point)
    if (found === undefined) {
      found = fonts.every((font) => font.hasGlyphForCodePoint(point))
      known.set(point, found)
    }
    return found
  }
  loaded = { files, has }
  return loaded
}

// Characters without a glyph of their own: joiners, variation selectors, skin tones, direction marks, control
// characters, lone surrogates and private use. Joiners after Arabic letters are kept because they change the shape of
// the letters.
const INVISIBLE =
  /\p{Cc}|(?!(?<=\p{Script=Arabic}\p{M}*)[\u200c\u200d])\p{Cf}|\p{Cs}|\p{Co}|[\ufe00-\ufe0f]|[\u{1f3fb}-\u{1f3ff}]/gu
/** Replaces a grapheme that the fonts cannot show. */
const UNKNOWN = '\u25af'
const FLAG_A = 0x1f1e6
const segmenter = new Intl.Segmenter('es', { granularity: 'grapheme' })

/**
 * Returns the text with only what the fonts can show. A flag becomes the letters of its country. A letter whose
 * combining mark has no glyph is shown without it. Any other unsupported grapheme becomes one small frame.
 */
export function printable(text: string): string {
  const { has } = loadFonts()
  const plain = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(/\t/g, '  ')
  let shown = ''
  for (const { segment } of segmenter.segment(plain)) {
    if (segment === '\n') {
      shown += '\n'
      continue
    }
    const points = [...segment.replace(INVISIBLE, '')].map(letterOf)
    const [first] = points
    if (first === undefined) continue
    const kept = points.filter((point) => has(point))
    shown += has(first) ? String.fromCodePoint(...kept) : UNKNOWN
  }
  return shown
}

function letterOf(sign: string): number {
  const point = sign.codePointAt(0) ?? 0
  return point >= FLAG_A && point < FLAG_A + 26 ? point - FLAG_A + 0x41 : point
}
