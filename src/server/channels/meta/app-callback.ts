import type { components } from '../../../../generated/api.d.ts'
import { WEBHOOK_FIELDS } from '../../../contract/webhook-fields.ts'
import { botOfCallback, setupOf } from '../accounts/callback.ts'
import { appIdOf } from './app-id.ts'
import { callGraph, type GraphOutcome } from './graph.ts'
import type { AtMeta } from './look.ts'

interface Subscription {
  object: string
  callback_url?: string
  fields?: (string | { name: string })[]
}

/** What is still missing at the app: the host to which it delivers instead, or the fields that it is not told about. */
interface MissingAtApp {
  elsewhere?: string
  fields?: string[]
}

/** The names under which an app is told about numbers and pages. */
const OBJECTS = { whatsapp: 'whatsapp_business_account', facebook: 'page' } as const

/**
 * Lets the app of an account tell what happens there. An app has one address for all of its pages: one of this server
 * stays, whatever its bot, because each account is found by its id, and one of another system is not replaced. Numbers have addresses of
 * their own, so that for them only the fields count.
 */
export async function ensureAppCallback(
  at: AtMeta,
  setup: components['schemas']['PluginSetup'],
): Promise<GraphOutcome<MissingAtApp>> {
  const seen = await appIdOf(at)
  if (seen.kind !== 'ok') return seen
  const appId = seen.value
  // Without the app's id its settings cannot be read; they may be right.
  if (!appId) return NOTHING
  const place = `${appId}/subscriptions`
  const asApp = { token: `${appId}|${at.secrets.app_secret}`, version: at.settings.api_version }
  const listed = await callGraph<{ data?: Subscription[] }>(place, asApp)
  if (listed.kind !== 'ok') return listed
  const object = OBJECTS[at.kind]
  const known = listed.value.data?.find((one) => one.object === object)
  const told = known?.fields?.map((field) => (typeof field === 'string' ? field : field.name)) ?? []
  const fields = WEBHOOK_FIELDS[at.kind].filter((field) => !told.includes(field))
  const address = known?.callback_url
  const botId = address === undefined ? undefined : botOfCallback(address)
  if (address && botId === undefined)
    return missing(at.kind === 'facebook' ? { elsewhere: hostOf(address) } : { fields })
  if (botId !== undefined && fields.length === 0) return NOTHING
  const { callback_url, verify_token } = botId === undefined ? setup : setupOf(botId)
  const body = { object, callback_url, verify_token, fields: [...told, ...fields].join(',') }
  const set = await callGraph<object>(place, { ...asApp, method: 'POST', body })
  return set.kind === 'ok' ? NOTHING : set
}

const NOTHING: GraphOutcome<MissingAtApp> = { kind: 'ok', value: {} }
const missing = (value: MissingAtApp): GraphOutcome<MissingAtApp> =>
  value.elsewhere || value.fields?.length ? { kind: 'ok', value } : NOTHING

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address.slice(0, 80)
}
