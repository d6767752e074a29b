/** The servers of a mailbox, as its form has them. */
export interface MailServers {
  imap_host: string
  imap_port: number
  imap_security: 'tls' | 'starttls'
  smtp_host: string
  smtp_port: number
  smtp_security: 'tls' | 'starttls'
}

/** What is known about the company that keeps a mailbox. */
export interface MailProvider {
  name: string
  /** accepts passwords of programs */
  isSupported: boolean
  /** where its password for programs is created */
  passwordHelp?: string
  passwordLink?: string
}

interface Known extends MailProvider {
  domains: RegExp
  imap?: string
  smtp?: string
  /** port of the outgoing server; 465 unless it only offers STARTTLS */
  smtpPort?: 587
}

const known: readonly Known[] = [
  {
    name: 'Gmail',
    domains: /^(?:gmail|googlemail)\.com$/,
    isSupported: true,
    imap: 'imap.gmail.com',
    smtp: 'smtp.gmail.com',
    passwordHelp:
      'Gmail pide una contraseña de aplicación. Activa la verificación en dos pasos y créala en tu cuenta de Google.',
    passwordLink: 'https://myaccount.google.com/apppasswords',
  },
  { name: 'Outlook', domains: /^(?:outlook|hotmail|live|msn)\.(?:com|es|com\.\w\w)$/, isSupported: false },
  {
    name: 'Yahoo',
    domains: /^(?:yahoo|ymail|rocketmail)\.(?:com|es|com\.\w\w)$/,
    isSupported: true,
    imap: 'imap.mail.yahoo.com',
    smtp: 'smtp.mail.yahoo.com',
    passwordHelp: 'Yahoo pide una contraseña de aplicación: créala en la seguridad de tu cuenta.',
    passwordLink: 'https://login.yahoo.com/account/security',
  },
  {
    name: 'iCloud',
    domains: /^(?:icloud|me|mac)\.com$/,
    isSupported: true,
    imap: 'imap.mail.me.com',
    smtp: 'smtp.mail.me.com',
    smtpPort: 587,
    passwordHelp: 'iCloud pide una contraseña de aplicación: créala en tu cuenta de Apple.',
    passwordLink: 'https://account.apple.com',
  },
  { name: 'Zoho', domains: /^zohomail\.com$/, isSupported: true, imap: 'imap.zoho.com', smtp: 'smtp.zoho.com' },
  { name: 'GMX', domains: /^gmx\.(?:com|es|net)$/, isSupported: true, imap: 'imap.gmx.com', smtp: 'mail.gmx.com' },
  {
    name: 'Fastmail',
    domains: /^fastmail\.(?:com|fm)$/,
    isSupported: true,
    imap: 'imap.fastmail.com',
    smtp: 'smtp.fastmail.com',
    passwordHelp: 'Fastmail pide una contraseña de aplicación: créala en su configuración.',
    passwordLink: 'https://app.fastmail.com/settings/security',
  },
]

const DOMAIN = /@([a-z0-9](?:[a-z0-9-]*\.)+[a-z]{2,})$/

/** Returns the domain of a whole address; '' while it is being typed. */
export const domainOf = (address: string): string => DOMAIN.exec(address.trim().toLowerCase())?.[1] ?? ''

/** Returns the company that keeps the mailboxes of a domain, if it is known. */
export const providerOf = (domain: string): MailProvider | undefined =>
  known.find(({ domains }) => domains.test(domain))

/** Returns the servers of a domain: those of its company, else the names that are usual. */
export function serversOf(domain: string): MailServers | undefined {
  if (!domain) return undefined
  const provider = known.find(({ domains }) => domains.test(domain))
  if (provider && !provider.isSupported) return undefined
  const { imap = `imap.${domain}`, smtp = `smtp.${domain}`, smtpPort } = provider ?? {}
  return {
    ...{ imap_host: imap, imap_port: 993, imap_security: 'tls' },
    ...{ smtp_host: smtp, smtp_port: smtpPort ?? 465, smtp_security: smtpPort ? 'starttls' : 'tls' },
  }
}
