import { isIP } from 'node:net'
import { rootCertificates } from 'node:tls'
import { currentCall } from '../../foundation/http/context.ts'
import { resolveOutside } from '../../foundation/http/outgoing.ts'
import { type Account, passwordOf } from '../accounts/account.ts'

/** Milliseconds for each step with a mail server. */
export const PATIENCE = 15_000

/** How a connection to a server is encrypted: from its first byte, or by a command that must succeed. */
type Security = 'tls' | 'starttls'

interface MailServer {
  host: string
  port: number
  security: Security
}

/** What is needed to read a mailbox and to send in its name. */
export interface Mailbox {
  /** in small letters */
  address: string
  senderName: string
  user: string
  password: string
  imap: MailServer
  smtp: MailServer
  /** whether mails that were received are marked as read */
  marksSeen: boolean
}

/** Returns the mailbox that settings describe. */
export function mailboxIn(settings: Account['settings'], password: string): Mailbox {
  const { address = '', sender_name = '', user = address, mark_seen = false } = settings
  return {
    address: address.toLowerCase(),
    senderName: sender_name,
    user,
    password,
    imap: {
      host: settings.imap_host ?? '',
      port: settings.imap_port ?? 993,
      security: settings.imap_security ?? 'tls',
    },
    smtp: {
      host: settings.smtp_host ?? '',
      port: settings.smtp_port ?? 465,
      security: settings.smtp_security ?? 'tls',
    },
    marksSeen: mark_seen,
  }
}

/** Returns the mailbox of an account; undefined when its password is missing or cannot be decrypted. */
export function mailboxOf(account: Account): Mailbox | undefined {
  const password = passwordOf(account)
  return password === undefined ? undefined : mailboxIn(account.settings, password)
}

/** Where to connect to: an address that was checked, and the name that the certificate must be of. */
export async function placeOf({ host, port, security }: MailServer) {
  const { webhookPrivateAddresses, mailboxCa } = currentCall().services.settings
  const address = await resolveOutside(host, webhookPrivateAddresses === true)
  // The name is told to the server and must be that of its certificate; an address is checked as it is.
  const named = isIP(host) ? {} : { servername: host }
  return {
    host: address,
    port,
    secure: security === 'tls',
    ...named,
    tls: { ...named, minVersion: 'TLSv1.2', ...(mailboxCa && { ca: authorities(mailboxCa) }) },
  } as const
}

/** The usual authorities and those that the operator added. */
const authorities = (added: string): string[] => [...rootCertificates, added]
