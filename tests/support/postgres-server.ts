import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** A PostgreSQL server started for the tests. */
export interface Server {
  /** URL of the database `postgres`. */
  readonly url: string
  /** Stops it like `pg_ctl stop -m fast` or `-m immediate`; `resume` starts it again with the same data. */
  halt(mode: 'fast' | 'immediate'): Promise<void>
  /** Starts it again on the same port; resolves once it accepts connections. */
  resume(): Promise<void>
  stop(): Promise<void>
}

/** Returns the folders that may contain `initdb` and `postgres`, the newest version first. */
function candidates(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const fromPath = (process.env.PATH ?? '').split(path.delimiter)
  return [...fromPath, '/usr/local/bin', ...versions.map((version) => path.join(debian, version, 'bin'))]
}

const programs = () =>
  candidates().find((folder) => ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))))

/** Returns the user for PostgreSQL, which refuses to run as root; undefined if the current user is not root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' })))
      if (uid && gid) return { uid, gid }
    } catch {
      // No such user: try the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and neither the user postgres nor nobody exists')
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
 * Runs a program until its parent process ends, for whatever reason: that closes the pipe read here. Then nothing is
 * left behind, including the folder. SIGINT is PostgreSQL's fast shutdown.
 */
const RUN_WHILE_PARENT_LIVES = '"$0" "$@" & read -r _; kill -INT $!; wait $!; rm -rf "$PWD"'

/**
 * Creates a cluster in a temporary folder and serves it on an unused port. Rejects with the reason if that is
 * impossible.
 */
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
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const begin = async () => {
    const server = spawn(
      'sh',
      ['-c', RUN_WHILE_PARENT_LIVES, path.join(bin, 'postgres'), ...argumentsOf(data, port, folder)],
      {
        ...options,
        stdio: ['pipe', 'ignore', 'pipe'],
      },
    )
    watched.push(server)
    await answers(url, server)
  }
  const watched: ChildProcess[] = []
  const stop = async () => {
    for (const server of watched) await end(server)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await begin()
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop, resume: begin, halt: (mode) => halt(data, mode) }
}

function argumentsOf(data: string, port: number, folder: string): string[] {
  const settings = ['fsync=off', 'shared_buffers=32MB', 'max_connections=60', 'listen_addresses=127.0.0.1']
  return ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])]
}

/** Sends the signal that PostgreSQL uses for the mode: SIGINT for fast, SIGQUIT for immediate. */
async function halt(data: string, mode: 'fast' | 'immediate'): Promise<void> {
  const file = path.join(data, 'postmaster.pid')
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
  while (existsSync(file) || lives(pid)) await wait(5)
}

/** Returns whether a process still holds its resources; a zombie does not. */
function lives(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
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
      await wait(20)
    }
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.stdin?.end()
  await ended
}
