import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { MaximumsLimits } from '../../../../generated/limits.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { askContact, consentsOf } from '../../foundation/consent/consent.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { refuseBeyond } from '../../foundation/resource/maximum.ts'
import { checkIds } from '../../foundation/resource/references.ts'
import { invalidProblem, takenProblem } from '../../foundation/resource/refuse.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { contactToAdd } from '../contacts/add.ts'
import { refuseMoreInArea } from './most-in-area.ts'
import { AREA_TYPE, bumpSettings } from './rule.ts'

type Contact = components['schemas']['NotificationContact']

/** A contact that receives alerts, as it is stored. */
type Listed = Omit<Contact, 'consent'> & { email: string | null; blocked: boolean }

/** Returns the contacts outside the team that receive alerts: those of a type, and those of areas. */
export async function listedOf(botId: number): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select n.id, n.contact_id, k.name, k.phone, k.email, k.blocked, n.type, n.area_id, n.last_sent_at from (
      select id, contact_id, type, null::integer as area_id, last_sent_at from notification_contact where bot_id = ${botId}
      union all
      select ac.id, ac.contact_id, ${AREA_TYPE}::smallint, ac.area_id, ac.last_sent_at
      from area_contact ac join area a on a.id = ac.area_id where a.bot_id = ${botId} and ac.enabled
    ) n join contact k on k.id = n.contact_id
    order by n.type, fold(k.name), n.id`.execute(db())
  return rows
}

/** Returns the contacts of {@link listedOf} with whether they get mails. */
export async function contactsOf({ botId }: Pick<Scope, 'botId'>): Promise<Contact[]> {
  const rows = await listedOf(botId)
  const consents = await consentsOf(
    botId,
    rows.map(({ email }) => email),
  )
  return rows.map(({ email: _email, blocked: _blocked, ...row }, at) => ({
    ...row,
    consent: consents[at]?.state ?? 'none',
    last_sent_at: row.last_sent_at && new Date(row.last_sent_at).toISOString(),
  }))
}

/**
 * Adds a contact that receives alerts; one of an area is also a contact of that area.
 * @throws 409 when it is already there; 422 at what must be corrected
 */
export function addNotified(
  scope: Scope,
  { type, area_id = null, ...given }: components['schemas']['NotificationContactInput'],
): Promise<Contact> {
  return tx(async () => {
    await lockBot(scope)
    if ((type === AREA_TYPE) !== (area_id !== null))
      throw invalidProblem('area_id', type === AREA_TYPE ? 'Elige el área.' : 'El área es solo para contactos de área.')
    if (area_id !== null)
      await checkIds(scope, 'area', [area_id], { field: 'area_id', text: 'Esa área ya no existe. Elige otra.' })
    const contactId = await contactToAdd(scope, given)
    const id = await (area_id === null ? addOfType(scope, contactId, type) : addToArea(area_id, contactId))
    if (id === undefined) throw takenProblem('contact_id', 'Ese contacto ya recibe estos avisos. Elige otro.')
    const isAsked = await askContact(scope.botId, contactId)
    const added = (await contactsOf(scope)).find((one) => one.id === id)
    if (!added) throw commonProblems.notFound()
    await writeAudit({ id, label: added.name, after: { contact_id: contactId, type, area_id } })
    const notice = await noticeOf(added, isAsked)
    return { ...added, ...(notice && { notice }) }
  })
}

/** Returns what whoever adds a contact should know of the mails to them. */
async function noticeOf({ contact_id, consent }: Contact, isAsked: boolean): Promise<string | undefined> {
  const contact = db().selectFrom('contact').select('blocked').where('id', '=', contact_id)
  if ((await contact.executeTakeFirstOrThrow()).blocked) return 'Está bloqueado: no recibirá avisos.'
  const refusedAdvice = 'No quiere recibir avisos por correo.'
  if (consent === 'refused') return refusedAdvice
  const pendingAdvice = isAsked ? 'Le pedimos que confirme su correo.' : 'Le pediremos confirmar su correo.'
  return consent === 'pending' ? pendingAdvice : undefined
}

async function addOfType({ botId }: Scope, contactId: number, type: Contact['type']): Promise<number | undefined> {
  await refuseBeyond(
    { most: MaximumsLimits.recipients, noun: 'contactos que reciben estos avisos', next: 'Quita uno.' },
    'notification_contact',
    sql`bot_id = ${botId} and type = ${type}`,
  )
  const row = await db()
    .insertInto('notification_contact')
    .values({ bot_id: botId, contact_id: contactId, type })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** One that the area had, but did not tell, is told again. */
async function addToArea(areaId: number, contactId: number): Promise<number | undefined> {
  const known = await db()
    .selectFrom('area_contact')
    .select('id')
    .where('area_id', '=', areaId)
    .where('contact_id', '=', contactId)
    .executeTakeFirst()
  if (!known) await refuseMoreInArea(areaId)
  const row = await db()
    .insertInto('area_contact')
    .values({ area_id: areaId, contact_id: contactId })
    .onConflict((conflict) =>
      conflict
        .columns(['area_id', 'contact_id'])
        .doUpdateSet({ enabled: true })
        .where('area_contact.enabled', '=', false),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Removes a contact that receives alerts, with the rules that only told it. 404 when there is none. */
export function removeNotified(scope: Scope, id: number): Promise<void> {
  return tx(async () => {
    await lockBot(scope)
    const gone = (await contactsOf(scope)).find((one) => one.id === id)
    if (!gone) throw commonProblems.notFound()
    const { contact_id, type, area_id, name } = gone
    if (area_id === null) await db().deleteFrom('notification_contact').where('id', '=', id).execute()
    else await db().deleteFrom('area_contact').where('id', '=', id).execute()
    const isThere = (await contactsOf(scope)).some((one) => one.contact_id === contact_id && one.type === type)
    const rules = isThere
      ? []
      : await db()
          .deleteFrom('notification_rule')
          .where('bot_id', '=', scope.botId)
          .where('contact_id', '=', contact_id)
          .where('type', '=', type)
          .returning('id')
          .execute()
    if (rules.length > 0) await bumpSettings(scope.botId)
    await writeAudit({ id, label: name, before: { contact_id, type, area_id } })
  })
}
