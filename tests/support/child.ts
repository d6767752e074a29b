import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { bundle } from '../../scripts/run.mjs'
import { FAST_START_FLAGS } from './server.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** Bundled programs by file: many tests start the same one repeatedly. */
const bundles = new Map<string, Promise<string>>()

/** Bundles a TypeScript program once; returns the file that Node can run. `file` is relative to the repository root. */
export async function bundled(file: string): Promise<string> {
  const made = bundles.get(file) ?? bundle(path.join(root, file))
  bundles.set(file, made)
  return fileURLToPath(await made)
}

/** A TypeScript program in its own process, and the lines it has written so far. */
export interface Child {
  readonly process: ChildProcess
  readonly lines: string[]
  readonly errors: string[]
  /** Resolves when the process has ended and all its output was read. */
  readonly ended: Promise<void>
  /** Resolves once `count` lines were read or the process has ended. */
  written(count: number): Promise<void>
}

/** Starts `file`, a path relative to the repository root. */
export async function startChild(file: string, args: readonly string[]): Promise<Child> {
  const program = await bundled(file)
  const child = spawn(process.execPath, [...FAST_START_FLAGS, program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  const errors: string[] = []
  let heard = () => {}
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    heard()
  })
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line))
  const ended = new Promise<void>((resolve) =>
    child.once('close', () => {
      resolve()
      heard()
    }),
  )
  const over = () => child.exitCode !== null || child.signalCode !== null
  const written = (count: number) =>
    new Promise<void>((resolve) => {
      heard = () => {
        if (lines.length >= count || over()) resolve()
      }
      heard()
    })
  return { process: child, lines, errors, ended, written }
}
