import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { syncEntry } from '../store/durable-fs.ts'
import { CopyError } from '../store/load.ts'
import { type ArchiveLine, type ArchivePart, isArchiveLine } from './archive-line.ts'
import { ByteReader } from './bytes.ts'

// A backup is a gzip file. Each element is a line of JSON. The rows of an element follow it, each on its own line and
// already in JSON; the bytes of a file follow its line.

/** The format version written here. Version 1 had no files. */
export const FORMAT = 2

/**
 * Writes a backup to a new file. The data is flushed before the file gets its final name, so a file with that name is
 * always complete.
 */
export async function writeBackup(file: string, pieces: AsyncIterable<ArchivePart>): Promise<void> {
  if (existsSync(file)) throw new CopyError(`El archivo ${file} ya existe y no se reemplaza. Elige otro nombre.`)
  if (!existsSync(path.dirname(file))) throw new CopyError(`No existe la carpeta ${path.dirname(file)}.`)
  const draft = `${file}.part`
  try {
    await pipeline(Readable.from(written(pieces)), createGzip(), createWriteStream(draft, { mode: 0o600 }))
    syncEntry(draft)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
  renameSync(draft, file)
  syncEntry(path.dirname(file))
}

async function* written(pieces: AsyncIterable<ArchivePart>): AsyncGenerator<string | Buffer> {
  for await (const piece of pieces) {
    if (piece.kind === 'rows') {
      yield `${JSON.stringify({ kind: 'rows', table: piece.table, count: piece.rows.length })}\n`
      for (const row of piece.rows) yield `${row}\n`
    } else if (piece.kind === 'file') {
      yield `${JSON.stringify({ kind: 'file', file: piece.file, bytes: piece.bytes.length })}\n`
      yield piece.bytes
    } else yield `${JSON.stringify(piece)}\n`
  }
}

const damaged = (file: string) =>
  new CopyError(`La copia ${file} está dañada: su contenido no es el que se guardó. Usa otra copia.`)
const cut = (file: string) => new CopyError(`La copia ${file} está cortada: le falta el final. Usa otra copia.`)
const foreign = (file: string) =>
  new CopyError(`El archivo ${file} no es una copia de esta consola: las copias las hace npm run backup.`)

/**
 * Yields the elements that `writeBackup` wrote. Throws `CopyError` if the file is truncated, damaged or not a backup.
 */
export async function* readBackup(file: string): AsyncGenerator<ArchivePart> {
  await refuseOthers(file)
  const source = createReadStream(file)
  const unzipped = createGunzip()
  const reader = new ByteReader(unzipped)
  source.on('error', (error) => unzipped.destroy(error)).pipe(unzipped)
  try {
    for (let first = true; ; first = false) {
      const line = await reader.line()
      if (line === undefined) return
      const piece = parsed(line) ?? refuse(first ? foreign(file) : damaged(file))
      if (first && piece.kind !== 'head') throw foreign(file)
      if (piece.kind === 'rows') {
        const rows: string[] = []
        while (rows.length < piece.count) rows.push((await reader.line()) ?? refuse(cut(file)))
        yield { kind: 'rows', table: piece.table, rows }
      } else if (piece.kind === 'file') {
        const bytes = (await reader.bytes(piece.bytes)) ?? refuse(cut(file))
        yield { kind: 'file', file: piece.file, bytes }
      } else yield piece
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'Z_BUF_ERROR') throw cut(file)
    throw code.startsWith('Z_') ? damaged(file) : error
  } finally {
    source.destroy()
  }
}

function parsed(line: string): ArchiveLine | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return isArchiveLine(value) ? value : undefined
  } catch {
    return undefined
  }
}

function refuse(error: Error): never {
  throw error
}

/** Throws if the file cannot be read or is not a gzip file. */
async function refuseOthers(file: string): Promise<void> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new CopyError(`No existe el archivo ${file}.`)
    throw new CopyError(`No se pudo leer el archivo ${file} (${error.code}).`)
  })
  try {
    if (!(await handle.stat()).isFile()) throw new CopyError(`${file} no es un archivo.`)
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0)
    if (bytesRead === 0) throw new CopyError(`El archivo ${file} está vacío. Usa otra copia.`)
    if (buffer.readUInt16BE(0) !== 0x1f8b) throw foreign(file)
  } finally {
    await handle.close()
  }
}
