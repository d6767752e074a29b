import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { seal, unseal } from '../../foundation/secrets/seal.ts'
import { db, json } from '../../foundation/store/db.ts'

/** A connected number, page or mailbox as in the API. */
export type Plugin = components['schemas']['Plugin']

/** The keys of an account. They leave the server only in requests to its platform. */
export interface AccountSecrets {
  access_token: string
  /** proves that the platform delivers: Meta signs with it, Telegram sends it along */
  app_secret: string
}

/** What identifies an account at its platform. */
export interface AtPlatform {
  kind: Plugin['kind']
  externalId: string
  secrets: AccountSecrets
  settings: Plugin['settings']
}

/** An account with what is needed to talk to its platform. */
export interface Account {
  id: number
  botId: number
  kind: Plugin['kind']
  externalId: string
  status: Plugin['status']
  settings: Plugin['settings']
  sealed: string | null
}

const columns = [
  'id',
  'bot_id as botId',
  'kind',
  'external_id as externalId',
  'status',
  'settings',
  'secrets as sealed',
] as const

/** A query of accounts, to be filtered. */
export const accounts = () => db().selectFrom('channel_account').select(columns)

/** Returns an account; undefined when it was deleted with its bot. */
export const accountOf = (id: number): Promise<Account | undefined> =>
  accounts().where('id', '=', id).executeTakeFirst()

/** Decrypts the keys of an account; undefined when it has none, or the server's key changed since they were stored. */
export function secretsOf({ sealed }: Pick<Account, 'sealed'>): AccountSecrets | undefined {
  if (sealed === null) return undefined
  try {
    const keys = unseal(sealed, currentCall().services.settings, 'channel')
    return isSecrets(keys) ? keys : undefined
  } catch {
    return undefined
  }
}

const isSecrets = (keys: unknown): keys is AccountSecrets =>
  keys !== null && typeof keys === 'object' && 'access_token' in keys && 'app_secret' in keys

/** Decrypts the password of a mailbox, as {@link secretsOf} does the keys of an account. */
export function passwordOf({ sealed }: Pick<Account, 'sealed'>): string | undefined {
  if (sealed === null) return undefined
  try {
    const keys = unseal(sealed, currentCall().services.settings, 'channel')
    const isKnown = keys !== null && typeof keys === 'object' && 'password' in keys
    return isKnown && typeof keys.password === 'string' ? keys.password : undefined
  } catch {
    return undefined
  }
}

/** Encrypts the keys of an account, with the last four characters of each for staff. */
export function sealed(secrets: AccountSecrets | { password: string }) {
  const hints = Object.fromEntries(Object.entries(secrets).map(([name, value]) => [name, endOf(name, value)]))
  return { secrets: seal(secrets, currentCall().services.settings.secret, 'channel'), hints: json(hints) }
}

/** Of a short password the last four characters would say too much. */
const endOf = (name: string, value: string): string =>
  value.slice(name === 'password' ? -Math.max(1, Math.min(4, Math.floor(value.length / 4))) : -4)
