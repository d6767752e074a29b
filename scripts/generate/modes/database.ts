import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { columnsFile, databaseTypes, describedColumns, migrationsFolder } from '../database.ts'

const file = 'generated/database.d.ts'

/** The store's types under a seal of the migrations that they come from and of their own text. */
export async function sealedDatabaseTypes(root: string): Promise<string> {
  const text = await databaseTypes(root)
  return `// seal ${seal(root, text)}\n${text}`
}

/** The written types where their seal holds: applying every migration to an empty database takes seconds. */
export async function knownDatabaseTypes(root: string): Promise<string> {
  try {
    const written = readFileSync(path.join(root, file), 'utf8')
    const [, given, text = ''] = /^\/\/ seal (\w+)\n([\s\S]*)$/.exec(written) ?? []
    if (given === seal(root, text)) return written
  } catch {
    // not written yet
  }
  return sealedDatabaseTypes(root)
}

function seal(root: string, text: string): string {
  const folder = path.join(root, migrationsFolder)
  const migrations = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const sources = [
    ...migrations.sort().map((name) => path.join(folder, name)),
    path.join(root, 'scripts/generate/database.ts'),
  ]
  const described = describedColumns(readFileSync(path.join(root, columnsFile), 'utf8'))
  const hash = createHash('sha256').update(text).update(described.join())
  for (const source of sources) hash.update('\0').update(readFileSync(source))
  return hash.digest('hex').slice(0, 24)
}
