import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'

const main = path.resolve(import.meta.dirname, '../../dist/server/main.mjs')

/**
 * Disables the optimizing compiler for the WebAssembly of the database: compiling takes a third of the start-up time,
 * and no test server lives long enough to benefit.
 */
export const FAST_START_FLAGS = ['--liftoff-only']

export interface TestServer {
  url: string
  dataDir: string
  /** output of the server by line */
  lines: string[]
  process: ChildProcess
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts the built server on a free loopback port and waits until it listens. */
export async function startServer(options: {
  dataDir: string
  env?: Record<string, string>
  args?: string[]
}): Promise<TestServer> {
  const child = spawn(process.execPath, [...FAST_START_FLAGS, main, ...(options.args ?? [])], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MODE: 'demo',
      PORT: '0',
      LOG_LEVEL: 'warn',
      // Tests keep the machine busy: with less than an equal part of it, a training takes minutes.
      TRAINING_NICENESS: '0',
      DATA_DIR: options.dataDir,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line)
        const found = /https?:\/\/127\.0\.0\.1:\d+/.exec(line)
        if (found && stream === child.stdout) resolve(found[0])
      })
    child.once('exit', (code) => reject(new Error(`the server exited with code ${code}:\n${lines.join('\n')}`)))
  })
  return {
    url,
    dataDir: options.dataDir,
    lines,
    process: child,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal)
      return ended
    },
  }
}
