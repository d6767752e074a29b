import { sql } from 'kysely'
import {
  AlertConsentOptions,
  NotificationEventOptions,
  NotificationTypeOptions,
} from '../../../../../generated/options.ts'
import { addressHash } from '../../../foundation/mail/address-hash.ts'
import { db } from '../../../foundation/store/db.ts'
import type { Contact } from '../contact.ts'
import { earlierOf, mergedIds } from './earlier.ts'
import { labelOf } from './option-label.ts'

type Line = readonly [label: string, value: string]

/** Returns which alerts and reports a contact receives, and what they answered at each of their addresses. */
export async function alertLines(
  botId: number,
  { id, email }: Pick<Contact, 'id' | 'email'>,
  when: (at: string) => string,
): Promise<Line[]> {
  const { identities } = await earlierOf(botId, id, await mergedIds(botId, id))
  const addresses = [email ?? '', ...identities.filter((one) => one.includes('@'))].filter(Boolean)
  const own = await ownAddresses(botId, id, addresses)
  return [
    ...(await received(botId, id, when)),
    ...(await reported(botId, own, when)),
    ...(await answered(botId, own, when)),
  ]
}

/** The reports that go to their addresses. */
async function reported(botId: number, own: readonly string[], when: (at: string) => string): Promise<Line[]> {
  const { rows } = await sql<{ name: string; last_sent_at: string | null }>`
    select r.name, r.last_sent_at from analytics_report r where r.bot_id = ${botId}::int and exists (
      select from jsonb_array_elements_text(r.emails) e where lower(e) = any(${own}::text[])) order by r.id`.execute(
    db(),
  )
  return rows.map(
    ({ name, last_sent_at }): Line => [
      `Informe ${name}`,
      last_sent_at ? `Último envío: ${when(last_sent_at)}` : 'Sin envíos todavía',
    ],
  )
}

async function received(botId: number, id: number, when: (at: string) => string): Promise<Line[]> {
  const { rows } = await sql<{ type: number; area: string | null; enabled: boolean; last_sent_at: string | null }>`
    select n.type, null as area, true as enabled, n.last_sent_at from notification_contact n
      where n.bot_id = ${botId} and n.contact_id = ${id}
    union all select 3, a.name, ac.enabled, ac.last_sent_at from area_contact ac join area a on a.id = ac.area_id
      where a.bot_id = ${botId} and ac.contact_id = ${id}
    order by 1, 2`.execute(db())
  const own = await db()
    .selectFrom('notification_rule')
    .select('events')
    .where('bot_id', '=', botId)
    .where('contact_id', '=', id)
    .orderBy('id')
    .execute()
  return [
    ...rows.map(
      ({ type, area, enabled, last_sent_at }): Line => [
        [labelOf(NotificationTypeOptions, type), area].filter(Boolean).join(' '),
        enabled ? (last_sent_at ? `Último aviso: ${when(last_sent_at)}` : 'Sin avisos todavía') : 'No recibe avisos',
      ],
    ),
    ...own.map(
      ({ events }): Line => [
        'Solo para este contacto',
        events.map((event) => labelOf(NotificationEventOptions, event)).join(', '),
      ],
    ),
  ]
}

async function answered(botId: number, addresses: readonly string[], when: (at: string) => string): Promise<Line[]> {
  const own = new Map(addresses.map((one) => [addressHash(one), one]))
  if (own.size === 0) return []
  const rows = await db()
    .selectFrom('alert_consent')
    .select(['address_hash', 'state', 'asked_at', 'answered_at', 'asks'])
    .where('bot_id', '=', botId)
    .where('address_hash', 'in', [...own.keys()])
    .orderBy('id')
    .execute()
  return rows.flatMap(({ address_hash, state, asked_at, answered_at, asks }): Line[] => [
    [`Correo ${own.get(address_hash)}`, labelOf(AlertConsentOptions, state)],
    ['Pedidos de confirmación', `${asks}; el último, ${when(asked_at)}`],
    ...(answered_at ? [['Respondió', when(answered_at)] as const] : []),
  ])
}

/** Returns those of a contact's addresses, in lower case, that no other contact has now. */
export async function ownAddresses(botId: number, contactId: number, all: readonly string[]): Promise<string[]> {
  const addresses = [...new Set(all.map((one) => one.trim().toLowerCase()))]
  if (addresses.length === 0) return []
  const others = await db()
    .selectFrom('contact')
    .select(sql<string>`lower(email)`.as('email'))
    .where('bot_id', '=', botId)
    .where('id', '<>', contactId)
    .where(sql<boolean>`lower(email) = any(${addresses}::text[])`)
    .execute()
  const kept = new Set(others.map(({ email }) => email))
  return addresses.filter((one) => !kept.has(one))
}
