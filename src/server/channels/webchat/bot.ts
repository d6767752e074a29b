import { type Face, faceOf } from '../../../contract/webchat.ts'
import { refusals } from '../../foundation/http/problem.ts'
import { db } from '../../foundation/store/db.ts'
import { isOpen, type OpeningHours } from '../../knowledge/dialogue/hours.ts'
import { imagePath } from './images.ts'

/** A bot as its widget knows it. */
export interface WebchatBot {
  id: number
  key: string
  face: Face
  /** origins of the pages that may show the widget, besides this server's own */
  allowed: readonly string[]
  /** files that its face shows, by `media.id` */
  images: readonly string[]
  /** when somebody attends; undefined: always */
  schedule?: OpeningHours
}

/** The bot of a public key; undefined when there is none. */
export async function findBot(key: string): Promise<WebchatBot | undefined> {
  const row = await db()
    .selectFrom('bot')
    .select(['id', 'name', 'settings', 'webchat_key', 'integrations'])
    .where('webchat_key', '=', key)
    .executeTakeFirst()
  if (!row) return undefined
  const { webchat = {}, handoff } = row.settings
  const { style = {}, parameters = {} } = webchat
  const shown = (id: string | null | undefined) => (id ? imagePath(key, id) : null)
  return {
    id: row.id,
    key,
    face: faceOf(
      row.name,
      {
        style: { ...style, avatar: shown(style.avatar) },
        parameters: { ...parameters, launcher_icon: shown(parameters.launcher_icon) },
      },
      phoneOf(row.integrations),
    ),
    allowed: (parameters.allowed_domains ?? []).map((origin) => origin.toLowerCase()),
    images: [style.avatar, parameters.launcher_icon].flatMap((id) => id ?? []),
    ...(handoff?.schedule && { schedule: handoff.schedule }),
  }
}

/** The WhatsApp number among a bot's integrations. */
export function phoneOf(integrations: unknown): string | null {
  const { phone } = (integrations ?? {}) as { phone?: unknown }
  return typeof phone === 'string' && phone ? phone : null
}

/** Whether somebody attends at this time. */
export const attends = ({ schedule }: WebchatBot, now: Date): boolean => !schedule || isOpen(schedule, now)

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
