import { chmodSync, realpathSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import net from 'node:net'
import { createInterface } from 'node:readline'
import type { Log } from '../services/services.ts'
import { socketOf } from '../store/folder-lock.ts'
import type { Store } from '../store/open.ts'
import { snapshotsOf, takeSnapshot } from './snapshot.ts'

/** The server's response to a snapshot request. */
type SnapshotAnswer = { readonly folder: string } | { readonly fault: string }

const address = (dataDir: string) => socketOf(realpathSync(dataDir), 'control')

/**
 * Listens on a socket in the data folder, makes a snapshot for each client that connects, and removes it when the
 * client disconnects. Only the owner of the data can access the socket. Returns a function that stops the service. The
 * caller must hold the folder's lock.
 */
export async function serveSnapshots(store: Store, dataDir: string, log: Log): Promise<() => Promise<void>> {
  const place = address(dataDir)
  if (process.platform !== 'win32') rmSync(place, { force: true })
  // left by a killed process
  await rm(snapshotsOf(dataDir), { recursive: true, force: true })
  const clients = new Set<net.Socket>()
  // The engine makes one copy at a time.
  let turn: Promise<unknown> = Promise.resolve()
  const server = net.createServer({ allowHalfOpen: true }, (socket) => {
    clients.add(socket)
    const gone = new Promise<void>((resolve) => {
      for (const event of ['end', 'close']) socket.once(event, resolve)
    })
    socket.on('error', () => {}).resume()
    turn = turn
      .then(() => (socket.destroyed ? undefined : serve(socket, gone)))
      .catch((error: unknown) => log.error({ err: error }, 'a snapshot failed'))
      .finally(() => clients.delete(socket))
  })
  const serve = async (socket: net.Socket, gone: Promise<void>) => {
    const answer = (message: SnapshotAnswer) => socket.write(`${JSON.stringify(message)}\n`)
    const folder = await takeSnapshot(store, dataDir).catch((error: unknown) => {
      log.error({ err: error }, 'a snapshot failed')
      answer({ fault: (error as Error).message })
      socket.end()
    })
    if (folder === undefined) return
    answer({ folder })
    await gone
    await rm(folder, { recursive: true, force: true })
    // Closing the socket tells the client that the snapshot is removed.
    socket.end()
  }
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(place, resolve))
  if (process.platform !== 'win32') chmodSync(place, 0o600)
  server.unref()
  return async () => {
    for (const socket of clients) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
    await turn
  }
}

/** A snapshot made by the server that has the data folder open. `leave` resolves once the snapshot is removed. */
interface Snapshot {
  readonly folder: string
  leave(): Promise<void>
}

/** Requests a snapshot from the server of a data folder. Resolves to undefined if no server answers. */
export function askForSnapshot(dataDir: string): Promise<Snapshot | undefined> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(address(dataDir))
    socket.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
    )
    socket.once('close', () => reject(new Error('El servidor se detuvo antes de terminar la copia.')))
    const lines = createInterface({ input: socket })
    // This repeats the socket's error, which is handled above. Without a listener it would end the process.
    lines.on('error', () => {})
    lines.once('line', (line) => {
      const answer = JSON.parse(line) as SnapshotAnswer
      if ('folder' in answer) resolve({ folder: answer.folder, leave: () => left(socket) })
      else reject(new Error(`El servidor no pudo hacer la copia: ${answer.fault}`))
    })
  })
}

const left = (socket: net.Socket) =>
  new Promise<void>((resolve) => {
    socket.once('close', () => resolve()).end()
  })
