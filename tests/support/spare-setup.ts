import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** The place of the engines that test files pass on: their processes are ended without a word to them. */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'consola-spare-'))
  process.env.SPARE_STORES = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
