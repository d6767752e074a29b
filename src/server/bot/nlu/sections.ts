import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { deflateRawSync, inflateRaw, inflateRawSync } from 'node:zlib'

// A model as bytes: "NLU", a version, a checksum, then packed sections: a JSON head that tells what each is, and
// their bytes.

const MAGIC = 'NLU'
/** Grows with every change of what is stored; older servers refuse what newer ones wrote. */
const VERSION = 2
const CHECKSUM = 16
const HEAD = MAGIC.length + 1 + CHECKSUM

const kinds = { Int8Array, Uint8Array, Uint16Array, Uint32Array, Int32Array, Float32Array } as const
type Kind = keyof typeof kinds
type Numbers = InstanceType<(typeof kinds)[Kind]>
type Section = Numbers | object | string | number
type Places = Record<string, { kind: Kind | 'json'; at: number; length: number }>

/** The bytes are not a model that this program can read. */
export class ModelBytesError extends Error {
  override readonly name = 'ModelBytesError'
}

/** Packs named sections, arrays of numbers or what JSON can tell. The same sections give the same bytes. */
export function packSections(sections: Record<string, Section>): Uint8Array {
  const places: Places = {}
  const parts: Uint8Array[] = []
  let at = 0
  for (const [name, section] of Object.entries(sections)) {
    const numbers = ArrayBuffer.isView(section) ? (section as Numbers) : undefined
    const part = numbers
      ? new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
      : Buffer.from(JSON.stringify(section))
    const kind = numbers ? (numbers.constructor.name as Kind) : 'json'
    places[name] = { kind, at, length: numbers?.length ?? part.length }
    const room = Math.ceil(part.length / 4) * 4 // numbers of four bytes begin at multiples of four
    parts.push(part, new Uint8Array(room - part.length))
    at += room
  }
  const names = JSON.stringify(places)
  const head = Buffer.from(names.padEnd(Math.ceil(names.length / 4) * 4)) // the numbers after it stand as they must
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  const body = deflateRawSync(Buffer.concat([length, head, ...parts]), { level: 6 })
  return new Uint8Array(Buffer.concat([Buffer.from(MAGIC), Buffer.from([VERSION]), checksum(body), body]))
}

/**
 * Reads packed sections back.
 * @throws {ModelBytesError} when the bytes are something else, damaged, or written by a newer program
 */
export function unpackSections(bytes: Uint8Array): Record<string, Section> {
  return Object.fromEntries(sectionsOf(inflateRawSync(bodyOf(bytes))))
}

/**
 * {@link unpackSections} without holding up the thread: it is inflated elsewhere, and others have their turn after each
 * section.
 */
export async function unpackInTurns(bytes: Uint8Array): Promise<Record<string, Section>> {
  const sections: Record<string, Section> = {}
  for (const [name, section] of sectionsOf(await inflate(bodyOf(bytes)))) {
    sections[name] = section
    await turn()
  }
  return sections
}

const inflate = promisify(inflateRaw)

/** Lets whatever else waits in this thread go first. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** The packed part of a model's bytes, once they are known to be whole. */
function bodyOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (all.length < HEAD || all.toString('latin1', 0, MAGIC.length) !== MAGIC)
    throw new ModelBytesError('These bytes are no language model')
  const version = all[MAGIC.length] as number
  if (version !== VERSION)
    throw new ModelBytesError(`The model is of version ${version}; this program reads version ${VERSION}`)
  const body = all.subarray(HEAD)
  if (!checksum(body).equals(all.subarray(MAGIC.length + 1, HEAD)))
    throw new ModelBytesError('The model is damaged: its checksum does not match')
  return body as Uint8Array<ArrayBuffer>
}

function* sectionsOf(plain: Buffer): Generator<[string, Section]> {
  const headLength = plain.readUInt32LE(0)
  const places = JSON.parse(plain.toString('utf8', 4, 4 + headLength)) as Places
  const whole = plain.byteOffset % 4 === 0 ? plain : Buffer.from(new Uint8Array(plain).buffer)
  const first = whole.byteOffset + 4 + headLength
  for (const [name, { kind, at, length }] of Object.entries(places)) {
    const start = 4 + headLength + at
    yield [
      name,
      kind === 'json'
        ? (JSON.parse(whole.toString('utf8', start, start + length)) as object)
        : new kinds[kind](whole.buffer as ArrayBuffer, first + at, length),
    ]
  }
}

const checksum = (body: Uint8Array): Buffer => createHash('sha256').update(body).digest().subarray(0, CHECKSUM)
