import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { nameFirst } from '../files/name-first.ts'

/** One environment variable: how it is read, and what the README says of it. */
export interface SettingSpec {
  readonly name: string
  /** for the README's table, in its language */
  readonly description: string
  readonly kind: 'text' | 'integer' | 'boolean' | 'url'
  readonly default?: string
  readonly values?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  /** production does not start without it */
  readonly required?: true
  readonly secret?: true
}

/** Every setting of the server, in the order in which the README and `npm run settings` show them. */
export const settingsTable = [
  {
    name: 'MODE',
    kind: 'text',
    default: 'demo',
    values: ['demo', 'production'],
    description: '`demo` makes example data and users; `production` insists on safe settings',
  },
  {
    name: 'HOST',
    kind: 'text',
    default: '127.0.0.1',
    description: 'Address it listens on',
  },
  {
    name: 'PORT',
    kind: 'integer',
    default: '3000',
    minimum: 0,
    maximum: 65535,
    description: 'Port it listens on; 0 takes a free one',
  },
  {
    name: 'PUBLIC_URL',
    kind: 'url',
    required: true,
    description: 'Address people open; goes into the links of mails. With https, HSTS is sent',
  },
  {
    name: 'SECRET',
    kind: 'text',
    required: true,
    secret: true,
    description: 'Key that signs the sessions, 32 characters or more. A demo makes its own',
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
    description: 'PostgreSQL to use instead of the embedded database',
  },
  {
    name: 'REDIS_URL',
    kind: 'url',
    secret: true,
    description: 'Reserved for sharing realtime among several processes; not used yet',
  },
  {
    name: 'SMTP_URL',
    kind: 'url',
    secret: true,
    description:
      'Mail server, e.g. `smtps://user:password@mail.example:465`. Without it mails stay in `DATA_DIR/outbox`',
  },
  {
    name: 'MAIL_FROM',
    kind: 'text',
    default: 'Consola <no-responder@localhost>',
    description: 'Sender of the mails',
  },
  {
    name: 'TRUST_PROXY',
    kind: 'text',
    default: '',
    description: 'Trusted proxies in front: how many, or their addresses separated by commas',
  },
  {
    name: 'SESSION_HOURS',
    kind: 'integer',
    default: '12',
    minimum: 1,
    maximum: 720,
    description: 'Hours that a session lasts',
  },
  {
    name: 'LOG_LEVEL',
    kind: 'text',
    default: 'info',
    values: ['silent', 'error', 'warn', 'info', 'debug', 'trace'],
    description: 'How much is logged',
  },
  {
    name: 'VALIDATE_ANSWERS',
    kind: 'boolean',
    default: 'false',
    description: 'Checks every answer against the description of the API; for tests only',
  },
] as const satisfies readonly SettingSpec[]

/** What the server is told from outside. Built once at start; handed on through `Services`. */
export interface Settings {
  readonly mode: 'demo' | 'production'
  readonly host: string
  readonly port: number
  /** without a slash at the end */
  readonly publicUrl: string
  readonly secret: string
  /** absolute */
  readonly dataDir: string
  readonly databaseUrl?: string
  readonly redisUrl?: string
  readonly smtpUrl?: string
  readonly mailFrom: string
  /** Fastify's `trustProxy`: hops, addresses, or nobody */
  readonly trustProxy: false | number | string[]
  readonly sessionHours: number
  readonly logLevel: string
  readonly validateAnswers: boolean
  /** folder of the built console; not served when absent */
  readonly consoleDir?: string
  /** folder of the built widget; not served when absent */
  readonly widgetDir?: string
}

/** Characters of the shortest secret that sessions are signed with. */
const SHORTEST_SECRET = 32

/** Settings that the server refuses to start with; `errors` has one line per fault. */
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
 * Reads the environment. In demo mode the secret is made once and kept in the data folder.
 * @param root folder that relative paths start from
 * @throws SettingsError naming every fault at once
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
    logLevel: value.LOG_LEVEL,
    validateAnswers: value.VALIDATE_ANSWERS === 'true',
    consoleDir: path.join(root, 'dist/console'),
    widgetDir: path.join(root, 'dist/widget'),
  }
}

/** Checks one variable against its row; an empty text counts as absent. */
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

/** What production does not start with. */
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

/** `TRUST_PROXY` for Fastify. Never `true`: whoever may name his own address passes every limit by address. */
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
  // whole or not at all: a disk that is full, or a cut, would leave an empty file behind
  const draft = `${file}.${process.pid}`
  const descriptor = openSync(draft, 'w', 0o600)
  try {
    writeFileSync(descriptor, randomBytes(48).toString('base64url'))
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  if (wasEmpty) renameSync(draft, file)
  else nameFirst(draft, file)
  return readFileSync(file, 'utf8')
}

/** The secret that was made earlier; undefined when there is none, or an empty file that nobody can have signed with. */
function readSecret(file: string): string | undefined {
  if (!existsSync(file)) return undefined
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length >= SHORTEST_SECRET) return secret
  if (secret === '') return undefined
  throw new SettingsError([
    `el archivo ${file} está cortado (${secret.length} caracteres): recupéralo de una copia o elimínalo para crear otro y que todos vuelvan a ingresar`,
  ])
}
