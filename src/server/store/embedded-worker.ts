// The embedded store's thread: one PostgreSQL engine over one folder. A program of its own, never imported.
import { parentPort, workerData } from 'node:worker_threads'
import { disk } from './durable-fs.ts'
import type { Answer, Ask, Refusal, Result, WorkerStart } from './embedded-protocol.ts'
import { openEngine } from './engine.ts'
import { isDatabaseError } from './errors.ts'
import { Exchange } from './exchange.ts'

const port = parentPort
if (!port) throw new Error('This is the program of a thread')
const send = (answer: Answer) => port.postMessage(answer)

/** Ends the thread: what the engine was doing is lost, and it must not be asked anything more. */
function crash(reason: string): never {
  send({ failed: reason })
  process.exit(1)
}

const checkpointBytes = 64 * 1024 * 1024
const engine = await openEngine((workerData as WorkerStart).folder, crash)
const exchange = new Exchange(engine)
let queue: Promise<void> = Promise.resolve()

async function perform(ask: Ask): Promise<Result> {
  switch (ask.kind) {
    case 'query':
      return exchange.query(ask.sql, ask.parameters)
    case 'syncCount':
      return { rows: [], count: disk.syncs }
    case 'breakDisk':
      disk.broken = true
      return { rows: [] }
    case 'close':
      await engine.close()
      return { rows: [] }
  }
}

async function answer(ask: Ask): Promise<void> {
  try {
    send({ id: ask.id, result: await perform(ask) })
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) crash(error.message)
    send({ id: ask.id, refusal: refusal(error) })
  }
}

function refusal(error: unknown): Refusal {
  const { message, code, constraint, detail, table, column, severity, where } = error as Refusal
  const told = { code, constraint, detail, table, column, severity, where }
  return { message, ...Object.fromEntries(Object.entries(told).filter(([, value]) => typeof value === 'string')) }
}

/**
 * Empties the log of changes once it has grown: the engine, alone, never does it by itself, and a large import would
 * fill the disk.
 */
async function shortenLog(): Promise<void> {
  if (disk.written < checkpointBytes || engine.closed || engine.isInTransaction()) return
  disk.written = 0
  await exchange.query('checkpoint', []).catch((error) => {
    if (!isDatabaseError(error)) throw error // a full disk, say: again after as much more
  })
}

port.on('message', (ask: Ask) => {
  queue = queue
    .then(() => answer(ask))
    .then(shortenLog)
    .catch((error) => crash(String(error)))
})
send({ ready: true })
