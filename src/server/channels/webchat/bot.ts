import { refusals } from '../../http/problem.ts'
import { db } from '../../store/db.ts'
import { type Face, faceOf, type WebchatSettings } from './face.ts'

/** A bot as its widget knows it. */
export interface WebchatBot {
  id: number
  key: string
  face: Face
  /** origins of the pages that may show the widget, besides this server's own */
  allowed: readonly string[]
}

/** The bot of a public key; undefined when there is none. */
export async function findBot(key: string): Promise<WebchatBot | undefined> {
  const row = await db()
    .selectFrom('bot')
    .select(['id', 'name', 'settings', 'webchat_key'])
    .where('webchat_key', '=', key)
    .executeTakeFirst()
  if (!row) return undefined
  const settings = ((row.settings as { webchat?: WebchatSettings } | null)?.webchat ?? {}) as WebchatSettings
  return {
    id: row.id,
    key: row.webchat_key,
    face: faceOf(row.name, settings),
    allowed: (settings.parameters?.allowed_domains ?? []).map((origin) => origin.toLowerCase()),
  }
}

/** The bot of a public key, or 404. */
export async function botOf(key: string): Promise<WebchatBot> {
  const bot = await findBot(key)
  if (!bot) throw refusals.notFound()
  return bot
}

/** Whether pages of this origin may show the widget: those that the bot lists, and this server's own. */
export function mayEmbed({ allowed }: WebchatBot, origin: string, own: readonly string[]): boolean {
  const asked = origin.toLowerCase()
  return allowed.includes(asked) || own.includes(asked)
}

/** The origins under which this server is reached: its public address and the host that the call named. */
export function ownOrigins(publicUrl: string, host: string | undefined, protocol = 'http'): string[] {
  const own = URL.canParse(publicUrl) ? [new URL(publicUrl).origin] : []
  return host ? [...own, `${protocol}://${host}`.toLowerCase()] : own
}
