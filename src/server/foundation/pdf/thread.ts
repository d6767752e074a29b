import { Worker } from 'node:worker_threads'

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

/**
 * Draws in a thread of its own, which is started when it is first asked and again after it died: a long document takes
 * the better part of a second, in which the server has others to answer.
 *
 * @param program the address of the thread's program, which calls `answerDrawings`
 * @returns draws a task, which has to be cloneable; fails with what the program failed with
 */
export function drawingThread<Task>(program: () => Promise<URL>): (task: Task) => Promise<Buffer> {
  const asked = new Map<number, Asker>()
  let last = 0
  let thread: Promise<Worker> | undefined

  async function start(): Promise<Worker> {
    const worker = new Worker(await program(), { name: 'pdf' })
    worker.on('message', ({ id, bytes, fault }: Answer) => {
      const asker = asked.get(id)
      asked.delete(id)
      if (bytes) asker?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
      else asker?.reject(new Error(fault))
    })
    let ended = false
    const end = (error: Error) => {
      // the exit comes after the error, when another thread may have been started and asked
      if (ended) return
      ended = true
      thread = undefined
      for (const { reject } of asked.values()) reject(error)
      asked.clear()
    }
    worker.on('error', end)
    worker.on('exit', (code) => end(new Error(`The thread that draws documents ended with code ${code}`)))
    return worker
  }

  return async (task) => {
    thread ??= start()
    const own = thread
    const worker = await own.catch((error: unknown) => {
      // the next one tries again
      if (thread === own) thread = undefined
      throw error
    })
    worker.ref()
    const id = ++last
    return new Promise<Buffer>((resolve, reject) => {
      asked.set(id, { resolve, reject })
      worker.postMessage({ id, task } satisfies Asked<Task>)
    }).finally(() => {
      if (asked.size === 0) worker.unref()
    })
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
