import {
  AREA_TYPE,
  type NotificationEvent,
  type NotificationRule,
  PERSONAL,
} from '../../conversation/notifications/rule.ts'
import { type Consent, consentsOf } from '../../foundation/consent/consent.ts'
import { isUnconfirmed } from '../../foundation/mail/confirmed-address.ts'
import { membershipOf } from '../../foundation/scope/membership.ts'
import type { PermissionName } from '../../foundation/scope/roles.ts'
import { maySee, viewersOf } from '../../foundation/scope/visibility.ts'
import { db } from '../../foundation/store/db.ts'
import { maySeeQuota } from '../../people/platform/quotas.ts'

/** A recipient of notices. */
export interface Recipient {
  /** a person of the team */
  userId?: number
  /** a contact outside the team */
  contactId?: number
  name: string
  email: string | null
  /** of a contact: whether they get mails */
  consent?: Consent
  /** of a person of the team: their address may belong to somebody else */
  isUnconfirmed?: boolean
}

/** Whether a recipient gets mails. */
export const getsMails = ({ email, consent, isUnconfirmed: unconfirmed }: Recipient): boolean =>
  Boolean(email) && !unconfirmed && (consent === undefined || consent.state === 'confirmed')

/** What a person must be allowed to see for an event that is no conversation's; nothing for their own account. */
const NEEDS: Partial<Record<NotificationEvent, PermissionName>> = {
  training_finished: 'advanced_configuration',
  training_failed: 'advanced_configuration',
  channel_disconnected: 'plugins',
  template_rejected: 'plugins',
  quota: 'configuration',
  lead: 'contacts',
}

/** What was noted, as far as it decides who may learn it. */
interface Noted {
  bot_id: number
  event: NotificationEvent
  /** the event and what tells it from others; of a limit its metric follows the event */
  key: string
  chat_id: number | null
}

/** Returns the current recipients of a rule. People who lost access in the meantime are left out. */
export async function recipientsOf(rule: NotificationRule, noted: Noted): Promise<Recipient[]> {
  if (rule.user_id) return personOf(rule.user_id, noted)
  if (PERSONAL.has(noted.event)) return []
  return rule.contact_id ? listed(noted, rule.type, rule.contact_id) : listed(noted, rule.type)
}

async function personOf(userId: number, { bot_id, event, key, chat_id }: Noted): Promise<Recipient[]> {
  const member = await membershipOf(userId, bot_id)
  const need = NEEDS[event]
  if (!member || (need && !member.permissions[need])) return []
  if (event === 'quota' && !maySeeQuota(member.permissions, key.split(' ')[1] ?? '')) return []
  if (chat_id !== null && !(await seesChat(bot_id, userId, chat_id))) return []
  const person = await db()
    .selectFrom('app_user')
    .select(['name', 'email', isUnconfirmed.as('isUnconfirmed')])
    .where('id', '=', userId)
    .where('blocked_at', 'is', null)
    .executeTakeFirst()
  return person ? [{ userId, ...person }] : []
}

async function seesChat(botId: number, userId: number, chatId: number): Promise<boolean> {
  const chat = await chatFacts(botId, chatId)
  const [viewer] = await viewersOf(botId, userId)
  return chat !== undefined && viewer !== undefined && maySee(viewer, chat)
}

const chatFacts = (botId: number, chatId: number) =>
  db()
    .selectFrom('chat')
    .select(['area_id', 'assign_user_id'])
    .where('bot_id', '=', botId)
    .where('id', '=', chatId)
    .executeTakeFirst()

/** Returns the contacts of a type, or one of them; those of areas only hear of the conversations of their area. */
async function listed({ bot_id, chat_id }: Noted, type: number, only?: number): Promise<Recipient[]> {
  const area = chat_id === null ? undefined : (await chatFacts(bot_id, chat_id))?.area_id
  if (type === AREA_TYPE && (area === undefined || area === null)) return []
  const rows = await db()
    .selectFrom('contact as k')
    .select(['k.id', 'k.name', 'k.email'])
    .where('k.bot_id', '=', bot_id)
    .where('k.blocked', '=', false)
    .$if(only !== undefined, (query) => query.where('k.id', '=', only ?? 0))
    .where(({ exists, selectFrom }) =>
      exists(
        type === AREA_TYPE
          ? selectFrom('area_contact as n')
              .select('n.id')
              .whereRef('n.contact_id', '=', 'k.id')
              .where('n.area_id', '=', area ?? 0)
              .where('n.enabled', '=', true)
          : selectFrom('notification_contact as n')
              .select('n.id')
              .whereRef('n.contact_id', '=', 'k.id')
              .where('n.bot_id', '=', bot_id)
              .where('n.type', '=', type as 1),
      ),
    )
    .orderBy('k.id')
    .execute()
  const consents = await consentsOf(
    bot_id,
    rows.map(({ email }) => email),
  )
  return rows.map(({ id, name, email }, at) => ({
    ...{ contactId: id, name, email },
    consent: consents[at] ?? { state: 'none', link: null, askedAt: null },
  }))
}

/** Returns chosen contacts of a bot as recipients, except those that are gone or blocked. */
export async function chosenContacts(botId: number, ids: readonly number[]): Promise<Recipient[]> {
  const contacts = await db()
    .selectFrom('contact')
    .select(['id', 'name', 'email'])
    .where('bot_id', '=', botId)
    .where('id', 'in', ids)
    .where('blocked', '=', false)
    .orderBy('id')
    .execute()
  const consents = await consentsOf(
    botId,
    contacts.map(({ email }) => email),
  )
  return contacts.map(({ id, name, email }, at) => ({
    ...{ contactId: id, name, email },
    consent: consents[at] ?? { state: 'none', link: null, askedAt: null },
  }))
}
