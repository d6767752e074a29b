import { BroadcastChannel, Worker } from 'node:worker_threads'
import { bundled } from './child.ts'

/**
 * Provides console tests with a server in a thread of this process (console-host.ts). It starts with the first test
 * that needs it, because loading it takes two seconds of CPU time and many files render without one.
 */
export default function setup(): () => Promise<void> {
  let host: Promise<Worker> | undefined
  const start = async () => {
    const thread = new Worker(await bundled('tests/support/console-host.ts'))
    await new Promise((ready, failed) => thread.once('message', ready).once('error', failed))
    return thread
  }
  const door = new BroadcastChannel('console-setup')
  door.onmessage = async ({ data: reply }) => {
    host ??= start()
    const back = new BroadcastChannel(reply as string)
    const error = await host.then(
      () => undefined,
      (reason) => String(reason),
    )
    back.postMessage({ id: 0, error })
    back.close()
  }
  return async () => {
    door.close()
    const thread = await host
    if (!thread) return
    thread.postMessage('stop')
    const error = await new Promise((ended) => thread.once('message', ended))
    await thread.terminate()
    if (error) throw new Error(String(error))
  }
}
