// `npm run outbox [number]`: prints the newest mails of the outbox with their links, the newest last. Works while the
// server runs.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseMail } from '../src/server/foundation/mail/parse-mail.ts'
import { outboxFolder } from '../src/server/foundation/mail/transport.ts'
import { loadSettings } from '../src/server/foundation/settings/settings.ts'

const count = Number(process.argv[2] ?? 5)
const folder = outboxFolder(
  loadSettings({ ...process.env, MODE: 'demo', SECRET: 'sin uso' }, path.resolve(import.meta.dirname, '..')).dataDir,
)
const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []

if (names.length === 0) console.log(`No hay correos en ${folder}`)
for (const name of names.sort().slice(-count)) {
  const { to, subject, date, text } = parseMail(readFileSync(path.join(folder, name), 'utf8'))
  console.log(`\n── ${date} · ${to}\n   ${subject}\n`)
  console.log(text.trim().replace(/^/gm, '   '))
}
