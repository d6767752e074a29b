// `npm run backup -- <file>` and `npm run restore -- <file>`: database and files of one moment into a file and back.
// A backup is made while the server runs, too. With DATABASE_URL the database is that one; the files are in DATA_DIR.
import path from 'node:path'
import { backupTo, type Made } from '../src/server/foundation/backup/command.ts'
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
/** Files that were lost before: the rest is whole, and says so. */
function warn(lost: Made['lost']): void {
  if (lost.length === 0) return
  console.error(`Atención: ${files(lost.length)} de la base de datos ya no estaban en el disco:`)
  for (const { id, filename } of lost) console.error(`  ${id}  ${filename}`)
}

try {
  if (action === 'backup') {
    const made = await backupTo(place, { dataDir, databaseUrl })
    warn(made.lost)
    console.log(`Copia guardada en ${place}, con ${files(made.files)}.`)
  } else {
    const checked = check ? await checkBackup(place) : await restoreBackup(place, { dataDir, databaseUrl })
    const rows = Object.values(checked.counts).reduce((sum, count) => sum + count, 0)
    warn(checked.lost)
    const made = checked.at ? ` del ${new Date(checked.at).toLocaleString('es-AR')}` : ''
    console.log(`La copia${made} está completa: ${rows} filas y ${files(checked.files)}.`)
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
