// Program of the embedded store's thread: one PostgreSQL engine on one folder. Never imported.
import { parentPort, workerData } from 'node:worker_threads'
import { durableDisk } from './durable-fs.ts'
import type { Answer, Ask, Refusal, Result, WorkerMessage, WorkerStart } from './embedded-protocol.ts'
import { openEngine } from './engine.ts'
import { isDatabaseError } from './errors.ts'
import { GroupCommit } from './group-commit.ts'
import { ProtocolClient } from './protocol-client.ts'

const port = parentPort
if (!port) throw new Error('This module must run in a worker thread')
const post = (message: WorkerMessage) => port.postMessage(message)
/** finished and not sent yet */
let answers: Answer[] = []

/** Ends the thread. The engine's current work is lost, and it must not be used again. */
function crash(reason: string): never {
  post({ answers, failed: reason })
  process.exit(1)
}

const checkpointBytes = 64 * 1024 * 1024
const { folder, program } = workerData as WorkerStart
const engine = await openEngine(folder, crash, { program })
const exchange = new ProtocolClient(engine)
const group = new GroupCommit(engine, exchange)
/** true while a copy is being made, which needs the write-ahead log since it began */
let logIsKept = false
let queue: Promise<void> = Promise.resolve()
/** number of batches received and not started */
let waiting = 0
let timer: NodeJS.Timeout | undefined

async function perform(ask: Ask, followed: boolean): Promise<Result> {
  switch (ask.kind) {
    case 'query':
      if (logIsKept && ask.sql === 'checkpoint') return { rows: [] }
      return ask.sql === 'commit' ? group.commit(followed) : exchange.query(ask.sql, ask.parameters)
    case 'syncCount':
      return { rows: [], count: durableDisk.syncs }
    case 'breakDisk':
      durableDisk.broken = true
      return { rows: [] }
    case 'keepLog':
      logIsKept = ask.keep
      return { rows: [] }
    case 'close':
      if (engine.isInTransaction()) await exchange.query('rollback')
      answers.push(...(await group.flushIfDue()))
      await engine.close()
      return { rows: [] }
  }
}

async function answer(ask: Ask, followed: boolean): Promise<void> {
  let done: Answer
  try {
    done = { id: ask.id, result: await perform(ask, followed) }
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) crash(error.message)
    done = { id: ask.id, refusal: refusal(error) }
  }
  if (group.mustDeferAnswers()) group.deferAnswer(done)
  else answers.push(done)
}

/** Processes a batch of requests, and sends the answers that may be sent. */
async function answerAll(asks: readonly Ask[]): Promise<void> {
  for (const [index, ask] of asks.entries()) await answer(ask, index < asks.length - 1 || waiting > 0)
  await settle()
  await shortenLog()
}

async function settle(): Promise<void> {
  if (waiting === 0 || group.due() === 0) answers.push(...(await group.flushIfDue()))
  if (answers.length > 0) post({ answers })
  answers = []
  clearTimeout(timer)
  const due = group.due()
  // The next request may take a while to arrive.
  if (due !== undefined) timer = setTimeout(() => enqueue(settle), due)
}

function refusal(error: unknown): Refusal {
  const { message, code, constraint, detail, table, column, severity, where } = error as Refusal
  const details = { code, constraint, detail, table, column, severity, where }
  return { message, ...Object.fromEntries(Object.entries(details).filter(([, value]) => typeof value === 'string')) }
}

/**
 * Writes a checkpoint once the write-ahead log has grown, which removes it. The engine never does this by itself, and a
 * large import would fill the disk.
 */
async function shortenLog(): Promise<void> {
  if (logIsKept || durableDisk.written < checkpointBytes || engine.closed || engine.isInTransaction()) return
  durableDisk.written = 0
  await exchange.query('checkpoint').catch((error) => {
    if (!isDatabaseError(error)) throw error // For example a full disk: tried again after as many more bytes.
  })
}

function enqueue(work: () => Promise<void>): void {
  queue = queue.then(work).catch((error) => crash(String(error)))
}

port.on('message', (asks: readonly Ask[]) => {
  waiting++
  enqueue(() => {
    waiting--
    return answerAll(asks)
  })
})
post({ ready: true })
