import { readFileSync } from 'node:fs'
import type { AddressInfo, Server, Socket } from 'node:net'
import path from 'node:path'
import hoodiecrow from 'hoodiecrow-imap'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

const pem = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8')
/** The certificate of the servers, which signs itself. It and its key serve tests only. */
export const certificate = pem('cert.pem')
const credentials = { key: pem('key.pem'), cert: certificate }

/** The only user of the mailbox. */
export const user = 'hola@trigal.example'
export const password = 'clave-de-aplicacion'

/** What the outgoing server answers to the next mails; each entry is for one of them. `lost` accepts without an answer. */
type Behaviour = { code: number; text: string } | 'lost' | 'cut'

/** A mail that the outgoing server accepted. */
export interface Sent {
  to: string
  mail: Email
  raw: string
}

/** A mailbox with its two servers. */
export interface MailServers {
  imap: ReturnType<typeof hoodiecrow>
  /** mails that were accepted, in their order */
  sent: Sent[]
  next: Behaviour[]
  /** ports and names as staff type them */
  given: { imap_host: string; imap_port: number; smtp_host: string; smtp_port: number }
  /** how many times somebody logged in to the outgoing server */
  logins(): number
  setPassword(password: string): void
  /** puts a mail into the inbox */
  arrives(raw: string, folder?: string): void
  /** ends the connections to the incoming server */
  cut(): void
  stop(): Promise<void>
}

/** Starts both servers on free ports, with TLS; `plain` ones offer none. */
export async function startServers({ starttls = false, plain = false } = {}): Promise<MailServers> {
  const imap = hoodiecrow({
    secureConnection: !(starttls || plain),
    credentials,
    plugins: [
      'ID',
      'SASL-IR',
      'AUTH-PLAIN',
      'NAMESPACE',
      'IDLE',
      'SPECIAL-USE',
      ...(starttls ? ['STARTTLS', 'LOGINDISABLED'] : []),
    ],
    users: { [user]: { password } },
    storage: {
      INBOX: { messages: [] },
      '': { separator: '/', folders: { Sent: { 'special-use': '\\Sent', messages: [] } } },
    },
  })
  const sockets = tracked(imap.server)
  const sent: Sent[] = []
  const next: Behaviour[] = []
  let known = password
  let logins = 0
  const smtp = new SMTPServer({
    ...credentials,
    secure: !(starttls || plain),
    ...(plain && { disabledCommands: ['STARTTLS'], allowInsecureAuth: true }),
    size: 30 * 1024 * 1024,
    onAuth: ({ username, password: given }, _, done) => {
      logins++
      if (username === user && given === known) return done(null, { user: username })
      return done(Object.assign(new Error('authentication failed'), { responseCode: 535 }))
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const behaviour = next.shift()
        if (typeof behaviour === 'object')
          return done(Object.assign(new Error(behaviour.text), { responseCode: behaviour.code }))
        if (behaviour !== 'cut') {
          const raw = Buffer.concat(chunks).toString()
          sent.push({ to: session.envelope.rcptTo[0]?.address ?? '', mail: await PostalMime.parse(raw), raw })
        }
        if (!behaviour) return done()
        for (const socket of smtpSockets) socket.destroy()
      })
    },
  })
  // A client that hangs up or does not trust the certificate is none of the server's business.
  smtp.on('error', () => {})
  const smtpSockets = tracked(smtp.server)
  await new Promise<void>((resolve) => imap.listen(0, resolve))
  await new Promise<void>((resolve) => smtp.listen(0, resolve))
  return {
    ...{ imap, sent, next },
    given: {
      ...{ imap_host: 'localhost', imap_port: portOf(imap.server) },
      ...{ smtp_host: 'localhost', smtp_port: portOf(smtp.server) },
    },
    logins: () => logins,
    setPassword: (given) => {
      known = given
      imap.users[user] = { password: given }
    },
    arrives: (raw, folder = 'INBOX') =>
      void imap.appendMessage(folder, [], undefined, Buffer.from(raw.replace(/\r?\n/g, '\r\n')).toString('latin1')),
    cut: () => {
      for (const socket of sockets) socket.destroy()
    },
    stop: async () => {
      for (const socket of [...sockets, ...smtpSockets]) socket.destroy()
      await Promise.all([
        new Promise<void>((resolve) => imap.close(resolve)),
        new Promise<void>((resolve) => smtp.close(resolve)),
      ])
    },
  }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

function tracked(server: Server): Set<Socket> {
  const sockets = new Set<Socket>()
  for (const event of ['connection', 'secureConnection'])
    server.on(event, (socket: Socket) => {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    })
  return sockets
}

/** What a mail of a test has besides its text. */
interface Headers {
  from?: string
  subject?: string
  id?: string
  [header: string]: string | undefined
}

/** Writes a plain mail. Headers with `_` are written with `-`. */
export function written(
  text: string,
  { from = 'Ana Ruiz <ana@cliente.example>', subject = 'Consulta', id, ...more }: Headers = {},
): string {
  const lines = {
    From: from,
    To: user,
    Subject: subject,
    Date: new Date().toUTCString(),
    'Message-ID': id ?? `<${Math.random().toString(36).slice(2)}@cliente.example>`,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name.replaceAll('_', '-'), value])),
  }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`)
  return `${head.join('\r\n')}\r\n\r\n${text}`
}
