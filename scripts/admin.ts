// `npm run admin -- --username root --email root@example.com`: creates a platform administrator.
// `npm run admin -- recount [--bot 1]`: counts the conversations of analytics again, from their messages.
// With the embedded database, stop the server first: only one process can open its folder.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { recountAll } from '../src/server/conversation/analytics/recount.ts'
import { queueingMailer } from '../src/server/foundation/mail/queue.ts'
import { loadSettings } from '../src/server/foundation/settings/settings.ts'
import { openStore, type Store } from '../src/server/foundation/store/db.ts'
import { markUntrained } from '../src/server/knowledge/training/untrained.ts'
import { makeAdministrator } from '../src/server/people/account/administrator.ts'

const text = { type: 'string' } as const
const { values, positionals } = parseArgs({
  options: { username: text, email: text, name: text, bot: text },
  allowPositionals: true,
})
const work = positionals[0] === 'recount' ? recount() : administrator()

// This script signs no tokens: demo mode with a dummy secret avoids requiring or creating a real one.
const root = path.resolve(import.meta.dirname, '..')
const settings = loadSettings({ ...process.env, MODE: 'demo', SECRET: 'sin uso' }, root)
const { databaseUrl, dataDir } = settings
try {
  const store = await openStore(databaseUrl ? { databaseUrl } : { dataDir })
  const said = await work(store)
  await store.close()
  console.log(said)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

function recount(): (store: Store) => Promise<string> {
  const bot = values.bot === undefined ? undefined : Number(values.bot)
  if (bot !== undefined && !(Number.isInteger(bot) && bot > 0))
    refuse('Uso: npm run admin -- recount [--bot 1]', 'El chatbot se indica con su número.')
  return async (store) => {
    const chats = await store.run(() => recountAll(bot))
    return `Conversaciones contadas de nuevo, de ${chats} chats.`
  }
}

function administrator(): (store: Store) => Promise<string> {
  const { username = '', email = '', name = username } = values
  if (!/^[A-Za-z0-9]{3,40}$/.test(username) || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    refuse(
      'Uso: npm run admin -- --username root --email root@example.com [--name "Nombre Apellido"]',
      'El usuario lleva de 3 a 40 letras y números.',
    )
  return async (store) => {
    const services = { settings, clock: () => new Date(), mail: queueingMailer(settings), log: console, markUntrained }
    const password = await makeAdministrator(store, services, { username, email, name })
    return password
      ? `Usuario ${username} creado. Contraseña: ${password}`
      : `${username} ya puede administrar la plataforma.`
  }
}

function refuse(...lines: string[]): never {
  for (const line of lines) console.error(line)
  process.exit(1)
}
