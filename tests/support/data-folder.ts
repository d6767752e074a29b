import { createHash } from 'node:crypto'
import { constants, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ownMigrations } from '../../src/server/foundation/store/migrate.ts'
import { openStore } from '../../src/server/foundation/store/open.ts'

const modules = path.resolve(import.meta.dirname, '../../node_modules')
const cache = path.join(modules, '.cache/store')

/**
 * Returns a new temporary data folder with an empty, migrated database, copied from a template that is created once:
 * opening a copy takes a third of a second, creating a database three seconds. The caller removes it.
 */
export async function freshDataFolder(place = os.tmpdir()): Promise<string> {
  const folder = mkdtempSync(path.join(place, 'consola-data-'))
  cpSync(await template(), folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return folder
}

async function template(): Promise<string> {
  const engine = readFileSync(path.join(modules, '@electric-sql/pglite/package.json'), 'utf8')
  const fingerprint = [engine, 'with its mark', ...ownMigrations().map(({ text }) => text)].join('\0')
  const cached = path.join(cache, `template-${createHash('sha256').update(fingerprint).digest('hex').slice(0, 16)}`)
  if (existsSync(cached)) return cached
  mkdirSync(cache, { recursive: true })
  const draft = mkdtempSync(path.join(cache, 'draft-'))
  await (await openStore({ dataDir: draft, maintenanceMinutes: 0 })).close()
  try {
    renameSync(draft, cached)
  } catch {
    rmSync(draft, { recursive: true, force: true }) // another test process was faster
  }
  return cached
}
