import type { components } from '../../../../generated/api.d.ts'
import { hostedUrl } from '../../../contract/hosted-page.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { ownOrigins } from './bot.ts'

/** Returns where a bot's widget was opened, first where that is allowed now, the latest first. */
export async function publicationOf({ botId }: Scope): Promise<components['schemas']['WebchatPublication']> {
  const { webchat_key, settings } = await db()
    .selectFrom('bot')
    .select(['webchat_key', 'settings'])
    .where('id', '=', botId)
    .executeTakeFirstOrThrow()
  const rows = await db()
    .selectFrom('webchat_site')
    .selectAll()
    .where('bot_id', '=', botId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('origin')
    .execute()
  const { publicUrl } = currentCall().services.settings
  const allowed = [...(settings.webchat?.parameters?.allowed_domains ?? []), ...ownOrigins(publicUrl, undefined)]
  const listed = new Set(allowed.map((origin) => origin.toLowerCase()))
  const page = rows.find(({ hosted }) => hosted)
  return {
    url: hostedUrl(publicUrl, webchat_key),
    page: page ? { first_seen_at: page.first_seen_at, last_seen_at: page.last_seen_at, outside: page.outside } : null,
    sites: rows
      .filter(({ hosted }) => !hosted)
      .map(({ origin, page, refused, first_seen_at, last_seen_at }) => ({
        ...{ origin, page, first_seen_at, last_seen_at, refused },
        allowed: listed.has(origin.toLowerCase()),
      }))
      .toSorted((one, other) => Number(other.allowed) - Number(one.allowed)),
  }
}
