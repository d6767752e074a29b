import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Ask as Listen } from './listeners.ts'
import type { Ask, Size } from './stage.ts'

const root = path.resolve(import.meta.dirname, '../..')

export interface Room {
  botId: number
  tokens: string[]
  chats: { id: number; sender: string }[]
}

/** What a server's process used so far: milliseconds of CPU, bytes. */
interface Used {
  cpu: number
  heap: number
  rss: number
}

/** A server in a process of its own, with rooms to listen in. */
export interface Stage {
  url: string
  rooms: Room[]
  ask(what: Ask): Promise<Used>
  stop(): Promise<void>
}

/** Starts one of the two servers: the product's with bots, people and chats, or plain socket.io with as many rooms. */
export async function startStage(kind: 'product' | 'plain', given: Size) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'))
  const [file, argument] =
    kind === 'product' ? ['stage.ts', JSON.stringify(given)] : ['plain-sockets.ts', String(given.bots)]
  const child = fork(path.join(root, 'scripts/run.mjs'), [path.join(root, 'scripts/bench', file), argument], {
    cwd: root,
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir },
  })
  const { url, rooms } = await told<Pick<Stage, 'url' | 'rooms'>>(child)
  const stage: Stage = {
    url,
    rooms,
    ask: (what) => {
      const answer = told<Used>(child)
      child.send(what)
      return answer
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          rmSync(dataDir, { recursive: true, force: true })
          resolve()
        })
        child.disconnect()
      }),
  }
  return stage
}

function told<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`the server ended with ${code}`))
    child.once('exit', ended)
    child.once('message', (message) => {
      child.off('exit', ended)
      resolve(message as T)
    })
  })
}

/** Sockets that listen to a server, in a process of their own. */
interface Listeners {
  /** how many events they have heard, once those are as many as are wanted */
  heard(wanted?: number): Promise<number>
  close(): void
}

/** As many sockets as are wanted, spread over the rooms and joined; they count the events of one name. */
export async function listen({ url, rooms }: Stage, count: number, event: string): Promise<Listeners> {
  const child = fork(path.join(root, 'scripts/run.mjs'), [path.join(root, 'scripts/bench/listeners.ts')], { cwd: root })
  const ask = async (what: Listen) => {
    const answer = told<{ heard: number }>(child)
    child.send(what)
    return (await answer).heard
  }
  await ask({ url, rooms, count, event })
  return { heard: (wanted) => ask({ wanted }), close: () => child.disconnect() }
}
