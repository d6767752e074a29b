import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Provides the folder of the engines that test files reuse: their processes end without a chance to clean up. */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'consola-spare-'))
  process.env.SPARE_STORES = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
