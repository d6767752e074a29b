import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'

// DejaVu Sans: Latin, Greek, Cyrillic, Hebrew, Arabic and most signs in one face of each weight. A document carries
// only the letters that it uses.
const { resolve } = createRequire(import.meta.url)
const load = (name: string) => readFileSync(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))

/** The faces that documents are written in. Read when the first document is drawn. */
export type Face = 'plain' | 'bold'

let loaded: { files: Record<Face, Buffer>; has(point: number): boolean } | undefined

/** The font files, and whether both of them have a letter. */
export function letters() {
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

// Signs that are not seen: they join, vary or turn what is beside them. Bars of control and halves of characters too.
// Arabic letters keep what joins or parts them: they are drawn otherwise with it.
const UNSEEN =
  /\p{Cc}|(?!(?<=\p{Script=Arabic}\p{M}*)[\u200c\u200d])\p{Cf}|\p{Cs}|\p{Co}|[\ufe00-\ufe0f]|[\u{1f3fb}-\u{1f3ff}]/gu
/** What stands for a sign that the fonts lack. */
const UNKNOWN = '\u25af'
const FLAG_A = 0x1f1e6
const segmenter = new Intl.Segmenter('es', { granularity: 'grapheme' })

/**
 * Text as the fonts can show it. A flag becomes its country's letters, a letter with an accent that has no sign of its
 * own keeps the letter, and what is not there at all is one small frame, however many characters it was made of.
 */
export function printable(text: string): string {
  const { has } = letters()
  const plain = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(/\t/g, '  ')
  let shown = ''
  for (const { segment } of segmenter.segment(plain)) {
    if (segment === '\n') {
      shown += '\n'
      continue
    }
    const points = [...segment.replace(UNSEEN, '')].map(letterOf)
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
