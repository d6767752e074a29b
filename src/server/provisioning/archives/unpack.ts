import { crc32 } from 'node:zlib'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { MAX_BYTES } from '../../foundation/media/limits.ts'
import { contentFiles } from '../content/content.ts'
import { UnusableContent } from '../content/problems.ts'
import { FILES, MOST_BYTES, MOST_FILES, MOST_TEXT_BYTES } from './limits.ts'

/** An unpacked archive. */
interface Unpacked {
  /** texts of the YAML files by name */
  texts: Map<string, string>
  /** bytes of the other files by name */
  files: Map<string, Buffer>
}

const OTHER = 'No es un archivo exportado desde la consola. Elige otro.'
const DAMAGED = 'Está dañado. Descarga o exporta el archivo otra vez.'
const HUGE = 'Ocupa demasiado al abrirlo. Elige otro.'

/**
 * Unpacks an archive in memory. Only the names of the format are accepted: nothing is written under a name of the
 * archive. Sizes are limited by what is really unpacked, so that a small archive cannot fill the memory.
 * @throws UnusableContent if it is not an archive of a bot
 */
export async function unpack(bytes: Buffer): Promise<Unpacked> {
  const zip = await opened(bytes)
  const unpacked: Unpacked = { texts: new Map(), files: new Map() }
  const taken = new Set<string>()
  let left = MOST_BYTES + contentFiles.length * MOST_TEXT_BYTES
  if (zip.entryCount > MOST_FILES) throw unusable('', HUGE)
  try {
    const entries = await allOf(zip)
    const folder = commonFolder(entries)
    for (const entry of entries) {
      const name = entry.fileName.slice(folder.length)
      // Some programs add the folders.
      if (name === '' || name === FILES) continue
      const isText = contentFiles.includes(name)
      const file = name.startsWith(FILES) ? name.slice(FILES.length) : ''
      if (!isText && !isFilename(file)) throw unusable(name, OTHER)
      if (taken.has(name)) throw unusable(name, 'Está repetido. Elige otro archivo.')
      if (!isPlainFile(entry)) throw unusable(name, 'Es un enlace o algo que no es un archivo. Quítalo.')
      if (entry.isEncrypted()) throw unusable(name, 'Tiene contraseña. Quítala y vuelve a elegirlo.')
      taken.add(name)
      const read = await readEntry(zip, entry, Math.min(left, isText ? MOST_TEXT_BYTES : MAX_BYTES))
      left -= read.length
      if (crc32(read) !== entry.crc32) throw unusable(name, DAMAGED)
      if (isText) unpacked.texts.set(name, textOf(name, read))
      else unpacked.files.set(file, read)
    }
  } catch (error) {
    throw error instanceof UnusableContent ? error : unusable('', OTHER)
  } finally {
    zip.close()
  }
  return unpacked
}

/** Names in the folder of files have no folders of their own, and no signs that make them look like others. */
const isFilename = (name: string) => name !== '' && name.length <= 255 && !/[\\/\p{Cc}\p{Cf}]|^\.+$/u.test(name)

/** Host system of an archive's entry, in its version, whose attributes tell the kind of a file; and that kind. */
const UNIX = 3
const KIND = 0o170000
const REGULAR = 0o100000

/** Returns false for a link, a device or a folder. Archives of other systems do not tell. */
function isPlainFile({ versionMadeBy, externalFileAttributes, fileName }: Entry): boolean {
  const kind = (externalFileAttributes >>> 16) & KIND
  if (fileName.endsWith('/')) return false
  return versionMadeBy >>> 8 !== UNIX || kind === 0 || kind === REGULAR
}

function opened(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, strictFileNames: true }, (error, zip) => {
      if (error) reject(unusable('', OTHER))
      else resolve(zip)
    })
  })
}

/** What a Mac adds to an archive. */
const OF_A_MAC = /^__MACOSX\/|(?:^|\/)\.DS_Store$/

/** Returns the folder in which a program packed all the files, with its slash; '' if there is none. */
function commonFolder(entries: readonly Entry[]): string {
  const [folder = ''] = /^[^/]+\//.exec(entries[0]?.fileName ?? '') ?? []
  return folder !== FILES && entries.every(({ fileName }) => fileName.startsWith(folder)) ? folder : ''
}

/** Returns the entries of an archive, without what a Mac adds. */
async function allOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = []
  for (;;) {
    const entry = await new Promise<Entry | undefined>((resolve, reject) => {
      zip.once('entry', resolve)
      zip.once('end', () => resolve(undefined))
      zip.once('error', reject)
      zip.readEntry()
    })
    zip.removeAllListeners()
    if (!entry) return entries
    if (!OF_A_MAC.test(entry.fileName)) entries.push(entry)
  }
}

/** Unpacks an entry, up to a number of bytes. Its declared size is not trusted. */
function readEntry(zip: ZipFile, entry: Entry, most: number): Promise<Buffer> {
  const huge = unusable(entry.fileName, HUGE)
  if (entry.uncompressedSize > most) return Promise.reject(huge)
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error)
      const parts: Buffer[] = []
      let size = 0
      stream.on('data', (part: Buffer) => {
        size += part.length
        parts.push(part)
        if (size > most) stream.destroy(huge)
      })
      // The sizes or the bytes are not what the archive declares.
      stream.on('error', (error) =>
        reject(error instanceof UnusableContent ? error : unusable(entry.fileName, DAMAGED)),
      )
      stream.on('end', () => resolve(Buffer.concat(parts)))
    })
  })
}

function textOf(name: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw unusable(name, 'No es texto en UTF-8. Guárdalo así y vuelve a elegirlo.')
  }
}

const unusable = (file: string, text: string) => new UnusableContent([{ file, place: '', text }])
