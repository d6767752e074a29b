import { contactUpdateBody } from '../../../../../generated/validators/contacts.js'
import { isCountryCode } from '../../../../contract/country-codes.ts'
import { ownOf } from '../../../../contract/path.ts'
import { check } from '../../../../contract/validation.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { readPhone } from '../../../foundation/phone/read.ts'
import { auditedAs } from '../../../foundation/resource/audited.ts'
import { existingIds } from '../../../foundation/resource/references.ts'
import { db } from '../../../foundation/store/db.ts'
import { assignable } from '../../chats/people.ts'
import type { ContactInput } from '../../contacts/checked.ts'
import { type Contact, contactOf } from '../../contacts/contact.ts'
import { documentNumber } from '../../contacts/document.ts'
import { contactLabels } from '../../contacts/labels.ts'
import { countryOf } from '../../contacts/phones.ts'
import { asSeen, seenFieldsOf } from '../../contacts/sight.ts'
import { updateContact } from '../../contacts/update.ts'
import { valueFault } from '../../contacts/values.ts'
import { type Adapted, omit, type Restorable, type State, type Wanted } from './target.ts'

/** What of a contact comes back. Consent does not: only the customer gives it. */
const FIELDS = [
  ...(['name', 'phone', 'email', 'document', 'company', 'city', 'province', 'country'] as const),
  ...(['labels', 'groups', 'custom', 'assigned_user_id', 'area_id'] as const),
] as const satisfies readonly (keyof ContactInput)[]

/** What was audited with it and has its own place to be changed. */
const BESIDES = ['marketing', 'blocked', 'merged']

/** A contact. It goes back through its update, so that the same people may and the same rules count. */
export const contact: Restorable = {
  operations: ['contactUpdate'],
  audited: 'contactUpdate',
  known: FIELDS,
  besides: BESIDES,
  isPartial: true,
  find: async (scope, id) =>
    (await existingIds(scope, 'contact', [id])).length > 0 ? asSeen(scope, await contactOf(scope, id)) : undefined,
  refusal: ({ before, after }) =>
    'merged' in before || 'merged' in after
      ? 'Aquí se unieron o se separaron dos contactos. Hazlo desde el contacto.'
      : undefined,
  adapt,
  // The update requires a name where one is typed; a contact may have none.
  accepts: (values) => check(contactUpdateBody, { name: 'x', ...values }).ok,
  revert: (scope, id, values, version) =>
    updateContact(scope, id, auditedAs<ContactInput>({ ...values, ...(version !== undefined && { version }) })),
  gone: async ({ botId }, id) => {
    const merged = await db()
      .selectFrom('contact_merge as m')
      .innerJoin('contact as k', 'k.id', 'm.target_id')
      .select(['k.name', 'k.phone'])
      .where('m.bot_id', '=', botId)
      .where('m.source_id', '=', id)
      .where('m.undone_at', 'is', null)
      .orderBy('m.id', 'desc')
      .executeTakeFirst()
    return merged
      ? `Este contacto se unió con «${merged.name || merged.phone}». Cambia sus datos ahí o deshaz la unión.`
      : 'Este contacto ya no existe: lo eliminaron o lo unieron con otro. Búscalo por su teléfono o créalo.'
  },
}

async function adapt(scope: Scope, wanted: Wanted, state: State, id: number): Promise<Adapted> {
  const now = auditedAs<Contact>(state)
  const { before } = wanted
  const given = auditedAs<Partial<Contact>>(wanted.values)
  const kept: string[] = []
  const dropped: string[] = []
  const drop = (field: keyof Contact, reason: string) => {
    dropped.push(field)
    kept.push(reason)
  }
  if (before.marketing !== undefined && before.marketing !== now.marketing)
    kept.push('El permiso para campañas queda como está: solo el cliente lo da. Cámbialo en el contacto si lo pidió.')
  if (before.blocked !== undefined && before.blocked !== now.blocked)
    kept.push('El bloqueo queda como está. Bloquéalo o desbloquéalo en el contacto.')
  if (given.name === '' && now.name !== '') drop('name', 'No tenía nombre: conserva el de ahora.')
  if (given.phone && given.phone !== now.phone && readPhone(given.phone, await countryOf(scope)).phone === undefined)
    drop('phone', 'Su teléfono de antes no existe. Escríbelo en el contacto.')
  if (given.email && (await ownerOf(scope, given.email, id)))
    drop('email', 'Ahora otro contacto tiene su correo. Cámbialo en ese contacto y vuelve a recuperar.')
  if (given.document && !documentNumber(given.document))
    drop('document', 'Su documento de antes no existe. Escríbelo en el contacto.')
  if (given.country && given.country !== now.country && !isCountryCode(given.country))
    drop('country', 'No conocemos su país de antes. Elígelo en el contacto.')
  const { area_id, assigned_user_id } = given
  if (area_id != null && (await existingIds(scope, 'area', [area_id])).length === 0)
    drop('area_id', 'Su área de antes ya no existe. Elige otra en el contacto.')
  if (assigned_user_id != null && assigned_user_id !== now.assigned_user_id) {
    const people = await assignable(scope)
    if (!people.some((one) => one.id === assigned_user_id))
      drop(
        'assigned_user_id',
        'Quien lo tenía a cargo ya no atiende conversaciones. Elige a otra persona en el contacto.',
      )
  }
  const labels = given.labels && (await contactLabels(scope, given.labels)).map((one) => one.id).sort(ascending)
  if (labels && labels.length < (given.labels?.length ?? 0))
    kept.push('Una etiqueta que tenía ya no existe o es solo para conversaciones: no vuelve.')
  const groups = given.groups && (await fixedGroups(scope, given.groups))
  if (groups && groups.length < (given.groups?.length ?? 0))
    kept.push('Un grupo en el que estaba ya no existe o se arma con su regla: no vuelve.')
  const own = given.custom && (await ownValues(scope, given.custom, now.custom ?? {}, wanted.at))
  kept.push(...(own?.kept ?? []))
  return {
    kept,
    values: {
      ...omit(wanted.values, [...dropped, 'labels', 'groups', 'custom']),
      ...(labels && { labels }),
      ...(groups && { groups }),
      ...(own?.values && { custom: own.values }),
    },
  }
}

const ascending = (a: number, b: number) => a - b

async function ownerOf({ botId }: Scope, email: string, but: number) {
  return db()
    .selectFrom('contact')
    .select('id')
    .where('bot_id', '=', botId)
    .where('id', '<>', but)
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
}

async function fixedGroups({ botId }: Scope, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db()
    .selectFrom('contact_group')
    .select('id')
    .where('bot_id', '=', botId)
    .where('id', 'in', [...ids])
    .where('kind', '<>', 'dynamic')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

type Own = NonNullable<Contact['custom']>

/**
 * Returns the values of the own fields that a contact can have again. Fields that were made since, that are gone or that
 * take other values now keep what the contact has.
 */
async function ownValues(scope: Scope, before: Own, now: Own, at: string) {
  const fields = await seenFieldsOf(scope)
  const known = new Set(fields.map(({ key }) => key))
  const kept: string[] = []
  const values = new Map(Object.entries(now).filter(([key]) => !known.has(key)))
  for (const field of fields) {
    const { key, label, required, created_at } = field
    const [wanted, present] = [ownOf(before, key) ?? null, ownOf(now, key) ?? null]
    const isNewer = Date.parse(created_at) > Date.parse(at)
    const fault = isNewer || wanted === present ? undefined : valueFault(field, wanted)
    if (fault) kept.push(`«${label}» ya no admite el valor que tenía. Cámbialo en el contacto.`)
    const isEmptied = required && (wanted === null || wanted === '')
    const value = isNewer || fault || isEmptied ? present : wanted
    if (value !== null && value !== '') values.set(key, value)
    else if (required)
      return { kept: [`Los datos propios quedan como están: falta completar ${label} en el contacto.`] }
  }
  if (Object.keys(before).some((key) => !known.has(key) && ownOf(now, key) === undefined))
    kept.push('Un dato propio que tenía ya no existe: no vuelve.')
  return { values: Object.fromEntries(values), kept }
}
