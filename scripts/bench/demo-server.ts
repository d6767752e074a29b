import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

const root = path.resolve(import.meta.dirname, '../..')

interface RunningServer {
  url: string
  /** milliseconds from starting the process until it prints its address */
  readyMs: number
  stop(): Promise<void>
}

/**
 * Starts the built server with demo data in a temporary folder, on a free port.
 * @param env further settings
 */
export async function startDemoServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'))
  const start = performance.now()
  const child = spawn(process.execPath, [path.join(root, 'dist/server/main.mjs')], {
    env: {
      ...{ ...process.env, NODE_ENV: 'production', MODE: 'demo', DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn' },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await announced(child)
  const readyMs = performance.now() - start
  return {
    url,
    readyMs,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          rmSync(dataDir, { recursive: true, force: true })
          resolve()
        })
        child.kill('SIGTERM')
      }),
  }
}

/** Resolves with the address that the server prints when it is ready. */
function announced(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!child.stdout) return reject(new Error('no output'))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /https?:\/\/127\.0\.0\.1:\d+/.exec(line)
      if (found) resolve(found[0])
    })
    child.once('exit', (code) => reject(new Error(`the server exited with code ${code}`)))
  })
}

/** Signs a demo user in and returns the session token. */
export async function signIn(url: string, username: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  if (!answer.ok) throw new Error(`sign-in failed: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { jwt: string }).jwt
}
