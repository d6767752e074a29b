import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { ZipFile } from 'yazl'
import { lowerPriority } from '../../foundation/files/low-priority.ts'
import { writeContent } from '../content/write.ts'
import { FILES, MOST_TEXT_BYTES } from './limits.ts'
import { type PackedContent, unpackContent } from './packed.ts'

// Worker thread that writes one archive: receives its content as worker data, and posts its progress and its end.

/** The input of the worker. */
export interface WriteTask {
  content: PackedContent
  /** where the bytes of each file are */
  files: readonly { filename: string; place: string }[]
  /** where to write the archive */
  place: string
}

/** A message of the worker. */
export type WriteAnswer = { tooLarge: true } | { done: number; total: number; ended?: true }

/** The same time and access rights in every archive: the same content gives the same bytes. */
const SAME = { mtime: new Date('2020-01-01T00:00:00Z'), mode: 0o100664 }

/** Steps in which the progress is told: each is stored. */
const MOST_STEPS = 100

lowerPriority()

const say = (answer: WriteAnswer) => parentPort?.postMessage(answer)

await write(workerData)

async function write({ content, files, place }: WriteTask): Promise<void> {
  const texts = [...writeContent(await unpackContent(content))].map(
    ([name, text]) => [name, Buffer.from(text)] as const,
  )
  if (texts.some(([, { length }]) => length > MOST_TEXT_BYTES)) return say({ tooLarge: true })
  const kept = files.filter((file) => existsSync(file.place))
  const total = texts.length + kept.length
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(place, { mode: 0o600 }))
  for (const [name, text] of texts) zip.addBuffer(text, name, SAME)
  say({ done: texts.length, total })
  let done = texts.length
  const step = Math.ceil(kept.length / MOST_STEPS)
  for (const { filename, place: source } of kept) {
    const entry = { ...SAME, compress: false, size: statSync(source).size }
    // Pictures, audio and PDF are compressed already. Each is opened when its turn comes.
    zip.addReadStreamLazy(`${FILES}${filename}`, entry, (open) => {
      const bytes = createReadStream(source)
      bytes.on('end', () => ++done % step === 0 && say({ done, total }))
      open(null, bytes)
    })
  }
  zip.end()
  await written
  await flush(place)
  say({ done: total, total, ended: true })
}

async function flush(place: string): Promise<void> {
  const file = await open(place, 'r+')
  await file.sync()
  await file.close()
}
