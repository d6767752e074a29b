import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** A PostgreSQL server of the tests' own. */
export interface Server {
  /** Of the database `postgres`. */
  readonly url: string
  stop(): Promise<void>
}

/** Folders where `initdb` and `postgres` may lie, the newest version first. */
function candidates(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const fromPath = (process.env.PATH ?? '').split(path.delimiter)
  return [...fromPath, '/usr/local/bin', ...versions.map((version) => path.join(debian, version, 'bin'))]
}

const programs = () =>
  candidates().find((folder) => ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))))

/** PostgreSQL refuses to run as root; anybody else runs it as himself. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' })))
      if (uid && gid) return { uid, gid }
    } catch {
      // no such user: the next one
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })
}

/**
 * Runs a program for as long as whoever started it lives, however that one ends: its end closes the pipe that is read
 * here. Nothing is left behind, the folder included. SIGINT is PostgreSQL's fast shutdown.
 */
const WHILE_HEARD = '"$0" "$@" & read -r _; kill -INT $!; wait $!; rm -rf "$PWD"'

/** Makes a cluster in a temporary folder and serves it on an unused port. Rejects, saying why, where that can't be. */
export async function startPostgres(): Promise<Server> {
  const bin = programs()
  if (!bin) throw new Error('PostgreSQL is not installed (no initdb and postgres found)')
  const user = unprivilegedUser()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'consola-pg-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = path.join(folder, 'data')
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } }
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, stdio: 'pipe' },
  )
  const port = await freePort()
  const settings = ['fsync=off', 'shared_buffers=32MB', 'max_connections=60', 'listen_addresses=127.0.0.1']
  const server = spawn(
    'sh',
    [
      '-c',
      WHILE_HEARD,
      path.join(bin, 'postgres'),
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      folder,
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { ...options, stdio: ['pipe', 'ignore', 'pipe'] },
  )
  const stop = () => end(server, folder)
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  try {
    await answers(url, server)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  let log = ''
  server.stderr?.on('data', (chunk) => {
    log += String(chunk)
  })
  for (const deadline = Date.now() + 30_000; ; ) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline)
        throw new Error(`PostgreSQL did not start: ${log}`, { cause: error })
      await wait(50)
    }
  }
}

async function end(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.stdin?.end()
    await ended
  }
  rmSync(folder, { recursive: true, force: true })
}
