import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { folded } from './fold.ts'
import { type ParsedMail, readWhole } from './read.ts'

// Worker thread that reads mails, one after the other: receives the bytes of one, and posts it as soon as it is read. What
// it quotes follows, which is the part that can be made to take for ever.

/**
 * What the thread posts: `ready` when it begins with a mail, so that its own start does not count as reading; `folded` is
 * the last about a mail, or `fault`, or a `read` that has nothing to fold.
 */
export type WorkerAnswer =
  | { kind: 'ready' }
  | { kind: 'read'; parsed: ParsedMail }
  | { kind: 'folded'; text: string; quoted: string }
  | { kind: 'fault'; message: string }

// On Linux each thread has its own priority: lower this one so that requests are served first.
if (process.platform === 'linux') setPriority(10)

const post = (answer: WorkerAnswer) => parentPort?.postMessage(answer)

parentPort?.on('message', async (raw: Uint8Array) => {
  post({ kind: 'ready' })
  try {
    const { parsed, plain } = await readWhole(raw)
    post({ kind: 'read', parsed })
    if (parsed.mail) post({ kind: 'folded', ...folded(plain) })
  } catch (error) {
    post({ kind: 'fault', message: String(error) })
  }
})
