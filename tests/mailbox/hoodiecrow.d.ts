declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net'

  interface Mailbox {
    uidvalidity: number
    uidnext: number
    messages: { uid: number; flags: string[]; raw: string }[]
  }
  interface ImapServer {
    server: Server
    users: Record<string, { password: string }>
    getMailbox(path: string): Mailbox
    appendMessage(path: string, flags: string[], internaldate: string | undefined, raw: string): unknown
    setCommandHandler(command: string, handler: unknown): void
    listen(port: number, done: () => void): void
    close(done: () => void): void
  }
  export default function hoodiecrow(options: object): ImapServer
}
