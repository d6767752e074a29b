import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Chunk } from './dump.ts'
import { syncEntry } from './durable-fs.ts'
import { CopyError } from './load.ts'

// A backup is a gzip of lines: each a chunk as JSON, its rows (JSON already) on lines of their own after it.

type Line = Exclude<Chunk, { kind: 'rows' }> | { kind: 'rows'; table: string; count: number }

/** Writes a dump into a new file, flushed and then named, so that a file of that name is whole. */
export async function writeBackup(file: string, chunks: AsyncIterable<Chunk>): Promise<void> {
  if (existsSync(file)) throw new CopyError(`El archivo ${file} ya existe. (The file exists.)`)
  const draft = `${file}.part`
  await pipeline(Readable.from(lines(chunks)), createGzip(), createWriteStream(draft, { mode: 0o600 }))
  syncEntry(draft)
  renameSync(draft, file)
  syncEntry(path.dirname(file))
}

async function* lines(chunks: AsyncIterable<Chunk>): AsyncGenerator<string> {
  for await (const chunk of chunks) {
    if (chunk.kind !== 'rows') yield `${JSON.stringify(chunk)}\n`
    else {
      yield `${JSON.stringify({ kind: 'rows', table: chunk.table, count: chunk.rows.length } satisfies Line)}\n`
      for (const row of chunk.rows) yield `${row}\n`
    }
  }
}

/** Reads what `writeBackup` wrote. Ends early, or throws, where the file was cut or damaged; `load` refuses both. */
export async function* readBackup(file: string): AsyncGenerator<Chunk> {
  const unzipped = createGunzip()
  const reading = pipeline(createReadStream(file), unzipped).catch((error: unknown) => error)
  const iterator = createInterface({ input: unzipped, crlfDelay: Infinity })[Symbol.asyncIterator]()
  for (;;) {
    const { done, value } = await iterator.next()
    if (done) break
    const line = JSON.parse(value) as Line
    if (line.kind !== 'rows') yield line
    else {
      const rows: string[] = []
      while (rows.length < line.count) {
        const row = await iterator.next()
        if (row.done) return
        rows.push(row.value)
      }
      yield { kind: 'rows', table: line.table, rows }
    }
  }
  const failure = await reading
  if (failure) throw new CopyError(`El archivo está dañado. (The file is damaged: ${String(failure)})`)
}
