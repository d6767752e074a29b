import { realName } from '../../../contract/customer-names.ts'
import { db } from '../../foundation/store/db.ts'
import { type BusinessSettings, businessVariables, teamOf } from './business-facts.ts'
import { formatNextOpening } from './hours.ts'

/**
 * Returns the values of the answer variables for a chat.
 * @param hidden keys of own fields of the contact that are left out, because the person who writes does not see them
 */
export async function variablesOf(
  botId: number,
  chatId: number,
  now: Date,
  hidden?: ReadonlySet<string>,
): Promise<Record<string, string>> {
  const row = await db()
    .selectFrom('chat as c')
    .innerJoin('contact as k', 'k.id', 'c.contact_id')
    .innerJoin('bot as b', 'b.id', 'c.bot_id')
    .leftJoin('area as a', 'a.id', 'c.area_id')
    .leftJoin('app_user as u', 'u.id', 'c.assign_user_id')
    .select([
      'k.name',
      'k.phone',
      'k.custom',
      'c.user_name',
      'a.name as area',
      'b.name as business',
      'b.settings',
      'u.name as person',
    ])
    .where('c.bot_id', '=', botId)
    .where('c.id', '=', chatId)
    .executeTakeFirstOrThrow()
  const { settings } = row
  const opening = formatNextOpening(settings?.handoff?.schedule, now)
  const custom = Object.fromEntries(Object.entries(row.custom ?? {}).filter(([key]) => !hidden?.has(key)))
  return variables({ ...row, name: realName(row.name) || row.user_name, custom, opening, settings })
}

type Custom = Readonly<Record<string, unknown>> | null

interface Known {
  name: string
  phone: string
  custom: Custom
  business: string
  area: string | null
  person: string | null
  /** the next opening in words; empty while it is open */
  opening?: string
  /** what the bot's settings say about the business */
  settings?: BusinessSettings
}

/** Returns the variables by name. An unknown value is the empty string, so that the variable's fallback applies. */
export function variables({
  name,
  phone,
  custom,
  business,
  area,
  person,
  opening = '',
  settings = {},
}: Known): Record<string, string> {
  return {
    'contacto.nombre': realName(name),
    'contacto.telefono': phone,
    'usuario.nombre': person ?? '',
    'area.nombre': area ?? '',
    'area.equipo': teamOf(area),
    ...businessVariables(business, settings),
    lugar: '',
    'horario.proximo': opening,
    'espera.habitual': '',
    ...Object.fromEntries(
      Object.entries(custom ?? {}).map(([key, value]) => [`contacto.campo.${key}`, String(value ?? '')]),
    ),
  }
}
