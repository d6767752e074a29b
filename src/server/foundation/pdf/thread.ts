import { Worker } from 'node:worker_threads'
import { standard } from '../http/errors.ts'
import { problem } from '../http/problem.ts'

/** Asked of the thread. */
interface Asked<Task> {
  readonly id: number
  readonly task: Task
}

/** What the thread answers. */
interface Answer {
  readonly id: number
  readonly bytes?: Uint8Array
  readonly fault?: string
}

/** The side of a thread that it hears and answers by: its `parentPort`. */
interface Port {
  on(event: 'message', listener: (message: unknown) => void): unknown
  postMessage(message: unknown): void
}

interface Asker {
  resolve(bytes: Buffer): void
  reject(error: Error): void
}

/** Milliseconds that one document may take, and that those under way get when the server stops. */
const DRAWING_MS = 30_000
const STOPPING_MS = 2_000

/** How to end each thread that draws now. */
const drawing = new Set<() => void>()
/** Servers of this process that stop and wait for nothing more. */
let stopping = 0

/**
 * Draws in a thread of its own, one document after the other: a long one takes seconds, in which the server has others
 * to answer. The thread is started when it is first asked, and again after it died.
 *
 * @param program the address of the thread's program, which calls `answerDrawings`
 * @param late what the caller is told of a document that takes too long
 * @param within milliseconds that one may take
 * @returns draws a task, which has to be cloneable; fails with what the program failed with, or with 503
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
      // the exit comes after the error, when another thread may have been started and asked
      if (worker !== current) return
      forget()
      asker?.reject(error)
    }
    worker.on('error', end)
    worker.on('exit', (code) => end(new Error(`The thread that draws documents ended with code ${code}`)))
    current = worker
    return worker
  }

  async function draw(task: Task): Promise<Buffer> {
    if (stopping > 0) throw standard(503)
    thread ??= start()
    const own = thread
    const worker = await own.catch((error: unknown) => {
      // the next one tries again
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
    const end = () => stop(standard(503))
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
 * Lets the server stop: what is not drawn in a moment is refused with 503, and so is what is asked for after it, else
 * its callers would keep the server waiting. The returned function is called once the server has stopped.
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

/** The thread's own half: draws every task that it is asked for. */
export function answerDrawings<Task>(port: Port | null, draw: (task: Task) => Promise<Uint8Array>): void {
  if (!port) throw new Error('This is the program of a thread')
  port.on('message', (message) => {
    const { id, task } = message as Asked<Task>
    draw(task).then(
      (bytes) => port.postMessage({ id, bytes } satisfies Answer),
      (error: unknown) => port.postMessage({ id, fault: String(error) } satisfies Answer),
    )
  })
}
