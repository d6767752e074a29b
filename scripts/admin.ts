// `npm run admin -- --username root --email root@example.com`: creates a platform administrator.
// With the embedded database, stop the server first: only one process can open its folder.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { queueingMailer } from '../src/server/foundation/mail/queue.ts'
import { loadSettings } from '../src/server/foundation/settings/settings.ts'
import { openStore } from '../src/server/foundation/store/db.ts'
import { markUntrained } from '../src/server/knowledge/training/untrained.ts'
import { makeAdministrator } from '../src/server/people/account/administrator.ts'

const text = { type: 'string' } as const
const { username, email, name } = parseArgs({ options: { username: text, email: text, name: text } }).values
if (!username || !/^[A-Za-z0-9]{3,40}$/.test(username) || !email || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
  console.error('Uso: npm run admin -- --username root --email root@example.com [--name "Nombre Apellido"]')
  console.error('El usuario lleva de 3 a 40 letras y números.')
  process.exit(1)
}

// This script signs no tokens: demo mode with a dummy secret avoids requiring or creating a real one.
const root = path.resolve(import.meta.dirname, '..')
const settings = loadSettings({ ...process.env, MODE: 'demo', SECRET: 'sin uso' }, root)
const { databaseUrl, dataDir } = settings
try {
  const store = await openStore(databaseUrl ? { databaseUrl } : { dataDir })
  const services = { settings, clock: () => new Date(), mail: queueingMailer(settings), log: console, markUntrained }
  const password = await makeAdministrator(store, services, { username, email, name: name ?? username })
  await store.close()
  console.log(
    password
      ? `Usuario ${username} creado. Contraseña: ${password}`
      : `${username} ya puede administrar la plataforma.`,
  )
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
