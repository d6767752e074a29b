import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { lowerPriority } from '../../foundation/files/low-priority.ts'
import { linesOf } from '../content/lines.ts'
import { UnusableContent } from '../content/problems.ts'
import { readContent } from '../content/read.ts'
import type { ArchiveAnswer, ArchiveTask } from './load-archive.ts'
import { packContent } from './packed.ts'
import { summaryOf } from './summary.ts'
import { unpack } from './unpack.ts'

// Worker thread that reads one archive: receives its place as worker data and posts one answer.

lowerPriority()

const answered = await answer(workerData)
// The files move to the main thread without being copied.
const moved = 'files' in answered ? answered.files.map(([, file]) => file.buffer) : []
parentPort?.postMessage(answered, moved)

async function answer({ place, whole }: ArchiveTask): Promise<ArchiveAnswer> {
  try {
    const { texts, files } = await unpack(await readFile(place))
    const content = readContent(texts)
    if (!whole) return { name: content.name, summary: summaryOf(content, files.size) }
    // Bytes of their own: small buffers share memory.
    const own = [...files].map(([name, file]) => [name, new Uint8Array(file)] as const)
    return { content: await packContent(content), lines: linesOf(content), files: own }
  } catch (error) {
    if (error instanceof UnusableContent) return { faults: error.faults }
    throw error
  }
}
