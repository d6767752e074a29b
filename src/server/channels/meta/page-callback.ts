import type { components } from '../../../../generated/api.d.ts'
import { accounts, secretsOf } from '../accounts/account.ts'
import { botOfCallback } from '../accounts/callback.ts'
import { callGraph, type GraphOutcome } from './graph.ts'
import { type AtMeta, PAGE_FIELDS } from './look.ts'

interface Subscription {
  object: string
  callback_url?: string
  fields?: (string | { name: string })[]
}

/** Whether the app of a page delivers here; otherwise the host to which it does. */
interface PageCallback {
  elsewhere?: string
}

/**
 * Lets the app of a page deliver here. An app has one address for all of its pages: one of this server stays, because
 * each of its pages is found by its id, and one of another system is not replaced.
 */
export async function ensurePageCallback(
  at: AtMeta,
  setup: components['schemas']['PluginSetup'],
): Promise<GraphOutcome<PageCallback>> {
  const { access_token: token, app_secret } = at.secrets
  const version = at.settings.api_version
  const seen = await callGraph<{ data?: { app_id?: string } }>(`debug_token?input_token=${encodeURIComponent(token)}`, {
    token,
    version,
  })
  if (seen.kind !== 'ok') return seen
  const appId = seen.value.data?.app_id
  // Without the app's id its settings cannot be read; they may be right.
  if (!appId) return { kind: 'ok', value: {} }
  const place = `${appId}/subscriptions`
  const asApp = { token: `${appId}|${app_secret}`, version }
  const known = await callGraph<{ data?: Subscription[] }>(place, asApp)
  if (known.kind !== 'ok') return known
  const page = known.value.data?.find(({ object }) => object === 'page')
  const address = page?.callback_url
  const botId = address === undefined ? undefined : botOfCallback(address)
  if (address && botId === undefined) return { kind: 'ok', value: { elsewhere: hostOf(address) } }
  const names = new Set(page?.fields?.map((field) => (typeof field === 'string' ? field : field.name)))
  const isWhole = PAGE_FIELDS.split(',').every((field) => names.has(field))
  if (botId !== undefined && isWhole && (await accepts(botId, at))) return { kind: 'ok', value: {} }
  const { callback_url, verify_token } = setup
  const fields = [...new Set([...names, ...PAGE_FIELDS.split(',')])].join(',')
  const set = await callGraph<object>(place, {
    ...asApp,
    method: 'POST',
    body: { object: 'page', callback_url, verify_token, fields },
  })
  return set.kind === 'ok' ? { kind: 'ok', value: {} } : set
}

/** Whether the address of a bot takes what the app of this account signs. */
async function accepts(botId: number, { secrets }: AtMeta): Promise<boolean> {
  const rows = await accounts()
    .where('bot_id', '=', botId)
    .where('kind', 'in', ['whatsapp', 'facebook'])
    .where('status', '<>', 'off')
    .execute()
  return rows.some((row) => secretsOf(row)?.app_secret === secrets.app_secret)
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address.slice(0, 80)
}
