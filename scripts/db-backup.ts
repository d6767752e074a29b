// `npm run backup -- <file>` and `npm run restore -- <file>`: the embedded database (in DATA_DIR) into a file and back.
// Stop the server first: the folder belongs to one process. A PostgreSQL server has pg_dump and pg_restore.
import path from 'node:path'
import { loadSettings } from '../src/server/settings.ts'
import { readBackup, writeBackup } from '../src/server/store/backup-file.ts'
import { dump } from '../src/server/store/dump.ts'
import { load } from '../src/server/store/load.ts'
import { connectStore } from '../src/server/store/open.ts'

const [action, file] = process.argv.slice(2)
if (!file || (action !== 'backup' && action !== 'restore')) {
  console.error('Uso: npm run backup -- copia.gz    guarda la base de datos integrada (DATA_DIR) en un archivo nuevo')
  console.error('     npm run restore -- copia.gz   la recupera en una carpeta de datos sin datos')
  process.exit(1)
}

const root = path.resolve(import.meta.dirname, '..')
const { dataDir, databaseUrl } = loadSettings({ ...process.env, MODE: 'demo', SECRET: 'sin uso' }, root)
try {
  if (databaseUrl) throw new Error('Con DATABASE_URL, usar pg_dump y pg_restore.')
  const place = path.resolve(process.env.INIT_CWD ?? process.cwd(), file)
  const store = await connectStore({ dataDir, mustExist: action === 'backup' })
  try {
    if (action === 'backup') await writeBackup(place, dump(store))
    else await load(store, readBackup(place))
  } finally {
    await store.destroy()
  }
  console.log(action === 'backup' ? `Copia guardada en ${place}.` : `Datos recuperados en ${dataDir}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
