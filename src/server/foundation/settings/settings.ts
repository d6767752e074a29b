import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { renameIfAbsent } from '../files/rename-if-absent.ts'

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
      'Key that signs sessions and encrypts queued mails and the keys of webhooks, at least 32 characters. A demo generates its own',
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
    default: 'Consola <no-responder@localhost>',
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
      'Lets the webhooks of responses call private addresses and plain http, for a system in the same network. Everyone who may edit responses can then reach that network',
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

/** The server's configuration. Loaded once at start and passed on through `Services`. */
export interface Settings {
  readonly mode: 'demo' | 'production'
  readonly host: string
  readonly port: number
  /** without a trailing slash */
  readonly publicUrl: string
  readonly secret: string
  /** absolute path */
  readonly dataDir: string
  readonly databaseUrl?: string
  readonly redisUrl?: string
  readonly smtpUrl?: string
  readonly mailFrom: string
  /** Fastify's `trustProxy`: number of proxies, addresses, or false for none */
  readonly trustProxy: false | number | string[]
  readonly sessionHours: number
  /** webhooks may call private addresses and plain http */
  readonly webhookPrivateAddresses?: boolean
  /** priority of the training thread on Linux, as for `nice` */
  readonly trainingNiceness: number
  readonly logLevel: string
  readonly validateAnswers: boolean
  /** folder of the built console; the console is not served if absent */
  readonly consoleDir?: string
  /** folder of the built widget; the widget is not served if absent */
  readonly widgetDir?: string
}

/** Minimum length of the secret that signs sessions, in characters. */
const SHORTEST_SECRET = 32

/** Thrown for invalid settings. `errors` has one message per problem. */
export class SettingsError extends Error {
  readonly errors: string[]
  constructor(errors: string[]) {
    super(`Hay ajustes que impiden iniciar el servidor:\n${errors.map((error) => `  - ${error}`).join('\n')}`)
    this.name = 'SettingsError'
    this.errors = errors
  }
}

type Name = (typeof settingsTable)[number]['name']
type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the settings from the environment. In demo mode the secret is generated once and stored in the data folder.
 * @param root folder that relative paths start from
 * @throws SettingsError with all problems at once
 */
export function loadSettings(env: Environment, root: string): Settings {
  const errors: string[] = []
  const value = Object.fromEntries(
    settingsTable.map((spec) => [spec.name, read(spec, env[spec.name], errors)]),
  ) as Record<Name, string>
  const production = value.MODE === 'production'
  if (production) errors.push(...weaknesses(value))
  if (errors.length) throw new SettingsError(errors)
  const dataDir = path.resolve(root, value.DATA_DIR)
  return {
    mode: production ? 'production' : 'demo',
    host: value.HOST,
    port: Number(value.PORT),
    publicUrl: (value.PUBLIC_URL || `http://localhost:${value.PORT}`).replace(/\/+$/, ''),
    secret: value.SECRET || demoSecret(dataDir),
    dataDir,
    databaseUrl: value.DATABASE_URL || undefined,
    redisUrl: value.REDIS_URL || undefined,
    smtpUrl: value.SMTP_URL || undefined,
    mailFrom: value.MAIL_FROM,
    trustProxy: proxies(value.TRUST_PROXY),
    sessionHours: Number(value.SESSION_HOURS),
    webhookPrivateAddresses: value.WEBHOOK_PRIVATE_ADDRESSES === 'true',
    trainingNiceness: Number(value.TRAINING_NICENESS),
    logLevel: value.LOG_LEVEL,
    validateAnswers: value.VALIDATE_ANSWERS === 'true',
    consoleDir: path.join(root, 'dist/console'),
    widgetDir: path.join(root, 'dist/widget'),
  }
}

/** Validates a variable against its specification. An empty text counts as absent. */
function read(spec: SettingSpec, given: string | undefined, errors: string[]): string {
  const text = given?.trim() || spec.default || ''
  const fault = text === '' ? undefined : faultOf(spec, text)
  if (fault) errors.push(`${spec.name} ${fault}${spec.secret ? '' : ` (se recibió "${text}")`}`)
  return text
}

function faultOf(spec: SettingSpec, text: string): string | undefined {
  if (spec.values && !spec.values.includes(text)) return `debe ser uno de: ${spec.values.join(', ')}`
  if (spec.kind === 'boolean' && text !== 'true' && text !== 'false') return 'debe ser true o false'
  if (spec.kind === 'url' && !URL.canParse(text)) return 'debe ser una dirección completa, con su protocolo'
  if (spec.kind !== 'integer') return undefined
  const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = spec
  if (/^\d{1,15}$/.test(text) && Number(text) >= minimum && Number(text) <= maximum) return undefined
  return `debe ser un número entero entre ${minimum} y ${maximum}`
}

/** Returns the problems that prevent a start in production mode. */
function weaknesses(value: Record<Name, string>): string[] {
  const missing = settingsTable
    .filter((spec: SettingSpec) => spec.required && !value[spec.name as Name])
    .map((spec) => `${spec.name} es obligatorio en production`)
  const errors = [...missing]
  if (value.SECRET && value.SECRET.length < SHORTEST_SECRET)
    errors.push(`SECRET debe tener ${SHORTEST_SECRET} caracteres o más`)
  else if (value.SECRET && new Set(value.SECRET).size < 10) errors.push('SECRET es demasiado fácil de adivinar')
  const protocol = URL.canParse(value.PUBLIC_URL) ? new URL(value.PUBLIC_URL).protocol : 'https:'
  if (protocol !== 'https:' && protocol !== 'http:') errors.push('PUBLIC_URL debe empezar con https:// o http://')
  if (value.VALIDATE_ANSWERS === 'true') errors.push('VALIDATE_ANSWERS es sólo para pruebas')
  return errors
}

/**
 * Converts `TRUST_PROXY` for Fastify. Never `true`: clients could then set their own address and bypass the rate limits
 * by address.
 */
function proxies(text: string): Settings['trustProxy'] {
  if (text === '' || text === '0') return false
  return /^\d+$/.test(text) ? Number(text) : text.split(',').map((part) => part.trim())
}

function demoSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret')
  mkdirSync(dataDir, { recursive: true })
  const kept = readSecret(file)
  if (kept) return kept
  const wasEmpty = existsSync(file)
  // Written to a temporary file and renamed: a full disk or a crash must not leave an empty file behind.
  const draft = `${file}.${process.pid}`
  const descriptor = openSync(draft, 'w', 0o600)
  try {
    writeFileSync(descriptor, randomBytes(48).toString('base64url'))
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  if (wasEmpty) renameSync(draft, file)
  else renameIfAbsent(draft, file)
  return readFileSync(file, 'utf8')
}

/**
 * Returns the secret that was generated earlier; undefined if there is none, or if the file is empty and so was never
 * used.
 */
function readSecret(file: string): string | undefined {
  if (!existsSync(file)) return undefined
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length >= SHORTEST_SECRET) return secret
  if (secret === '') return undefined
  throw new SettingsError([
    `el archivo ${file} está cortado (${secret.length} caracteres): recupéralo de una copia o elimínalo para crear otro y que todos vuelvan a ingresar`,
  ])
}
