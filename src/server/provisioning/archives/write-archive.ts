import { ZipFile } from 'yazl'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { storedBytes } from '../../foundation/media/files.ts'
import { contentFiles } from '../content/content.ts'
import { exportContent } from '../content/export.ts'
import type { KeptFile } from '../content/kept-files.ts'
import { writeContent } from '../content/write.ts'
import { FILES, MOST_BYTES, MOST_FILES, MOST_TEXT_BYTES } from './limits.ts'

/** The same time in every archive: the same content gives the same bytes. */
const MTIME = new Date('2020-01-01T00:00:00Z')

/**
 * Returns a bot's content as a ZIP archive: the YAML files of `writeContent`, and in the folder `files` the files that
 * they name. Files that are missing on the disk are left out. 409 if they are too large for an archive.
 */
export async function writeArchive(scope: Scope): Promise<Buffer> {
  const { content, files } = await exportContent(scope)
  if (files.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES || files.length + contentFiles.length > MOST_FILES)
    throw tooLarge('Los archivos del chatbot pesan demasiado. Elimina los que no uses y exporta otra vez.')
  const texts = [...writeContent(content)]
  if (texts.some(([, text]) => Buffer.byteLength(text) > MOST_TEXT_BYTES))
    throw tooLarge('El chatbot tiene demasiados textos para un archivo. Elimina ejemplos y exporta otra vez.')
  const zip = new ZipFile()
  const bytes = collect(zip)
  for (const [name, text] of texts) zip.addBuffer(Buffer.from(text), name, { mtime: MTIME })
  for (const { id, filename } of files.toSorted(byName)) {
    const stored = await storedBytes(id)
    // Pictures, audio and PDF are compressed already.
    if (stored) zip.addBuffer(stored, `${FILES}${filename}`, { mtime: MTIME, compress: false })
  }
  zip.end()
  return bytes
}

const tooLarge = (text: string) => problem(409, 'too_large', text)

/** Files are numbered anew in a copy, so their numbers do not order them. */
const byName = (one: KeptFile, other: KeptFile) => (one.filename < other.filename ? -1 : 1)

async function collect(zip: ZipFile): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of zip.outputStream) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}
