import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { ListenerReply, ListenerRequest } from './listeners.ts'
import type { DataSize, ServerRequest } from './server-process.ts'

const root = path.resolve(import.meta.dirname, '../..')

export interface BenchRoom {
  botId: number
  tokens: string[]
  chats: { id: number; sender: string }[]
  /** what counting the past of the bot took, if it has one */
  counted?: { seconds: number; conversations: number }
}

/** Resource usage of a server's process so far: CPU milliseconds, bytes. */
interface Used {
  cpu: number
  heap: number
  rss: number
}

/** A server in its own process, with rooms to join. */
export interface BenchServer {
  url: string
  rooms: BenchRoom[]
  ask(what: ServerRequest): Promise<Used>
  stop(): Promise<void>
}

/**
 * Starts one of two servers: the product with bots, members and chats, or plain socket.io with the same number of
 * rooms.
 */
export async function startBenchServer(kind: 'product' | 'plain', given: DataSize) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'))
  const [file, argument] =
    kind === 'product' ? ['server-process.ts', JSON.stringify(given)] : ['plain-sockets.ts', String(given.bots)]
  const child = fork(path.join(root, 'scripts/run.mjs'), [path.join(root, 'scripts/bench', file), argument], {
    cwd: root,
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir },
  })
  const { url, rooms } = await nextMessage<Pick<BenchServer, 'url' | 'rooms'>>(child)
  const stage: BenchServer = {
    url,
    rooms,
    ask: (what) => {
      const answer = nextMessage<Used>(child)
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

function nextMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a process of the benchmark ended with code ${code}`))
    child.once('exit', ended)
    child.once('message', (message) => {
      child.off('exit', ended)
      resolve(message as T)
    })
  })
}

/** Sockets that listen to a server, in their own process. */
interface Listeners {
  /** number of events received, once it reaches `wanted` */
  heard(wanted?: number): Promise<number>
  close(): void
}

/** Opens `count` sockets spread over the rooms. They count the events with the given name. */
export async function openListeners({ url, rooms }: BenchServer, count: number, event: string): Promise<Listeners> {
  const child = fork(path.join(root, 'scripts/run.mjs'), [path.join(root, 'scripts/bench/listeners.ts')], { cwd: root })
  const ask = async (what: ListenerRequest) => {
    const answer = nextMessage<ListenerReply>(child)
    child.send(what)
    return (await answer).receivedCount
  }
  await ask({ url, rooms, count, event })
  return { heard: (wanted) => ask({ wanted }), close: () => child.disconnect() }
}
