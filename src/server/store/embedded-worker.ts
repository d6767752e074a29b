// The embedded store's thread: one PostgreSQL engine over one folder. A program of its own, never imported.
import { parentPort, workerData } from 'node:worker_threads'
import { type Results, types } from '@electric-sql/pglite'
import { disk } from './durable-fs.ts'
import type { Answer, Ask, Refusal, Result, WorkerStart } from './embedded-protocol.ts'
import { openEngine } from './engine.ts'
import { isDatabaseError } from './errors.ts'

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
let queue: Promise<void> = Promise.resolve()

async function perform(ask: Ask): Promise<Result> {
  switch (ask.kind) {
    case 'query':
      return ask.parameters.length > 0
        ? result(await engine.query(ask.sql, [...ask.parameters]))
        : result((await engine.exec(ask.sql)).at(-1))
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

function result(results: Results | undefined): Result {
  if (!results) return { rows: [] }
  const binary = results.fields.filter(({ dataTypeID }) => dataTypeID === types.BYTEA).map(({ name }) => name)
  return {
    rows: results.rows,
    command: results.command,
    count: results.rowCount,
    ...(binary.length > 0 && { binary }),
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
  await engine.exec('checkpoint').catch((error) => {
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
