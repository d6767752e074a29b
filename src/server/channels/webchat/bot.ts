import { usualForm } from '../../../contract/address-form.ts'
import { isHosted } from '../../../contract/hosted-page.ts'
import { type PublicWebchatSettings, publicSettings } from '../../../contract/webchat.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import { imagePath } from '../../foundation/media/pictures.ts'
import { db } from '../../foundation/store/db.ts'
import { isOpen, type OpeningHours } from '../../knowledge/dialogue/hours.ts'

/** A bot as needed by its widget. */
export interface WebchatBot {
  id: number
  key: string
  face: PublicWebchatSettings
  /** origins that may embed the widget, besides this server's own */
  allowed: readonly string[]
  /** files shown by the widget, by `media.id` */
  images: readonly string[]
  /** whether the bot's own page is on, and whether search engines may list it */
  hosted: boolean
  indexed: boolean
  /** everybody may write, not only who comes with the token of a company */
  accessAll: boolean
  /** opening hours of the staff; undefined: always */
  schedule?: OpeningHours
}

/** Returns the bot with a public key; undefined when there is none. */
export async function findBot(key: string): Promise<WebchatBot | undefined> {
  const row = await db()
    .selectFrom('bot')
    .select(['id', 'name', 'settings', 'form_of_address', 'webchat_key', 'integrations', 'access_all'])
    .where('webchat_key', '=', key)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { webchat = {}, handoff, avatar } = row.settings
  const { style = {}, parameters = {} } = webchat
  const shown = (id: string | null | undefined) => (id ? imagePath(key, id) : null)
  return {
    id: row.id,
    key,
    face: publicSettings(
      row.name,
      {
        style: { ...style, avatar: shown(style.avatar) },
        parameters: { ...parameters, launcher_icon: shown(parameters.launcher_icon) },
      },
      phoneOf(row.integrations),
      row.form_of_address ?? usualForm(row.settings),
      row.settings,
    ),
    allowed: (parameters.allowed_domains ?? []).map((origin) => origin.toLowerCase()),
    images: [style.avatar, parameters.launcher_icon, avatar].flatMap((id) => id ?? []),
    hosted: isHosted(parameters),
    accessAll: row.access_all,
    indexed: parameters.hosted_indexed ?? false,
    ...(handoff?.schedule && { schedule: handoff.schedule }),
  }
}

/** Returns the WhatsApp number in a bot's integrations. */
export function phoneOf(integrations: unknown): string | null {
  const { phone } = (integrations ?? {}) as { phone?: unknown }
  return typeof phone === 'string' && phone ? phone : null
}

/** Whether staff are available at this time. */
export const isStaffed = ({ schedule }: WebchatBot, now: Date): boolean => !schedule || isOpen(schedule, now)

/** Returns the bot with a public key, or 404. */
export async function botOf(key: string): Promise<WebchatBot> {
  const bot = await findBot(key)
  if (!bot) throw commonProblems.notFound()
  return bot
}

/** Returns the origins under which a request may have reached this server. */
export const reachedOrigins = (publicUrl: string, host: string | undefined): string[] => [
  ...ownOrigins(publicUrl, host),
  ...ownOrigins('', host, 'https'),
]

/**
 * Whether an origin is this server under another name than its public one. Its pages are no site of a business: the name
 * comes from the request and can be forged.
 */
export const isOtherName = (origin: string, reached: readonly string[], publicUrl: string): boolean =>
  reached.includes(origin) && !ownOrigins(publicUrl, undefined).includes(origin)

/** Whether pages of this origin may embed the widget: the origins listed by the bot and this server's own. */
export function mayEmbed({ allowed }: WebchatBot, origin: string, own: readonly string[]): boolean {
  const asked = origin.toLowerCase()
  return allowed.includes(asked) || own.includes(asked)
}

/** Returns the origins of this server: its public URL and the host named in the request. */
export function ownOrigins(publicUrl: string, host: string | undefined, protocol = 'http'): string[] {
  const own = URL.canParse(publicUrl) ? [new URL(publicUrl).origin] : []
  return host ? [...own, `${protocol}://${host}`.toLowerCase()] : own
}
