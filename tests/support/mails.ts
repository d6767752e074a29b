import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ReadMail, readMail } from '../../src/server/foundation/mail/read.ts'
import { outboxFolder } from '../../src/server/foundation/mail/transport.ts'

/** Returns the e-mails of an outbox, oldest first. */
export function mailsIn(dataDir: string): ReadMail[] {
  const folder = outboxFolder(dataDir)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readMail(readFileSync(path.join(folder, name), 'utf8')))
}
