import type { components } from '../../../../generated/api.d.ts'
import { WEBHOOK_FIELDS } from '../../../contract/webhook-fields.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { AtPlatform } from '../accounts/account.ts'
import { callGraph, type GraphOutcome } from './graph.ts'
import { proofOf } from './proof.ts'

type Facts = components['schemas']['PluginFacts']

/** What identifies an account at Meta. */
export interface AtMeta extends AtPlatform {
  kind: 'whatsapp' | 'facebook'
}

/** What Meta says about an account. */
export interface Looked {
  name: string
  /** what staff call the account: the telephone or the page's name */
  account: string
  facts: Facts
}

interface PhoneNumber {
  verified_name?: string
  display_phone_number?: string
  quality_rating?: string
  status?: string
  /** where the number is registered */
  platform_type?: string
  is_on_biz_app?: boolean
  whatsapp_business_manager_messaging_limit?: string
}

const PHONE_FIELDS =
  'verified_name,display_phone_number,quality_rating,status,platform_type,is_on_biz_app,whatsapp_business_manager_messaging_limit'

/** Asks Meta about a number or a page. The app secret is checked with it. */
export async function lookAt(at: AtMeta): Promise<GraphOutcome<Looked>> {
  const { externalId, secrets, settings } = at
  const fields = at.kind === 'whatsapp' ? PHONE_FIELDS : 'name'
  const found = await callGraph<PhoneNumber & { name?: string }>(`${externalId}?fields=${fields}&${proofOf(secrets)}`, {
    token: secrets.access_token,
    version: settings.api_version,
  })
  if (found.kind !== 'ok') return found
  const checked_at = currentCall().services.clock().toISOString()
  if (at.kind === 'facebook') {
    const name = found.value.name ?? externalId
    return { kind: 'ok', value: { name, account: name, facts: { checked_at } } }
  }
  const { verified_name: name = '', display_phone_number: phone = externalId, is_on_biz_app } = found.value
  const status = found.value.platform_type === 'NOT_APPLICABLE' ? 'UNREGISTERED' : found.value.status
  const limit = limitOf(found.value.whatsapp_business_manager_messaging_limit)
  const facts: Facts = {
    verified_name: name,
    quality: qualityOf(found.value.quality_rating),
    ...(limit !== undefined && { messaging_limit: limit }),
    ...(status && { number_status: status }),
    ...(is_on_biz_app !== undefined && { on_phone: is_on_biz_app }),
    checked_at,
  }
  return { kind: 'ok', value: { name: name || phone, account: phone, facts } }
}

interface Numbers {
  data?: { id?: string }[]
  paging?: { cursors?: { after?: string }; next?: string }
}

/** Most pages of numbers that are read: a business of Meta has 25 numbers at first, and some thousands at most. */
const MOST_PAGES = 20

/** Whether a number belongs to the WhatsApp Business Account that was given with it. */
export async function belongsToBusiness({ externalId, secrets, settings }: AtMeta): Promise<GraphOutcome<boolean>> {
  const request = { token: secrets.access_token, version: settings.api_version }
  let after: string | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const place = `${settings.waba_id}/phone_numbers?fields=id&limit=100${after ? `&after=${encodeURIComponent(after)}` : ''}`
    const found = await callGraph<Numbers>(place, request)
    if (found.kind !== 'ok') return found
    const { data = [], paging } = found.value
    if (data.some(({ id }) => id === externalId)) return { kind: 'ok', value: true }
    after = paging?.next ? paging.cursors?.after : undefined
    if (!after) break
  }
  return { kind: 'ok', value: false }
}

const QUALITIES: Record<string, Facts['quality']> = { GREEN: 'green', YELLOW: 'yellow', RED: 'red' }

/** Returns a quality as Meta names it, as in the API. */
export const qualityOf = (rating: string | undefined): NonNullable<Facts['quality']> =>
  QUALITIES[rating?.toUpperCase() ?? ''] ?? 'unknown'

const LIMITS: Record<string, number | null> = {
  TIER_50: 50,
  TIER_250: 250,
  TIER_1K: 1_000,
  TIER_2K: 2_000,
  TIER_10K: 10_000,
  TIER_100K: 100_000,
  TIER_UNLIMITED: null,
}

/** Returns how many people a tier may write to first in 24 hours; null for no limit, undefined for an unknown tier. */
export const limitOf = (tier: string | undefined): number | null | undefined => LIMITS[tier ?? '']

/**
 * Subscribes the account to the webhooks of its app. For WhatsApp the address is set as well, and Meta calls it at once:
 * that of the whole business, for news about its templates, and that of the number, because other numbers of the business
 * may belong to other bots. For a page the address is a setting of the app.
 */
export async function subscribe(
  { kind, externalId, secrets, settings }: AtMeta,
  setup: { callback_url: string; verify_token: string },
): Promise<GraphOutcome<{ success?: boolean }>> {
  const request = { method: 'POST', token: secrets.access_token, version: settings.api_version } as const
  if (kind === 'facebook')
    return callGraph(`${externalId}/subscribed_apps`, {
      ...request,
      body: { subscribed_fields: WEBHOOK_FIELDS.facebook },
    })
  const address = { override_callback_uri: setup.callback_url, verify_token: setup.verify_token }
  const business = await callGraph<object>(`${settings.waba_id}/subscribed_apps`, { ...request, body: address })
  if (business.kind !== 'ok') return business
  return callGraph(externalId, { ...request, body: { webhook_configuration: address } })
}

/**
 * Takes {@link subscribe} back. What Meta answers does not matter: what it delivers for an account that is not connected
 * finds no account and is refused.
 * @param neighbour where news about the business goes, if another of its numbers is connected
 */
export async function unsubscribe(
  { kind, externalId, secrets, settings }: AtMeta,
  neighbour: { callback_url: string; verify_token: string } | undefined,
): Promise<void> {
  const request = { token: secrets.access_token, version: settings.api_version } as const
  if (kind === 'facebook') {
    await callGraph(`${externalId}/subscribed_apps`, { ...request, method: 'DELETE' })
    return
  }
  const body = { webhook_configuration: { override_callback_uri: '' } }
  await callGraph(externalId, { ...request, method: 'POST', body })
  const address = neighbour && { override_callback_uri: neighbour.callback_url, verify_token: neighbour.verify_token }
  await callGraph(`${settings.waba_id}/subscribed_apps`, { ...request, method: 'POST', body: address ?? {} })
}
