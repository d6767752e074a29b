import { inflateRawSync } from 'node:zlib'
import { UnreadableFile } from '../csv/unreadable.ts'
import { MOST, texts } from './limits.ts'

/**
 * Refuses a workbook that takes much more room than its file says, before it is read: packed data that grows without
 * end, or a cell in the last corner of a sheet.
 */
export function refuseBomb(bytes: Buffer): void {
  let total = 0
  for (const { name, data, size } of entriesOf(bytes)) {
    total += size
    if (total > MOST.unpacked) throw new UnreadableFile(texts.unpacked)
    const xml = unpacked(data, size)
    // A sheet may be anywhere in the archive.
    if (!/\.xml(\.rels)?$/i.test(name)) continue
    refuseFarCells(xml)
    refuseLongCells(xml)
  }
}

function unpacked({ packed, stored }: { packed: Buffer; stored: boolean }, size: number): string {
  if (stored) return packed.toString('latin1')
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) }).toString('latin1')
  } catch {
    throw new UnreadableFile(texts.unpacked)
  }
}

/** Longest cell as it stands in the file: each character may be an entity, and have a format of its own kind. */
const LONGEST_CELL = MOST.cell * 20

/** The start of a cell or of a row. */
const CELL_OR_ROW = /<(?:[\w.-]+:)?(c|row)(?=[\s/>])/g
/** An attribute of a tag: its name, and its value with the quotes. */
const ATTRIBUTE = /\s{0,100}([\w:.-]{1,100})\s{0,100}=\s{0,100}("[^"]{0,2000}"|'[^']{0,2000}')/y
const END_OF_TAG = /\s{0,100}\/?>/y
/** Where a cell or a row says that it is: letters of the column, and the row. */
const PLACE = { c: /^([A-Z]{1,3})(\d{1,7})$/, row: /^()(\d{1,7})$/ }

/**
 * Refuses a sheet with cells beyond the limits, because every cell before them would take memory; also one with a cell
 * whose attributes cannot be read here, because whoever reads them in another way may find it anywhere.
 */
function refuseFarCells(xml: string): void {
  for (const { index, 0: start, 1: kind } of xml.matchAll(CELL_OR_ROW)) {
    let end = index + start.length
    ATTRIBUTE.lastIndex = end
    for (let found = ATTRIBUTE.exec(xml); found; found = ATTRIBUTE.exec(xml)) {
      const [, name, quoted = ''] = found
      end = ATTRIBUTE.lastIndex
      if (name === 'r' || name?.endsWith(':r')) refuseFarPlace(quoted.slice(1, -1), kind === 'row' ? 'row' : 'c')
    }
    END_OF_TAG.lastIndex = end
    if (!END_OF_TAG.test(xml)) throw new UnreadableFile(texts.broken)
  }
}

function refuseFarPlace(place: string, kind: keyof typeof PLACE): void {
  const [, letters = '', digits = ''] = PLACE[kind].exec(place) ?? []
  if (digits === '') throw new UnreadableFile(texts.broken)
  if (Number(digits) > MOST.rows * 2) throw new UnreadableFile(texts.rows)
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  if (column > MOST.columns * 10) throw new UnreadableFile(texts.columns)
}

/** Refuses cells and shared texts that no cell within the limits needs: joining what they have takes minutes. */
function refuseLongCells(xml: string): void {
  let previous = 0
  for (const { index } of xml.matchAll(/<\/?(?:[\w.-]+:)?(?:c|si|row)(?=[\s/>])/g)) {
    if (previous > 0 && index - previous > LONGEST_CELL) throw new UnreadableFile(texts.someCell)
    previous = index
  }
  // Neither a sheet nor shared texts.
  if (previous === 0) return
  for (let tag = 0; tag >= 0 && tag < xml.length; ) {
    const next = xml.indexOf('<', tag + 1)
    if ((next < 0 ? xml.length : next) - tag > LONGEST_CELL) throw new UnreadableFile(texts.someCell)
    tag = next
  }
}

/**
 * Yields the entries of a zip by its central directory. Who reads it as a stream finds what lies between them as well:
 * an archive with anything else in it is refused.
 */
function* entriesOf(bytes: Buffer) {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (end < 0 || end + 22 > bytes.length) throw new UnreadableFile(texts.broken)
  // Reading each part takes time, however small it is.
  const count = bytes.readUInt16LE(end + 10)
  if (count > MOST.parts) throw new UnreadableFile(texts.parts)
  const start = bytes.readUInt32LE(end + 16)
  let at = start
  const spans: { from: number; to: number }[] = []
  for (let n = count; n > 0; n--) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw new UnreadableFile(texts.broken)
    const [method, packedSize, size] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 24),
    ]
    const nameSize = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('latin1', at + 46, at + 46 + nameSize)
    const header = bytes.readUInt32LE(at + 42)
    if (header + 30 > bytes.length) throw new UnreadableFile(texts.broken)
    const headerName = bytes.toString('latin1', header + 30, header + 30 + bytes.readUInt16LE(header + 26))
    if (headerName !== name || bytes.readUInt16LE(header + 8) !== method) throw new UnreadableFile(texts.broken)
    const from = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
    yield { name, size, data: { packed: bytes.subarray(from, from + packedSize), stored: method === 0 } }
    spans.push({ from: header, to: from + packedSize })
    // After the name come an extra field and a comment.
    at += 46 + nameSize + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  let covered = 0
  for (const { from, to } of [...spans.sort((a, b) => a.from - b.from), { from: start, to: start }]) {
    if (from < covered || from - covered > MOST_BETWEEN) throw new UnreadableFile(texts.broken)
    covered = to
  }
}

/** Bytes between two entries: sizes that were not known when the first one was written. */
const MOST_BETWEEN = 24
