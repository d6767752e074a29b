import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { UnusableContent } from '../content/problems.ts'
import { readContent } from '../content/read.ts'
import type { ArchiveAnswer } from './load-archive.ts'
import { unpack } from './unpack.ts'

// Worker thread that reads one archive: receives its bytes as worker data and posts one answer.

// On Linux each thread has its own priority: lower this one so that requests are served first.
if (process.platform === 'linux') setPriority(10)

parentPort?.postMessage(await answer(Buffer.from(workerData)))

async function answer(bytes: Buffer): Promise<ArchiveAnswer> {
  try {
    const { texts, files } = await unpack(bytes)
    return { content: readContent(texts), files: [...files] }
  } catch (error) {
    if (error instanceof UnusableContent) return { faults: error.faults }
    throw error
  }
}
