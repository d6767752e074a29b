// The embedded store's thread: one PostgreSQL engine over one folder. A program of its own, never imported.
import { parentPort, workerData } from 'node:worker_threads'
import { disk } from './durable-fs.ts'
import type { Answer, Ask, Refusal, Result, Told, WorkerStart } from './embedded-protocol.ts'
import { openEngine } from './engine.ts'
import { isDatabaseError } from './errors.ts'
import { Exchange } from './exchange.ts'
import { GroupCommit } from './group-commit.ts'

const port = parentPort
if (!port) throw new Error('This is the program of a thread')
const tell = (told: Told) => port.postMessage(told)
/** done, and not told yet */
let answers: Answer[] = []

/** Ends the thread: what the engine was doing is lost, and it must not be asked anything more. */
function crash(reason: string): never {
  tell({ answers, failed: reason })
  process.exit(1)
}

const checkpointBytes = 64 * 1024 * 1024
const { folder, program } = workerData as WorkerStart
const engine = await openEngine(folder, crash, { program })
const exchange = new Exchange(engine)
const group = new GroupCommit(engine, exchange)
/** a copy is being made, which needs the log of changes since it began */
let logIsKept = false
let queue: Promise<void> = Promise.resolve()
/** lists that came and were not begun */
let waiting = 0
let timer: NodeJS.Timeout | undefined

async function perform(ask: Ask, followed: boolean): Promise<Result> {
  switch (ask.kind) {
    case 'query':
      if (logIsKept && ask.sql === 'checkpoint') return { rows: [] }
      return ask.sql === 'commit' ? group.commit(followed) : exchange.query(ask.sql, ask.parameters)
    case 'syncCount':
      return { rows: [], count: disk.syncs }
    case 'breakDisk':
      disk.broken = true
      return { rows: [] }
    case 'keepLog':
      logIsKept = ask.keep
      return { rows: [] }
    case 'close':
      if (engine.isInTransaction()) await exchange.query('rollback')
      answers.push(...(await group.settle()))
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
  if (group.mustHold()) group.hold(done)
  else answers.push(done)
}

/** Does what a list asks, and tells what may be told. */
async function answerAll(asks: readonly Ask[]): Promise<void> {
  for (const [index, ask] of asks.entries()) await answer(ask, index < asks.length - 1 || waiting > 0)
  await settle()
  await shortenLog()
}

async function settle(): Promise<void> {
  if (waiting === 0 || group.due() === 0) answers.push(...(await group.settle()))
  if (answers.length > 0) tell({ answers })
  answers = []
  clearTimeout(timer)
  const due = group.due()
  // whoever follows may take long before he asks again
  if (due !== undefined) timer = setTimeout(() => enqueue(settle), due)
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
  if (logIsKept || disk.written < checkpointBytes || engine.closed || engine.isInTransaction()) return
  disk.written = 0
  await exchange.query('checkpoint').catch((error) => {
    if (!isDatabaseError(error)) throw error // a full disk, say: again after as much more
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
tell({ ready: true })
