import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Settings } from '../settings/settings.ts'
import type { Mail, Transport } from './mailer.ts'

/** Timeout in milliseconds for each step with the mail server. */
const PATIENCE = 15_000

/** Returns an SMTP transport if the settings name a server, otherwise the outbox folder. */
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
      await transport.sendMail({ ...composedOf(mail), from: mailFrom, messageId: messageId(id, publicUrl) })
    },
  }
}

/** Folder of mails that `npm run outbox` reads if no mail server is configured. */
export const outboxFolder = (dataDir: string) => path.join(dataDir, 'outbox')

function outbox({ mailFrom, publicUrl, dataDir }: Settings): Transport {
  const compose = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    deliver: async (mail, id) => {
      const folder = outboxFolder(dataDir)
      await mkdir(folder, { recursive: true })
      const composed = await compose.sendMail({
        ...composedOf(mail),
        from: mailFrom,
        messageId: messageId(id, publicUrl),
      })
      // Named by the job id: a delivery repeated after a crash replaces its file. The rename makes it atomic.
      const file = path.join(folder, `${id}.eml`)
      await writeFile(`${file}.part`, composed.message as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
  }
}

/** Returns a mail as nodemailer takes it. */
const composedOf = ({ unsubscribe, attachments = [], ...mail }: Mail) => ({
  ...mail,
  ...(attachments.length > 0 && {
    attachments: attachments.map(({ filename, type, content }) => ({
      ...{ filename, content, contentType: type, encoding: 'base64' },
    })),
  }),
  ...(unsubscribe && {
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }),
})

const messageId = (id: string, publicUrl: string) => `<${id}@${new URL(publicUrl).hostname}>`
