import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { renameIfAbsent } from '../files/rename-if-absent.ts'
import { readDomains } from './domains.ts'
import { type SettingSpec, SIGN_UP_MODES, settingsTable } from './settings-table.ts'

/** Where the console's maps come from. */
interface MapTiles {
  /** with {z}, {x} and {y} */
  readonly url: string
  readonly attribution: string
}

/** The server's configuration. Loaded once at start and passed on through `Services`. */
export interface Settings {
  readonly mode: 'demo' | 'production'
  readonly host: string
  readonly port: number
  /** without a trailing slash */
  readonly publicUrl: string
  readonly secret: string
  /** former values of `secret`, which still open what they encrypted */
  readonly previousSecrets: readonly string[]
  /** absolute path */
  readonly dataDir: string
  readonly databaseUrl?: string
  readonly redisUrl?: string
  readonly smtpUrl?: string
  readonly mailFrom: string
  /** Fastify's `trustProxy`: number of proxies, addresses, or false for none */
  readonly trustProxy: false | number | string[]
  /** Graph API of Meta, without a trailing slash */
  readonly graphUrl: string
  readonly telegramUrl: string
  /** seconds until a message without an answer may be sent again, if news about others arrive */
  readonly channelConfirmSeconds: number
  readonly sessionHours: number
  /** webhooks may call private addresses and plain http */
  readonly webhookPrivateAddresses?: boolean
  /** seconds between two looks at a connected mailbox */
  readonly mailboxSeconds: number
  /** certificates (PEM) that mail servers may also be signed by */
  readonly mailboxCa?: string | undefined
  /** who gets an account: everyone, or whom a team invites; closed: in addition, people create no bots */
  readonly signUp: (typeof SIGN_UP_MODES)[number]
  /** how many bots a person may create and administer */
  readonly maxBotsPerAccount: number
  /** how many bots a person may create in 24 hours, with deleted ones */
  readonly maxNewBotsPerDay: number
  /** mail domains, normalized, whose addresses are refused */
  readonly throwawayDomains?: ReadonlySet<string>
  /** map tiles and whose they are; absent if nothing is loaded from outside */
  readonly map?: MapTiles
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
  const throwawayDomains = domainsIn(value.THROWAWAY_DOMAINS && path.resolve(root, value.THROWAWAY_DOMAINS), errors)
  const map = mapIn(value.MAP_TILES, value.MAP_ATTRIBUTION, errors)
  const mailboxCa = certificatesIn(value.MAILBOX_CA && path.resolve(root, value.MAILBOX_CA), errors)
  if (errors.length) throw new SettingsError(errors)
  const dataDir = path.resolve(root, value.DATA_DIR)
  return {
    mode: production ? 'production' : 'demo',
    host: value.HOST,
    port: Number(value.PORT),
    publicUrl: (value.PUBLIC_URL || ownAddress(value.HOST, value.PORT)).replace(/\/+$/, ''),
    secret: value.SECRET || demoSecret(dataDir),
    previousSecrets: value.PREVIOUS_SECRETS.split(',')
      .map((one) => one.trim())
      .filter(Boolean),
    dataDir,
    databaseUrl: value.DATABASE_URL || undefined,
    redisUrl: value.REDIS_URL || undefined,
    smtpUrl: value.SMTP_URL || undefined,
    mailFrom: value.MAIL_FROM,
    trustProxy: proxies(value.TRUST_PROXY),
    graphUrl: value.GRAPH_URL.replace(/\/+$/, ''),
    telegramUrl: value.TELEGRAM_URL.replace(/\/+$/, ''),
    channelConfirmSeconds: Number(value.CHANNEL_CONFIRM_SECONDS),
    sessionHours: Number(value.SESSION_HOURS),
    mailboxSeconds: Number(value.MAILBOX_SECONDS),
    mailboxCa,
    webhookPrivateAddresses: value.WEBHOOK_PRIVATE_ADDRESSES === 'true',
    signUp: SIGN_UP_MODES.find((mode) => mode === value.SIGN_UP) ?? (production ? 'invitation' : 'open'),
    maxBotsPerAccount: Number(value.MAX_BOTS_PER_ACCOUNT),
    maxNewBotsPerDay: Number(value.MAX_NEW_BOTS_PER_DAY),
    throwawayDomains,
    ...(map && { map }),
    trainingNiceness: Number(value.TRAINING_NICENESS),
    logLevel: value.LOG_LEVEL,
    validateAnswers: value.VALIDATE_ANSWERS === 'true',
    consoleDir: path.join(root, 'dist/console'),
    widgetDir: path.join(root, 'dist/widget'),
  }
}

/** Reads the list of refused domains; an unreadable file is an error, so that a slip does not open the sign-up. */
function domainsIn(file: string, errors: string[]): ReadonlySet<string> | undefined {
  if (file === '') return undefined
  try {
    return readDomains(file)
  } catch {
    errors.push(`THROWAWAY_DOMAINS debe ser un archivo de texto que se pueda leer (se recibió "${file}")`)
    return undefined
  }
}

/** Reads certificates in PEM. */
function certificatesIn(file: string, errors: string[]): string | undefined {
  if (file === '') return undefined
  try {
    const text = readFileSync(file, 'utf8')
    if (text.includes('-----BEGIN CERTIFICATE-----')) return text
  } catch {
    // told below
  }
  errors.push(`MAILBOX_CA debe ser un archivo con certificados PEM (se recibió "${file}")`)
  return undefined
}

/** Reads the address of map tiles. A browser loads them, so that it must have a place for each coordinate. */
function mapIn(url: string, attribution: string, errors: string[]): MapTiles | undefined {
  if (url === '') return undefined
  const isWhole = ['{z}', '{x}', '{y}'].every((part) => url.includes(part))
  const { protocol = '', host = '{' } = URL.canParse(url) ? new URL(url) : {}
  if (isWhole && /^https?:$/.test(protocol) && /^[\w.:-]+$/.test(host)) return { url, attribution }
  errors.push(`MAP_TILES debe ser una dirección con {z}, {x} y {y} en su ruta (se recibió "${url}")`)
  return undefined
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

/** Returns the address under which this computer reaches the server; also for a host that means all of its addresses. */
export function ownAddress(host: string, port: number | string): string {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
