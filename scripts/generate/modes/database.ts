import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describedColumns } from '../described-columns.ts'
import { type Folders, home } from '../folders.ts'

type Files = Map<string, string>

const fileOf = ({ out }: Folders) => `${out}/database.d.ts`

/** The store's types under a seal of the migrations that they come from and of their own text. */
export async function sealedDatabaseTypes(folders: Folders): Promise<Files> {
  const folder = migrationsOf(folders)
  if (folder === undefined) return new Map()
  const { databaseTypes } = await import('../database.ts')
  const columns = columnsOf(folders)
  const text = await databaseTypes(folder, columns)
  return new Map([[fileOf(folders), `// seal ${seal(folder, text, columns)}\n${text}`]])
}

/** The written types where their seal holds: applying every migration to an empty database takes seconds. */
export async function knownDatabaseTypes(folders: Folders): Promise<Files> {
  const folder = migrationsOf(folders)
  if (folder === undefined) return new Map()
  try {
    const written = readFileSync(path.resolve(folders.root, fileOf(folders)), 'utf8')
    const [, given, text = ''] = /^\/\/ seal (\w+)\n([\s\S]*)$/.exec(written) ?? []
    if (given === seal(folder, text, columnsOf(folders))) return new Map([[fileOf(folders), written]])
  } catch {
    // not written yet
  }
  return sealedDatabaseTypes(folders)
}

const migrationsOf = ({ root, migrations }: Folders) =>
  migrations === undefined ? undefined : path.resolve(root, migrations)

const columnsOf = ({ root, columns }: Folders) => (columns === undefined ? undefined : path.resolve(root, columns))

function seal(folder: string, text: string, columns?: string): string {
  const migrations = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const sources = [
    ...migrations.sort().map((name) => path.join(folder, name)),
    path.join(home, 'scripts/generate/database.ts'),
  ]
  const described = columns === undefined ? [] : describedColumns(readFileSync(columns, 'utf8'))
  const hash = createHash('sha256').update(text).update(described.join())
  for (const source of sources) hash.update('\0').update(readFileSync(source))
  return hash.digest('hex').slice(0, 24)
}
