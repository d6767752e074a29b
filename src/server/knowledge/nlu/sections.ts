import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { deflateRawSync, inflateRaw, inflateRawSync } from 'node:zlib'
import { parseJsonInChunks, yieldThread } from './chunks.ts'

// Binary format of a model: "NLU", a version, a checksum, then the compressed sections: a JSON header that describes
// each section, followed by their bytes.

const MAGIC = 'NLU'
/** Increment on every format change. */
const VERSION = 4
/** The oldest version that can still be read: its models have one classifier and no synonyms. */
const OLDEST = 2
const CHECKSUM = 16
const HEAD = MAGIC.length + 1 + CHECKSUM
/** Level of compression: half the work of the usual six, for models 2 % larger. */
const LEVEL = 4

const kinds = { Int8Array, Uint8Array, Uint16Array, Uint32Array, Int32Array, Float32Array } as const
type Kind = keyof typeof kinds
type Numbers = InstanceType<(typeof kinds)[Kind]>
type Section = Numbers | object | string | number
type Places = Record<string, { kind: Kind | 'json'; at: number; length: number }>

/** The bytes are not a model that this version can read. */
export class ModelBytesError extends Error {
  override readonly name = 'ModelBytesError'
}

/** Packs named sections: typed arrays, or values that JSON can represent. Deterministic. */
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
    const room = Math.ceil(part.length / 4) * 4 // 4-byte numbers must be aligned
    parts.push(part, new Uint8Array(room - part.length))
    at += room
  }
  const names = JSON.stringify(places)
  const head = Buffer.from(names.padEnd(Math.ceil(names.length / 4) * 4)) // keeps the following numbers aligned
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  const body = deflateRawSync(Buffer.concat([length, head, ...parts]), { level: LEVEL })
  return new Uint8Array(Buffer.concat([Buffer.from(MAGIC), Buffer.from([VERSION]), checksum(body), body]))
}

/**
 * Unpacks sections.
 * @throws {ModelBytesError} if the bytes are not a model, damaged, or of another version
 */
export function unpackSections(bytes: Uint8Array): Record<string, Section> {
  const { body, sum } = bodyOf(bytes)
  if (!checksum(body).equals(sum)) throw damaged()
  const sections: Record<string, Section> = {}
  for (const { name, json, numbers } of sectionsOf(inflateRawSync(body)))
    sections[name] = numbers ?? (JSON.parse(json.toString()) as object)
  return sections
}

/**
 * {@link unpackSections} without blocking the event loop: it inflates asynchronously and yields after each piece that
 * it verifies or parses.
 */
export async function unpackInChunks(bytes: Uint8Array): Promise<Record<string, Section>> {
  const { body, sum } = bodyOf(bytes)
  if (!(await checksumInTurns(body)).equals(sum)) throw damaged()
  const sections: Record<string, Section> = {}
  for (const { name, json, numbers } of sectionsOf(await inflate(body))) {
    sections[name] = numbers ?? (await parseJsonInChunks(json))
    await yieldThread()
  }
  return sections
}

const inflate = promisify(inflateRaw)
const damaged = () => new ModelBytesError('The model is damaged: its checksum does not match')

/** Returns the compressed body of a model's bytes, and its expected checksum. */
function bodyOf(bytes: Uint8Array): { body: Uint8Array<ArrayBuffer>; sum: Buffer } {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (all.length < HEAD || all.toString('latin1', 0, MAGIC.length) !== MAGIC)
    throw new ModelBytesError('The data is not a language model')
  const version = all[MAGIC.length] as number
  if (version < OLDEST || version > VERSION)
    throw new ModelBytesError(`The model has version ${version}; this program supports ${OLDEST} to ${VERSION}`)
  return { body: all.subarray(HEAD) as Uint8Array<ArrayBuffer>, sum: all.subarray(MAGIC.length + 1, HEAD) }
}

/** A section in the uncompressed bytes: numbers, or JSON that is not parsed yet. */
interface Lying {
  name: string
  numbers: Numbers | undefined
  json: Buffer
}

function* sectionsOf(plain: Buffer): Generator<Lying> {
  const headLength = plain.readUInt32LE(0)
  const places = JSON.parse(plain.toString('utf8', 4, 4 + headLength)) as Places
  const whole = plain.byteOffset % 4 === 0 ? plain : Buffer.from(new Uint8Array(plain).buffer)
  const first = whole.byteOffset + 4 + headLength
  for (const [name, { kind, at, length }] of Object.entries(places)) {
    const start = 4 + headLength + at
    const numbers = kind === 'json' ? undefined : new kinds[kind](whole.buffer as ArrayBuffer, first + at, length)
    yield { name, numbers, json: whole.subarray(start, start + (numbers ? 0 : length)) }
  }
}

const checksum = (body: Uint8Array): Buffer => createHash('sha256').update(body).digest().subarray(0, CHECKSUM)

async function checksumInTurns(body: Uint8Array): Promise<Buffer> {
  const hash = createHash('sha256')
  for (let at = 0; at < body.length; at += PIECE) {
    hash.update(body.subarray(at, at + PIECE))
    await yieldThread()
  }
  return hash.digest().subarray(0, CHECKSUM)
}

/** Bytes hashed between two yields to the event loop: about a millisecond of work. */
const PIECE = 1_000_000
