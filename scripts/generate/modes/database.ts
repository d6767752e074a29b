import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ContractError } from '../contract.ts'
import type { StoreFault } from '../database.ts'
import { type Folders, home } from '../folders.ts'
import { describedColumns, type Finding } from '../places.ts'

type Files = Map<string, string>

const fileOf = ({ out }: Folders) => `${out}/database.d.ts`

/** Generates the database types, with a seal: a hash of their text, the migrations and the generator. */
export async function sealedDatabaseTypes(folders: Folders): Promise<Files> {
  const folder = migrationsOf(folders)
  if (folder === undefined) return new Map()
  const { databaseTypes, StoreFault } = await import('../database.ts')
  const columns = columnsOf(folders)
  const text = await databaseTypes(folder, columns).catch((error: unknown) => {
    throw error instanceof StoreFault ? new ContractError([placed(folders, folder, error)]) : error
  })
  return new Map([[fileOf(folders), `// seal ${seal(folder, text, columns)}\n${text}`]])
}

/** Returns the written types if their seal matches; otherwise generates them, which takes seconds. */
export async function knownDatabaseTypes(folders: Folders): Promise<Files> {
  const folder = migrationsOf(folders)
  if (folder === undefined) return new Map()
  try {
    const written = readFileSync(path.resolve(folders.root, fileOf(folders)), 'utf8')
    const [, given, text = ''] = /^\/\/ seal (\w+)\n([\s\S]*)$/.exec(written) ?? []
    if (given === seal(folder, text, columnsOf(folders))) return new Map([[fileOf(folders), written]])
  } catch {
    // Not written yet.
  }
  return sealedDatabaseTypes(folders)
}

/** Converts a store fault to a finding with file and line. */
export function placed(folders: Folders, folder: string, { at, message, fix }: StoreFault): Finding {
  const [migrations, columns] = [folders.migrations ?? '', folders.columns ?? '']
  if ('migration' in at) {
    const text = readFileSync(path.join(folder, at.migration), 'utf8')
    return { file: `${migrations}/${at.migration}`, line: lineAt(text, at.offset), message, fix }
  }
  if ('described' in at) {
    const text = readFileSync(path.resolve(folders.root, columns), 'utf8')
    return { file: columns, line: lineAt(text, text.indexOf(`'${at.described}'`)), message, fix }
  }
  const [table = '', column = ''] = at.column.split('.')
  const made = new RegExp(
    `\\btable\\s+(?:if not exists\\s+)?${table}\\b[^;]*?^\\s*(?:add column\\s+)?${column}\\s`,
    'im',
  )
  for (const name of migrationNames(folder).reverse()) {
    const text = readFileSync(path.join(folder, name), 'utf8')
    const found = made.exec(text)
    if (found)
      return { file: `${migrations}/${name}`, line: lineAt(text, found.index + found[0].length - 1), message, fix }
  }
  return { file: migrations, line: 1, message, fix }
}

const lineAt = (text: string, offset: number) => text.slice(0, Math.max(offset, 0)).split('\n').length

const migrationNames = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()

const migrationsOf = ({ root, migrations }: Folders) =>
  migrations === undefined ? undefined : path.resolve(root, migrations)

const columnsOf = ({ root, columns }: Folders) => (columns === undefined ? undefined : path.resolve(root, columns))

function seal(folder: string, text: string, columns?: string): string {
  const sources = [
    ...migrationNames(folder).map((name) => path.join(folder, name)),
    path.join(home, 'scripts/generate/database.ts'),
  ]
  const described = columns === undefined ? [] : describedColumns(readFileSync(columns, 'utf8'))
  const hash = createHash('sha256').update(text).update(described.join())
  for (const source of sources) hash.update('\0').update(readFileSync(source))
  return hash.digest('hex').slice(0, 24)
}
