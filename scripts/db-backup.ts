// `npm run backup -- <file>` and `npm run restore -- <file>`: save a consistent snapshot of the database and files to
// one file and restore it. A backup works while the server runs. With DATABASE_URL the database is that PostgreSQL
// database; the files are always in DATA_DIR.
import path from 'node:path'
import { type BackupResult, backupTo } from '../src/server/foundation/backup/command.ts'
import { checkBackup, filesBeside, restoreBackup } from '../src/server/foundation/backup/restore.ts'
import { loadSettings } from '../src/server/foundation/settings/settings.ts'

const [action, ...rest] = process.argv.slice(2)
const check = rest.includes('--check')
const [file] = rest.filter((word) => word !== '--check')
if (!file || (action !== 'backup' && action !== 'restore')) {
  console.error('Uso: npm run backup -- copia.gz            guarda base de datos y archivos en un archivo nuevo')
  console.error('     npm run restore -- copia.gz           los recupera donde no hay datos (DATA_DIR, DATABASE_URL)')
  console.error('     npm run restore -- copia.gz --check   sólo comprueba la copia')
  process.exit(1)
}

const root = path.resolve(import.meta.dirname, '..')
const { dataDir, databaseUrl } = loadSettings({ ...process.env, MODE: 'demo', SECRET: 'sin uso' }, root)
const place = path.resolve(process.env.INIT_CWD ?? process.cwd(), file)
const files = (count: number) => (count === 1 ? '1 archivo' : `${count} archivos`)
/** Lists files that were already missing on disk; the rest of the backup is complete. */
function warn(lost: BackupResult['lost']): void {
  if (lost.length === 0) return
  console.error(`Atención: ${files(lost.length)} de la base de datos ya no estaban en el disco:`)
  for (const { id, filename } of lost) console.error(`  ${id}  ${filename}`)
}

try {
  if (action === 'backup') {
    const result = await backupTo(place, { dataDir, databaseUrl })
    warn(result.lost)
    console.log(`Copia guardada en ${place}, con ${files(result.files)}.`)
  } else {
    const checked = check ? await checkBackup(place) : await restoreBackup(place, { dataDir, databaseUrl })
    const rows = Object.values(checked.counts).reduce((sum, count) => sum + count, 0)
    warn(checked.lost)
    const result = checked.at ? ` del ${new Date(checked.at).toLocaleString('es-AR')}` : ''
    console.log(`La copia${result} está completa: ${rows} filas y ${files(checked.files)}.`)
    if (!check) console.log(`Datos recuperados en ${databaseUrl ? `DATABASE_URL y ${dataDir}` : dataDir}.`)
    const beside = check ? 0 : filesBeside(dataDir, checked)
    if (beside > 0)
      console.log(
        `En ${dataDir}/media quedan además ${files(beside)} que la copia no tiene; si te importan, guárdalos en otro lugar.`,
      )
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
