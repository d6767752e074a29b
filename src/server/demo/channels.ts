import type { components } from '../../../generated/api.d.ts'
import { operations } from '../../../generated/operations.ts'
import { accountOf, secretsOf } from '../channels/accounts/account.ts'
import { setupOf } from '../channels/accounts/callback.ts'
import { ensureAppCallback } from '../channels/meta/app-callback.ts'
import { subscribe } from '../channels/meta/look.ts'
import { connectFacebook, connectWhatsapp } from '../channels/plugins/connect.ts'
import { connectTelegram } from '../channels/plugins/telegram.ts'
import { setWebhook } from '../channels/telegram/bot.ts'
import { enqueueTemplateSync } from '../channels/templates/sync.ts'
import { inCall } from '../foundation/http/context.ts'
import { membershipOf } from '../foundation/scope/membership.ts'
import { roles } from '../foundation/scope/roles.ts'
import type { Services } from '../foundation/services/services.ts'
import { META_GRAPH_URL } from '../foundation/settings/settings-table.ts'
import { db } from '../foundation/store/db.ts'

/** What a simulator of the Graph API offers to be connected. */
interface Offered {
  whatsapp: components['schemas']['WhatsappInput'][]
  facebook: (components['schemas']['FacebookInput'] & { app_id: string })[]
  telegram: components['schemas']['TelegramInput'][]
}

type Kind = keyof Offered
type Connection = Offered[Kind][number]

/** Whether the demo runs with a simulator, and not with Meta. */
export const hasSimulator = (graphUrl: string): boolean => graphUrl !== META_GRAPH_URL

/**
 * Connects the first demo bots to the numbers, pages and bots of the simulator, as their owners would in the console. A
 * simulator forgets where to deliver when it stops, so that known accounts subscribe again. Never rejects: the demo also
 * runs without it.
 */
export async function connectDemo(services: Services): Promise<void> {
  try {
    const response = await fetch(`${services.settings.graphUrl}/_sim/accounts`, { signal: AbortSignal.timeout(5_000) })
    const offered: Offered = await response.json()
    const bots = await db()
      .selectFrom('bot')
      .select('id')
      .where('removed_at', 'is', null)
      .orderBy('id')
      .limit(2)
      .execute()
    for (const [place, { id }] of bots.entries()) {
      const [number, page, bot] = [offered.whatsapp[place], offered.facebook[place], offered.telegram[place]]
      if (number) await connectOnce(services, id, 'whatsapp', number.phone_number_id, number)
      if (bot) await connectBot(services, id, bot)
      if (!page) continue
      const { app_id: _, ...body } = page
      await connectOnce(services, id, 'facebook', page.page_id, body)
    }
  } catch (error) {
    services.log.warn({ err: error }, 'the demo is not connected to the simulator')
  }
}

/** What customers write to a bot of Telegram as soon as it is connected. */
const OPENINGS = [
  { person: 'sol', text: '/start' },
  { person: 'sol', text: 'Hola, ¿hacen envíos?' },
  { person: 'bia', text: '¿Abren los sábados?' },
] as const

/** Connects a bot of Telegram, to which customers write the first time. */
async function connectBot(services: Services, botId: number, bot: Offered['telegram'][number]): Promise<void> {
  const { graphUrl, telegramUrl } = services.settings
  // An own Bot API server knows nothing of the simulator's bots.
  if (!telegramUrl.startsWith(graphUrl)) return
  const [to = ''] = bot.access_token.split(':')
  if (!(await connectOnce(services, botId, 'telegram', to, bot))) return
  for (const { person, text } of OPENINGS)
    await fetch(`${graphUrl}/_sim/people/${person}/messages`, { method: 'POST', body: JSON.stringify({ to, text }) })
}

/** Connects an account, or subscribes a known one again. Returns whether it is new. */
async function connectOnce(
  services: Services,
  botId: number,
  kind: Kind,
  externalId: string,
  body: Connection,
): Promise<boolean> {
  const known = await db()
    .selectFrom('channel_account')
    .select('id')
    .where('kind', '=', kind)
    .where('external_id', '=', externalId)
    .executeTakeFirst()
  const work = () => (known ? subscribeAgain(known.id) : connectFirst(botId, body))
  await inCall({ services, operation: operations.whatsappConnect, isPart: true }, work)
  return !known
}

async function connectFirst(botId: number, body: Connection): Promise<void> {
  const owner = await db()
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(['m.user_id', 'u.name'])
    .where('m.bot_id', '=', botId)
    .where('m.role_id', '=', roles.administrador)
    .orderBy('m.user_id')
    .executeTakeFirst()
  const membership = owner && (await membershipOf(owner.user_id, botId))
  if (!membership) return
  const scope = { ...membership, botId, userId: owner.user_id, userName: owner.name }
  if ('page_id' in body) await connectFacebook(scope, body)
  else if ('waba_id' in body) await connectWhatsapp(scope, body)
  else await connectTelegram(scope, body)
}

async function subscribeAgain(id: number): Promise<void> {
  const account = await accountOf(id)
  const secrets = account && secretsOf(account)
  if (!secrets || account.status === 'off') return
  const { kind, externalId, settings, botId } = account
  if (kind === 'email') return
  if (kind === 'telegram') await setWebhook(botId, secrets)
  else {
    const at = { kind, externalId, settings, secrets }
    await subscribe(at, setupOf(botId))
    await ensureAppCallback(at, setupOf(botId))
  }
  if (settings.waba_id) await enqueueTemplateSync({ botId, wabaId: settings.waba_id })
}
