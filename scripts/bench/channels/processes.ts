import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import type { Ask, ProcessArguments } from './server-process.ts'

const root = path.resolve(import.meta.dirname, '../../..')

interface Settings {
  env: Record<string, string>
  given: ProcessArguments
}

/** A server that can be killed and started again on the same data. */
export class RestartedServer {
  #child: ChildProcess | undefined
  #settings: Settings
  botId = 0
  token = ''

  constructor(settings: Settings) {
    this.#settings = settings
  }

  /** Starts it; resolves when it listens. */
  async start(): Promise<void> {
    const { env, given } = this.#settings
    const child = fork(
      path.join(root, 'scripts/run.mjs'),
      [path.join(root, 'scripts/bench/channels/server-process.ts'), JSON.stringify(given)],
      { cwd: root, env: { ...process.env, ...env }, detached: true },
    )
    this.#child = child
    const ready = (await answerOf(child)) as { botId: number; token: string }
    Object.assign(this, ready)
  }

  async ask<T>(what: Ask): Promise<T> {
    const child = this.#child
    if (!child) throw new Error('The server does not run')
    const answer = answerOf(child)
    child.send(what)
    return (await answer) as T
  }

  /** Ends it at once, without any chance to finish something. */
  async kill(): Promise<void> {
    const child = this.#child
    if (child?.pid === undefined) return
    this.#child = undefined
    const gone = new Promise((resolve) => child.once('exit', resolve))
    process.kill(-child.pid, 'SIGKILL')
    await gone
  }
}

function answerOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`the server ended with code ${code}`))
    child.once('exit', ended)
    child.once('message', (message) => {
      child.off('exit', ended)
      resolve(message)
    })
  })
}
