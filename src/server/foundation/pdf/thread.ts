import { Worker } from 'node:worker_threads'
import { standardProblem } from '../http/errors.ts'
import { problem } from '../http/problem.ts'

/** A request to the thread. */
interface Asked<Task> {
  readonly id: number
  readonly task: Task
}

/** A response of the thread. */
interface Answer {
  readonly id: number
  readonly bytes?: Uint8Array
  readonly fault?: string
}

/** The `parentPort` of the thread. */
interface Port {
  on(event: 'message', listener: (message: unknown) => void): unknown
  postMessage(message: unknown): void
}

interface Asker {
  resolve(bytes: Buffer): void
  reject(error: Error): void
}

/** Timeouts in milliseconds: for one document, and for unfinished documents when the server stops. */
const DRAWING_MS = 30_000
const STOPPING_MS = 2_000

/** Functions that stop each thread that is currently drawing. */
const drawing = new Set<() => void>()
/** Number of servers in this process that are stopping and have passed their timeout. */
let stopping = 0

/**
 * Draws documents one at a time in a worker thread, because a long one takes seconds and would block the server. The
 * thread starts with the first document, and again after it died.
 *
 * @param program returns the URL of the thread's program, which calls `serveDrawingThread`
 * @param late error message for a document that takes too long
 * @param within timeout of a document, in milliseconds
 * @returns a function that draws a task, which must be cloneable. It rejects with the error of the program, or with 503
 * on a timeout or shutdown.
 */
export function drawingThread<Task>(
  program: () => Promise<URL>,
  late: string,
  within = DRAWING_MS,
): (task: Task) => Promise<Buffer> {
  let asker: Asker | undefined
  let last = 0
  let thread: Promise<Worker> | undefined
  let current: Worker | undefined
  let line: Promise<unknown> = Promise.resolve()

  function forget(): void {
    thread = undefined
    current = undefined
  }

  async function start(): Promise<Worker> {
    const worker = new Worker(await program(), { name: 'pdf' })
    worker.on('message', ({ id, bytes, fault }: Answer) => {
      if (id !== last) return
      if (bytes) asker?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
      else asker?.reject(new Error(fault))
    })
    const end = (error: Error) => {
      // The exit event follows the error event, when another thread may already be running.
      if (worker !== current) return
      forget()
      asker?.reject(error)
    }
    worker.on('error', end)
    worker.on('exit', (code) => end(new Error(`The document thread exited with code ${code}`)))
    current = worker
    return worker
  }

  async function draw(task: Task): Promise<Buffer> {
    if (stopping > 0) throw standardProblem(503)
    thread ??= start()
    const own = thread
    const worker = await own.catch((error: unknown) => {
      // The next document tries again.
      if (thread === own) thread = undefined
      throw error
    })
    const id = ++last
    const stop = (error: Error) => {
      forget()
      asker?.reject(error)
      void worker.terminate()
    }
    const timer = setTimeout(() => stop(problem(503, 'unavailable', late)), within)
    const end = () => stop(standardProblem(503))
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        asker = { resolve, reject }
        drawing.add(end)
        worker.ref()
        worker.postMessage({ id, task } satisfies Asked<Task>)
      })
    } finally {
      clearTimeout(timer)
      drawing.delete(end)
      asker = undefined
      worker.unref()
    }
  }

  return (task) => {
    const drawn = line.then(() => draw(task))
    line = drawn.catch(() => {})
    return drawn
  }
}

/**
 * Lets the server stop: after a short timeout, unfinished and new documents are rejected with 503, so that their
 * callers do not delay the shutdown. Call the returned function once the server has stopped.
 */
export function endDrawings(): () => void {
  let ended = 0
  const timer = setTimeout(() => {
    stopping += 1
    ended = 1
    for (const stop of drawing) stop()
  }, STOPPING_MS)
  timer.unref()
  return () => {
    clearTimeout(timer)
    stopping -= ended
  }
}

/** The thread's side: draws each requested task and posts the result. */
export function serveDrawingThread<Task>(port: Port | null, draw: (task: Task) => Promise<Uint8Array>): void {
  if (!port) throw new Error('This module must run in a worker thread')
  port.on('message', (message) => {
    const { id, task } = message as Asked<Task>
    draw(task).then(
      (bytes) => port.postMessage({ id, bytes } satisfies Answer),
      (error: unknown) => port.postMessage({ id, fault: String(error) } satisfies Answer),
    )
  })
}
