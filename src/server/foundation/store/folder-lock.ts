import { createHash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, realpathSync, statSync, unlinkSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Another process has the data folder open. The message is in Spanish for the person who started this one, then in
 * English.
 */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
  readonly folder: string
  /** The owner's process id; absent if it holds the folder but does not answer. */
  readonly owner: number | undefined

  constructor(folder: string, owner: number | undefined) {
    super(
      `La carpeta de datos ${folder} está en uso por el proceso ${owner ?? '(no responde)'}; dos procesos a la vez la destruirían. ` +
        `Detener ese proceso o elegir otra carpeta.\n` +
        `(The data folder ${folder} is in use by process ${owner ?? '(no answer)'}; stop it or choose another folder.)`,
    )
    this.folder = folder
    this.owner = owner
  }
}

/**
 * Locks a data folder for this process, creating it if needed, and returns a function that releases it. The lock is a
 * listening socket, so the system releases it however the process ends. Rejects with `FolderInUse`.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true })
  const real = realpathSync(folder)
  const address = socketOf(real)
  const server = (await listen(address)) ?? (await takeOver(real, address))
  return () => new Promise((done) => server.close(() => done()))
}

/**
 * Replaces the socket that a killed process left behind. Only one process at a time may check and replace it; otherwise
 * two that start together could each remove the other's socket.
 */
async function takeOver(folder: string, address: string): Promise<net.Server> {
  const turn = `${address}.turn`
  for (;;) {
    const owner = await askOwner(address)
    if (owner !== 'gone') throw new FolderInUse(folder, owner)
    if (!takeTurn(turn)) {
      await wait(50)
      continue
    }
    try {
      // The previous process with the turn may own the folder by now.
      const current = await askOwner(address)
      if (current !== 'gone') throw new FolderInUse(folder, current)
      unlinkQuietly(address)
      const server = await listen(address)
      if (server) return server
    } finally {
      unlinkQuietly(turn)
    }
  }
}

/**
 * Creates a file that only one process can create. An older file than any turn lasts was left by a killed process and
 * is removed.
 */
function takeTurn(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx'))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  if (made !== undefined && Date.now() - made > 10_000) unlinkQuietly(file)
  return false
}

/**
 * Returns a path short enough for a socket. If possible it is inside the folder, so that the lock also works between
 * containers that share the folder.
 */
export function socketOf(folder: string, what = 'lock'): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 32)
  if (process.platform === 'win32') return `\\\\.\\pipe\\consola-${name}${what === 'lock' ? '' : `-${what}`}`
  const inside = path.join(folder, `.${what}`)
  return Buffer.byteLength(inside) <= 100 ? inside : path.join(os.tmpdir(), `consola-${name}.${what}`)
}

function listen(address: string): Promise<net.Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.on('error', () => {}).end(String(process.pid)))
    server.unref()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(address, () => resolve(server))
  })
}

/**
 * Returns the id of the process that listens on the socket; undefined if it does not answer within two seconds, `gone`
 * if no process listens.
 */
function askOwner(address: string): Promise<number | undefined | 'gone'> {
  return new Promise((resolve) => {
    let text = ''
    const socket = net.connect(address)
    socket.setTimeout(2000, () => socket.destroy())
    socket.on('data', (chunk) => {
      text += String(chunk)
    })
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve('gone')
    })
    socket.on('close', () => resolve(Number(text) || undefined))
  })
}

function unlinkQuietly(file: string): void {
  try {
    unlinkSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
