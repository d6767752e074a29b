/** An environment variable: how it is parsed, and its entry in the README. */
export interface SettingSpec {
  readonly name: string
  /** for the README's table, in its language */
  readonly description: string
  readonly kind: 'text' | 'integer' | 'boolean' | 'url'
  readonly default?: string
  readonly values?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  /** production mode does not start without it */
  readonly required?: true
  readonly secret?: true
}

/** Meta's own Graph API. */
export const META_GRAPH_URL = 'https://graph.facebook.com'

/** Values of `SIGN_UP`. */
export const SIGN_UP_MODES = ['open', 'invitation', 'closed'] as const

/** Every setting of the server, in the order of the README and `npm run settings`. */
export const settingsTable = [
  {
    name: 'MODE',
    kind: 'text',
    default: 'demo',
    values: ['demo', 'production'],
    description: '`demo` creates example data and users; `production` requires secure settings',
  },
  {
    name: 'HOST',
    kind: 'text',
    default: '127.0.0.1',
    description: 'Address to listen on',
  },
  {
    name: 'PORT',
    kind: 'integer',
    default: '3000',
    minimum: 0,
    maximum: 65535,
    description: 'Port to listen on; `0` uses a free port',
  },
  {
    name: 'PUBLIC_URL',
    kind: 'url',
    required: true,
    description: 'Public address of the console, used in the links of mails. With https, the server sends HSTS',
  },
  {
    name: 'SECRET',
    kind: 'text',
    required: true,
    secret: true,
    description:
      'Key that signs sessions and encrypts queued mails and the keys of webhooks and connections, at least 32 characters. A demo generates its own',
  },
  {
    name: 'PREVIOUS_SECRETS',
    kind: 'text',
    default: '',
    secret: true,
    description:
      'Former values of `SECRET`, separated by commas. What is encrypted with them is encrypted with `SECRET` at the next start; after that they can be removed. Sessions end when `SECRET` changes',
  },
  {
    name: 'DATA_DIR',
    kind: 'text',
    default: 'data',
    description: 'Folder of the embedded database, the files and the outbox',
  },
  {
    name: 'DATABASE_URL',
    kind: 'url',
    secret: true,
    description: 'PostgreSQL database to use instead of the embedded one',
  },
  {
    name: 'REDIS_URL',
    kind: 'url',
    secret: true,
    description: 'Reserved for sharing realtime events between several processes; not used yet',
  },
  {
    name: 'SMTP_URL',
    kind: 'url',
    secret: true,
    description:
      'Mail server, e.g. `smtps://user:password@mail.example:465`. Without it, mails are written to `DATA_DIR/outbox`',
  },
  {
    name: 'MAIL_FROM',
    kind: 'text',
    default: 'Mostrador <no-responder@localhost>',
    description: 'Sender of mails',
  },
  {
    name: 'TRUST_PROXY',
    kind: 'text',
    default: '',
    description: 'Trusted reverse proxies: their number, or their addresses separated by commas',
  },
  {
    name: 'WEBHOOK_PRIVATE_ADDRESSES',
    kind: 'boolean',
    default: 'false',
    description:
      'Lets webhooks, also those of responses, call private addresses and plain http, and mailboxes be on them, for a system in the same network. Everyone who may edit responses or connectors can then reach that network',
  },
  {
    name: 'MAILBOX_SECONDS',
    kind: 'integer',
    default: '20',
    minimum: 1,
    maximum: 3600,
    description: 'How often a connected mailbox is looked at',
  },
  {
    name: 'MAILBOX_CA',
    kind: 'text',
    default: '',
    description:
      'File with certificates (PEM) that connected mailboxes may also be signed by, for mail servers with an authority of their own',
  },
  {
    name: 'GRAPH_URL',
    kind: 'url',
    default: META_GRAPH_URL,
    description: 'Graph API of WhatsApp and Facebook. Another address is for a simulator',
  },
  {
    name: 'TELEGRAM_URL',
    kind: 'url',
    default: 'https://api.telegram.org',
    description: 'Bot API of Telegram. Another address is for an own Bot API server or a simulator',
  },
  {
    name: 'CHANNEL_CONFIRM_SECONDS',
    kind: 'integer',
    default: '600',
    minimum: 5,
    maximum: 86400,
    description:
      'How long to wait for news about a message of WhatsApp or Facebook whose answer was lost. Only after that, and only if news about others arrive, it is sent again',
  },
  {
    name: 'SESSION_HOURS',
    kind: 'integer',
    default: '12',
    minimum: 1,
    maximum: 720,
    description: 'Lifetime of a session in hours',
  },
  {
    name: 'SIGN_UP',
    kind: 'text',
    values: SIGN_UP_MODES,
    description:
      'Who gets an account: `open` lets everyone sign up; with `invitation` a team must invite them; with `closed`, too, and only platform administrators create chatbots. By default `open` in a demo, else `invitation`',
  },
  {
    name: 'MAX_BOTS_PER_ACCOUNT',
    kind: 'integer',
    default: '3',
    minimum: 0,
    maximum: 1000,
    description:
      'How many chatbots a person may create and administer at a time; those that platform administrators create for others do not count',
  },
  {
    name: 'MAX_NEW_BOTS_PER_DAY',
    kind: 'integer',
    default: '6',
    minimum: 1,
    maximum: 1000,
    description:
      'How many chatbots a person may create, copy or import in 24 hours, with those they deleted since: each is trained. Platform administrators are not limited',
  },
  {
    name: 'THROWAWAY_DOMAINS',
    kind: 'text',
    description:
      'Text file with mail domains, one a line, whose addresses are refused, with their subdomains. Lines that start with `#` are skipped',
  },
  {
    name: 'MAP_TILES',
    kind: 'text',
    default: '',
    description:
      'Map tiles for the places of branches, e.g. `https://tiles.example.com/{z}/{x}/{y}.png`. Without it, the console draws them to scale and loads nothing from outside',
  },
  {
    name: 'MAP_ATTRIBUTION',
    kind: 'text',
    default: '',
    description: 'Whose map it is, as its licence asks: shown in the map',
  },
  {
    name: 'TRAINING_NICENESS',
    kind: 'integer',
    default: '5',
    minimum: 0,
    maximum: 19,
    description:
      'How far trainings give way to everything else on a busy Linux machine: at 5 they get a third of its time, at 0 an equal part, at 10 a tenth',
  },
  {
    name: 'LOG_LEVEL',
    kind: 'text',
    default: 'info',
    values: ['silent', 'error', 'warn', 'info', 'debug', 'trace'],
    description: 'Least severe messages that are logged',
  },
  {
    name: 'VALIDATE_ANSWERS',
    kind: 'boolean',
    default: 'false',
    description: 'Validates each response against the API description; only for tests',
  },
] as const satisfies readonly SettingSpec[]
