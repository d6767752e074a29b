import { chmodSync, realpathSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import net from 'node:net'
import { createInterface } from 'node:readline'
import type { Log } from '../services/services.ts'
import { socketOf } from '../store/folder-lock.ts'
import type { Store } from '../store/open.ts'
import { snapshotsOf, takeSnapshot } from './snapshot.ts'

/** What the server answers to who asked for a snapshot. */
type Told = { readonly folder: string } | { readonly fault: string }

const address = (dataDir: string) => socketOf(realpathSync(dataDir), 'control')

/**
 * Makes a snapshot of the data folder for each who connects to a socket in it, and removes it when they leave. The
 * socket is the owner's alone, as the data are. Answers how to stop. The folder's lock must be held.
 */
export async function serveSnapshots(store: Store, dataDir: string, log: Log): Promise<() => Promise<void>> {
  const place = address(dataDir)
  if (process.platform !== 'win32') rmSync(place, { force: true })
  // what a killed process left
  await rm(snapshotsOf(dataDir), { recursive: true, force: true })
  const clients = new Set<net.Socket>()
  // the engine makes one copy at a time
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
    const tell = (told: Told) => socket.write(`${JSON.stringify(told)}\n`)
    const folder = await takeSnapshot(store, dataDir).catch((error: unknown) => {
      log.error({ err: error }, 'a snapshot failed')
      tell({ fault: (error as Error).message })
      socket.end()
    })
    if (folder === undefined) return
    tell({ folder })
    await gone
    await rm(folder, { recursive: true, force: true })
    // who waits for this knows that nothing is left behind
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

/** A snapshot made by the server that has a data folder open; `leave` resolves once it is removed. */
export interface Snapshot {
  readonly folder: string
  leave(): Promise<void>
}

/** Asks the server of a data folder for a snapshot; undefined when no server answers there. */
export function askForSnapshot(dataDir: string): Promise<Snapshot | undefined> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(address(dataDir))
    socket.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
    )
    socket.once('close', () => reject(new Error('El servidor se detuvo antes de terminar la copia.')))
    const lines = createInterface({ input: socket })
    // tells what the socket told already; an error without a listener ends the process
    lines.on('error', () => {})
    lines.once('line', (line) => {
      const told = JSON.parse(line) as Told
      if ('folder' in told) resolve({ folder: told.folder, leave: () => left(socket) })
      else reject(new Error(`El servidor no pudo hacer la copia: ${told.fault}`))
    })
  })
}

const left = (socket: net.Socket) =>
  new Promise<void>((resolve) => {
    socket.once('close', () => resolve()).end()
  })
