import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startServer } from './server.ts'

/** Makes one data folder with demo data; every test file works on a copy of its own. */
export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'e2e-'))
  const template = path.join(folder, 'template')
  const server = await startServer({ dataDir: template })
  await server.stop()
  process.env.E2E_TEMPLATE = template
  process.env.E2E_FOLDER = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Copies the template data folder under a name of its own. */
export function copyTemplate(): string {
  const { E2E_TEMPLATE: template, E2E_FOLDER: folder } = process.env
  if (!template || !folder) throw new Error('the global set-up has not run')
  const copy = path.join(mkdtempSync(path.join(folder, 'run-')), 'data')
  cpSync(template, copy, { recursive: true, filter: (file) => !file.endsWith('.lock') })
  return copy
}
