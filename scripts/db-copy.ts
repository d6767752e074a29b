// `npm run db:copy -- <DATABASE_URL> [folder]`: copies the embedded database (in DATA_DIR) into an empty PostgreSQL
// database, and its files into the folder that will be the new server's DATA_DIR. Stop the server first: only one
// process can open the folder. The source is not changed.
import path from 'node:path'
import { copyToPostgres } from '../src/server/foundation/backup/copy.ts'
import { loadSettings } from '../src/server/foundation/settings/settings.ts'

const [databaseUrl = process.env.DATABASE_URL, folder] = process.argv.slice(2)
if (!databaseUrl || !URL.canParse(databaseUrl)) {
  console.error('Uso: npm run db:copy -- postgres://usuario:clave@servidor/base [carpeta]')
  console.error(
    'Copia la base de datos integrada (DATA_DIR) a una base PostgreSQL vacía, y los archivos a la carpeta que',
  )
  console.error('será DATA_DIR del servidor nuevo. Sin carpeta, el servidor nuevo usa la misma DATA_DIR.')
  process.exit(1)
}

const root = path.resolve(import.meta.dirname, '..')
const { dataDir } = loadSettings({ ...process.env, MODE: 'demo', SECRET: 'sin uso' }, root)
const newDataDir = folder ? path.resolve(process.env.INIT_CWD ?? process.cwd(), folder) : dataDir
try {
  const { counts, files, lost } = await copyToPostgres(databaseUrl, { dataDir, newDataDir })
  for (const [table, count] of Object.entries(counts)) if (count > 0) console.log(`${table}: ${count}`)
  for (const { id, filename } of lost) console.error(`Atención: ${id} (${filename}) ya no estaba en el disco.`)
  console.log(`archivos: ${files}, en ${newDataDir}`)
  console.log(`Copia completa. Para usarla, inicia con DATABASE_URL y DATA_DIR=${newDataDir}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
