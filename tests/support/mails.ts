import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ParsedMail, parseMail } from '../../src/server/foundation/mail/parse-mail.ts'
import { outboxFolder } from '../../src/server/foundation/mail/transport.ts'

/** Returns the e-mails of an outbox, oldest first. */
export function mailsIn(dataDir: string): ParsedMail[] {
  const folder = outboxFolder(dataDir)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => parseMail(readFileSync(path.join(folder, name), 'utf8')))
}
