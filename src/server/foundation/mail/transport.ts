import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Settings } from '../settings/settings.ts'
import type { Transport } from './mailer.ts'

/** Milliseconds that a mail server may keep us waiting at each step. */
const PATIENCE = 15_000

/** SMTP when the settings name a server, else the outbox folder. */
export function transportOf(settings: Settings): Transport {
  return settings.smtpUrl ? smtp(settings.smtpUrl, settings) : outbox(settings)
}

function smtp(url: string, { mailFrom, publicUrl }: Settings): Transport {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  })
  return {
    deliver: async (mail, id) => {
      await transport.sendMail({ ...mail, from: mailFrom, messageId: messageId(id, publicUrl) })
    },
  }
}

/** Folder in which mails wait to be read by `npm run outbox` where no mail server is set. */
export const outboxFolder = (dataDir: string) => path.join(dataDir, 'outbox')

function outbox({ mailFrom, publicUrl, dataDir }: Settings): Transport {
  const compose = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    deliver: async (mail, id) => {
      const folder = outboxFolder(dataDir)
      await mkdir(folder, { recursive: true })
      const composed = await compose.sendMail({ ...mail, from: mailFrom, messageId: messageId(id, publicUrl) })
      // named by the job: a delivery repeated after a crash replaces its file; in full or not at all
      const file = path.join(folder, `${id}.eml`)
      await writeFile(`${file}.part`, composed.message as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
  }
}

const messageId = (id: string, publicUrl: string) => `<${id}@${new URL(publicUrl).hostname}>`
