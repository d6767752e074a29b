// `npm run db:copy -- <DATABASE_URL>`: copies the embedded database (in DATA_DIR) into an empty PostgreSQL database.
// Stop the server first: the folder belongs to one process. Nothing is taken away from the folder.
import path from 'node:path'
import { loadSettings } from '../src/server/settings.ts'
import { dump } from '../src/server/store/dump.ts'
import { load } from '../src/server/store/load.ts'
import { connectStore } from '../src/server/store/open.ts'

const [databaseUrl = process.env.DATABASE_URL] = process.argv.slice(2)
if (!databaseUrl || !URL.canParse(databaseUrl)) {
  console.error('Uso: npm run db:copy -- postgres://usuario:clave@servidor/base')
  console.error('Copia la base de datos integrada (DATA_DIR) a una base PostgreSQL vacía.')
  process.exit(1)
}

const root = path.resolve(import.meta.dirname, '..')
const { dataDir } = loadSettings({ ...process.env, MODE: 'demo', SECRET: 'sin uso' }, root)
try {
  const source = await connectStore({ dataDir, mustExist: true })
  const target = await connectStore({ databaseUrl })
  const counts = await load(target, dump(source)).finally(() => Promise.all([source.destroy(), target.destroy()]))
  for (const [table, count] of Object.entries(counts)) if (count > 0) console.log(`${table}: ${count}`)
  console.log('Copia completa. Para usarla, iniciar con DATABASE_URL.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
