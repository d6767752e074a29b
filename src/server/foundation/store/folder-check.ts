import fs from 'node:fs'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'

/** PostgreSQL version of the engine's data files. */
const ENGINE_VERSION = '18'
const CONTROL_BYTES = 8192

/** Folders that every database has; the engine creates them once and never removes them. */
const FOLDERS = [
  ...['base', 'global', 'pg_commit_ts', 'pg_dynshmem', 'pg_logical', 'pg_multixact/members', 'pg_multixact/offsets'],
  ...['pg_notify', 'pg_replslot', 'pg_serial', 'pg_snapshots', 'pg_stat', 'pg_stat_tmp', 'pg_subtrans', 'pg_tblspc'],
  ...['pg_twophase', 'pg_wal', 'pg_xact'],
]
const FILES = ['PG_VERSION', 'global/pg_control', 'global/pg_filenode.map', 'postgresql.conf']

/**
 * Thrown for a data folder that would lose data if it were opened or created again. The message is in Spanish, for the
 * person who starts the server.
 */
export class DamagedFolder extends Error {
  override readonly name = 'DamagedFolder'
  readonly faults: readonly string[]

  constructor(folder: string, faults: readonly string[]) {
    const aside = `${folder}.${new Date().toISOString().slice(0, 10)}`
    super(
      [
        `La base de datos de ${folder} está dañada o incompleta, y no se abrió:`,
        ...faults.map((fault) => `  - ${fault}`),
        'Nada se borró ni se cambió. Qué hacer:',
        '  1. Comprueba que el disco esté montado y que la copia de la carpeta haya terminado. Si falta un archivo',
        '     y lo tienes en otro lugar, devuélvelo al suyo y vuelve a iniciar.',
        `  2. Si no, aparta lo que hay (mv ${folder} ${aside}) y recupera tu última copia de seguridad:`,
        '     npm run restore -- copia.gz',
      ].join('\n'),
    )
    this.faults = faults
  }
}

/**
 * Returns what is missing from a complete engine's folder, without opening it. Without PG_VERSION the engine would
 * create a new database over it.
 */
export function faultsOf(folder: string): string[] {
  const found = (name: string) => fs.statSync(path.join(folder, name), { throwIfNoEntry: false })
  const faults = [
    ...FILES.filter((name) => !found(name)?.isFile()).map((name) => `falta el archivo ${name}`),
    ...FOLDERS.filter((name) => !found(name)?.isDirectory()).map((name) => `falta la carpeta ${name}`),
  ]
  const version = found('PG_VERSION')?.isFile() ? fs.readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim() : null
  if (version === '') faults.push('el archivo PG_VERSION está vacío')
  else if (version !== null && version !== ENGINE_VERSION)
    faults.push(`la escribió la versión ${version} del motor; este programa usa la ${ENGINE_VERSION}`)
  const control = found('global/pg_control')
  if (control?.isFile() && control.size !== CONTROL_BYTES) faults.push('el archivo global/pg_control está cortado')
  for (const [name, kind] of [
    ['pg_wal', /^[0-9A-F]{24}$/],
    ['pg_xact', /^[0-9A-F]{4,}$/],
    ['base', /^\d+$/],
  ] as const)
    if (found(name)?.isDirectory() && !fs.readdirSync(path.join(folder, name)).some((entry) => kind.test(entry)))
      faults.push(`la carpeta ${name} está vacía`)
  return faults
}

/**
 * Returns the tables and indexes of an open database whose files are missing. The engine would only fail on their first
 * use.
 */
export async function missingFiles<D>(kysely: Kysely<D>, folder: string): Promise<string[]> {
  const { rows } = await sql<{ name: string; file: string }>`
    select c.oid::regclass::text as name, pg_relation_filepath(c.oid) as file from pg_class c
    where c.relpersistence = 'p' and pg_relation_filepath(c.oid) is not null`.execute(kysely)
  return rows
    .filter(({ file }) => !fs.existsSync(path.join(folder, file)))
    .map(({ name, file }) => `falta el archivo ${file} (${name})`)
}
