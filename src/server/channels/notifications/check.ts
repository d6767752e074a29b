import type { components } from '../../../../generated/api.d.ts'
import { mayAlertBy } from '../../../contract/alert-rules.ts'
import { contactsOf } from '../../conversation/notifications/contacts.ts'
import { type NotificationRule, PERSONAL, type RuleInput } from '../../conversation/notifications/rule.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { existingIds } from '../../foundation/resource/references.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { db } from '../../foundation/store/db.ts'

type Settings = components['schemas']['NotificationSettings']
type Found = readonly [field: string, text: string] | undefined

/** Throws 422 at the first thing that must be corrected. Whom an unchanged rule tells may have left in the meantime. */
export async function checkRules(scope: Scope, rules: readonly RuleInput[], before: Settings): Promise<void> {
  const [first] = await ruleFaults(scope, rules, before)
  if (first) throw invalidProblem(`rules.${first.at}.${first.field}`, first.text)
}

/** Returns what must be corrected, at most one thing of each rule. */
export async function ruleFaults(
  scope: Scope,
  rules: readonly RuleInput[],
  before: Settings,
): Promise<{ at: number; field: string; text: string }[]> {
  const facts = {
    people: await peopleOf(scope.botId),
    contacts: await contactsOf(scope),
    areas: new Set(
      await existingIds(
        scope,
        'area',
        rules.flatMap(({ area_ids = [] }) => area_ids),
      ),
    ),
    connected: before.whatsapp.connected,
  }
  const ids = new Set(before.rules.map(({ id }) => id))
  const seen = new Set<number>()
  return rules.flatMap((rule, at) => {
    const { id } = rule
    const isKnown = typeof id !== 'number' || (ids.has(id) && !seen.has(id))
    if (typeof id === 'number') seen.add(id)
    const known = before.rules.find((one) => one.id === id)
    const found: Found = isKnown
      ? (addresseeFault(rule, known, facts) ?? ruleFault(rule, known, facts))
      : ['id', 'Ese aviso ya no existe. Recarga la página.']
    return found ? [{ at, field: found[0], text: found[1] }] : []
  })
}

interface Facts {
  people: ReadonlySet<number>
  contacts: readonly { contact_id: number; type: number }[]
  areas: ReadonlySet<number>
  connected: boolean
}

function addresseeFault(
  { user_id = null, contact_id = null, type }: RuleInput,
  known: NotificationRule | undefined,
  { people, contacts }: Facts,
): Found {
  if (user_id !== null && contact_id !== null) return ['contact_id', 'Elige una persona del equipo o un contacto.']
  if (known && known.user_id === user_id && known.contact_id === contact_id && known.type === type) return undefined
  if (user_id !== null && !people.has(user_id)) return ['user_id', 'Esa persona ya no está en el equipo. Elige otra.']
  if (contact_id !== null && !contacts.some((one) => one.contact_id === contact_id && one.type === type))
    return ['contact_id', 'Ese contacto no recibe avisos de este tipo. Agrégalo antes.']
  return undefined
}

function ruleFault(rule: RuleInput, known: NotificationRule | undefined, { areas, connected }: Facts): Found {
  const { channels, events, area_ids = [], unanswered_minutes = null, quiet_hours } = rule
  const isPerson = (rule.user_id ?? null) !== null
  if (isPerson && !channels.every((one) => mayAlertBy(one, true)))
    return ['channels', 'Por WhatsApp avisamos a contactos. Elige otro medio para una persona del equipo.']
  if (!isPerson && !channels.every((one) => mayAlertBy(one, false)))
    return ['channels', 'Un contacto recibe avisos por correo o WhatsApp. Elige uno de ellos.']
  if (channels.includes('whatsapp') && !connected && !known?.channels.includes('whatsapp'))
    return ['channels', 'No hay un número de WhatsApp conectado. Conéctalo en Conectores.']
  if (!isPerson && events.some((one) => PERSONAL.has(one)))
    return ['events', 'Lo que pasa con una persona lo avisamos solo a ella. Quítalo o elige a esa persona.']
  if (events.includes('unanswered') && unanswered_minutes === null)
    return ['unanswered_minutes', 'Escribe después de cuántos minutos avisamos.']
  if (area_ids.some((id) => !areas.has(id))) return ['area_ids', 'Una de las áreas ya no existe. Quítala.']
  if (quiet_hours && quiet_hours.from === quiet_hours.to)
    return ['quiet_hours', 'Elige dos horas distintas para el silencio.']
  return undefined
}

/** Throws 422 for a template that cannot carry a notice. One that stays may be paused for some time. */
export async function checkTemplate({ whatsapp, template_id }: Settings, wanted: number | null): Promise<void> {
  if (wanted === null || wanted === template_id || whatsapp.templates.some(({ id }) => id === wanted)) return
  throw invalidProblem('template_id', 'Esa plantilla de WhatsApp no sirve para avisos. Elige otra.')
}

async function peopleOf(botId: number): Promise<Set<number>> {
  const rows = await db().selectFrom('membership').select('user_id').where('bot_id', '=', botId).execute()
  return new Set(rows.map(({ user_id }) => user_id))
}
