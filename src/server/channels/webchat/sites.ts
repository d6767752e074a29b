import { sql } from 'kysely'
import type { Services } from '../../foundation/services/services.ts'
import { db } from '../../foundation/store/db.ts'
import type { WebchatBot } from './bot.ts'
import { isSite } from './site-origin.ts'

/** Milliseconds between two writes for the same site. */
const NOTE_AFTER_MS = 600_000
/** Sites kept per bot besides those that it allows. Beyond, refused ones that were seen only once go first. */
const MOST_OTHERS = 20
/** Refused sites that are written per bot within {@link NOTE_AFTER_MS}: an origin can be forged at will. */
const MOST_NEWS = 60
/** Sites remembered in memory to avoid queries. The oldest are forgotten. */
const MOST_REMEMBERED = 5_000
/** Length of a stored path. */
const LONGEST = 255

/** A page that showed the widget, or tried to. */
interface SiteVisit {
  origin: string
  /** path, if known */
  page: string | null
  /** the bot's own page */
  hosted?: boolean
  /** the bot does not allow this site */
  refused: boolean
  /** opened by somebody who is not signed in to the console */
  outside?: boolean
}

type VisitedBot = Pick<WebchatBot, 'id' | 'allowed'>

type Noted = Omit<SiteVisit, 'origin' | 'hosted'> & { at: number }

interface Memory {
  sites: Map<string, Noted>
  refused: Map<number, { since: number; count: number }>
}

const memories = new WeakMap<Services, Memory>()

/** Returns origin and path of a `Referer` header; a bare origin has no known path. */
export function pageOf(referer: string | undefined): Pick<SiteVisit, 'origin' | 'page'> | undefined {
  if (!referer || !URL.canParse(referer)) return undefined
  const { protocol, origin, pathname } = new URL(referer)
  return /^https?:$/.test(protocol) ? { origin, page: knownPath(pathname) } : undefined
}

/** Returns a path as it is stored: without query, and null for the start page, which browsers report by default. */
export function knownPath(path: string | undefined): string | null {
  const plain = path?.split(/[?#]/)[0]?.slice(0, LONGEST)
  return plain?.startsWith('/') && plain !== '/' ? plain : null
}

/**
 * Notes where the widget was opened, at most once per site and ten minutes unless something new is known about it. A
 * refused origin that no site can have is not noted.
 * Only the first steps of the team depend on it, so a failure is only logged. Call it within the store.
 */
export async function noteVisit(bot: VisitedBot, visit: SiteVisit, services: Services): Promise<void> {
  if (visit.refused && !isSite(visit.origin)) return
  const memory = memories.get(services) ?? { sites: new Map(), refused: new Map() }
  memories.set(services, memory)
  const now = services.clock()
  if (!isNews(memory, bot.id, visit, now.getTime())) return
  try {
    await write(bot, visit, now)
  } catch (error) {
    services.log.warn({ err: error }, 'a visit of the widget could not be noted')
  }
}

function isNews({ sites, refused }: Memory, botId: number, visit: SiteVisit, now: number): boolean {
  const key = `${botId} ${visit.hosted === true} ${visit.origin}`
  const known = sites.get(key)
  const fresh = known !== undefined && Math.abs(now - known.at) < NOTE_AFTER_MS
  const same =
    known?.refused === visit.refused &&
    (known.page !== null || visit.page === null) &&
    (known.outside || !visit.outside)
  if (fresh && same) return false
  if (visit.refused) {
    const counted = refused.get(botId)
    const running = counted && now - counted.since < NOTE_AFTER_MS ? counted : { since: now, count: 0 }
    if (running.count >= MOST_NEWS) return false
    refused.set(botId, { ...running, count: running.count + 1 })
    if (refused.size > MOST_REMEMBERED) refused.delete(refused.keys().next().value as number)
  }
  sites.delete(key)
  sites.set(key, {
    at: now,
    refused: visit.refused,
    page: visit.page ?? known?.page ?? null,
    outside: visit.outside === true || known?.outside === true,
  })
  if (sites.size > MOST_REMEMBERED) sites.delete(sites.keys().next().value as string)
  return true
}

async function write(bot: VisitedBot, visit: SiteVisit, now: Date): Promise<void> {
  const { origin, page, hosted = false, refused, outside = false } = visit
  const row = { bot_id: bot.id, origin, page, hosted, refused, outside, first_seen_at: now, last_seen_at: now }
  await db()
    .insertInto('webchat_site')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['bot_id', 'origin', 'hosted']).doUpdateSet(({ ref, fn }) => ({
        page: fn.coalesce(ref('excluded.page'), ref('webchat_site.page')),
        refused: ref('excluded.refused'),
        outside: sql<boolean>`excluded.outside or webchat_site.outside`,
        last_seen_at: ref('excluded.last_seen_at'),
      })),
    )
    .execute()
  await dropOthers(bot)
}

/** Deletes the sites too many that the bot does not allow. Those that it allows now stay, whatever their last visit was. */
async function dropOthers({ id, allowed }: VisitedBot): Promise<void> {
  await db()
    .deleteFrom('webchat_site')
    .where('bot_id', '=', id)
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('origin', 'hosted'),
        'in',
        selectFrom('webchat_site')
          .select(['origin', 'hosted'])
          .where('bot_id', '=', id)
          .where('hosted', '=', false)
          .where('origin', 'not in', ['', ...allowed])
          .orderBy('refused')
          .orderBy(sql`last_seen_at > first_seen_at`, 'desc')
          .orderBy('last_seen_at', 'desc')
          .offset(MOST_OTHERS)
          .$asTuple('origin', 'hosted'),
      ),
    )
    .execute()
}
