import type { Selectable } from 'kysely'
import type { Contact } from '../../../../generated/database.d.ts'
import { ChannelOptions } from '../../../../generated/options.ts'
import { typedNumber } from '../../../contract/format.ts'
import { ownOf } from '../../../contract/path.ts'
import { formatChatDate } from '../../../contract/zone.ts'
import { contactCode } from './code.ts'
import type { ContactField } from './fields.ts'
import { namesAsCell } from './import/label-names.ts'

type Own = Pick<ContactField, 'key' | 'label' | 'type'>
type Names = ReadonlyMap<number, string>

/** The columns of a contact that the import reads as well. */
export const READABLE = [
  ...(['bot_id', 'id', 'name', 'phone', 'email', 'document', 'company', 'city', 'province', 'country'] as const),
  ...(['custom', 'consent'] as const),
] as const

/** The columns of a contact that the file needs. */
export const EXPORTED = [
  ...READABLE,
  ...(['blocked', 'assigned_user_id', 'area_id', 'first_seen_at', 'last_seen_at'] as const),
] as const

/** A contact as the import may have to read it. */
interface ReadableRow extends Pick<Selectable<Contact>, (typeof READABLE)[number]> {
  labels: number[]
}

/** A contact as the file needs it. */
export interface ExportRow extends ReadableRow, Pick<Selectable<Contact>, (typeof EXPORTED)[number]> {
  groups: number[]
  channels: string[]
  conversations: number
}

/** What the ids of a contact refer to. */
export interface ExportNames {
  labels: Names
  groups: Names
  areas: Names
  people: Names
}

const countries = new Intl.DisplayNames('es', { type: 'region', fallback: 'code' })

/** Returns the headings of the file. The import recognizes those up to the own fields; the others only inform. */
export const exportHead = (own: readonly Own[]): string[] => [
  ...['Código de contacto', 'Nombre', 'Teléfono', 'Correo', 'Documento', 'Empresa', 'Localidad', 'Provincia', 'País'],
  ...['Acepta campañas', 'Etiquetas'],
  ...own.map(({ label }) => label),
  ...['Grupos', 'A cargo de', 'Área de atención', 'Bloqueado', 'Canales', 'Conversaciones'],
  ...['Primer contacto', 'Último contacto'],
]

/** Returns the cells that the import reads, by the name that it has for each column, in the order of the headings. */
export function readableCells(
  { bot_id, id, name, phone, email, document, company, city, province, country, custom, consent, labels }: ReadableRow,
  own: readonly Own[],
  of: Names,
): Record<string, string> {
  return {
    ...{ code: contactCode(bot_id, id), name, phone, email: email ?? '' },
    document: document ? `${document.kind} ${document.value}` : '',
    ...{ company, city, province, country: country ? (countries.of(country) ?? country) : '' },
    ...{
      marketing: consent === 'unknown' ? '' : yesNo(consent === 'granted'),
      labels: namesAsCell(namesOf(labels, of)),
    },
    ...Object.fromEntries(own.map((field) => [`custom.${field.key}`, ownText(field, ownOf(custom, field.key))])),
  }
}

/** Returns a contact as the cells of the file, in the order of the headings. */
export function exportLine(row: ExportRow, own: readonly Own[], names: ExportNames, timeZone: string): string[] {
  const moment = (at: string | null) => (at ? formatChatDate(new Date(at), timeZone) : '')
  return [
    ...Object.values(readableCells(row, own, names.labels)),
    ...[named(row.groups, names.groups), row.assigned_user_id ? (names.people.get(row.assigned_user_id) ?? '') : ''],
    ...[row.area_id ? (names.areas.get(row.area_id) ?? '') : '', yesNo(row.blocked)],
    ...[row.channels.map(channelLabel).join(', '), String(row.conversations)],
    ...[moment(row.first_seen_at), moment(row.last_seen_at)],
  ]
}

const namesOf = (ids: readonly number[], of: Names): string[] => ids.flatMap((id) => of.get(id) ?? [])

const named = (ids: readonly number[], of: Names): string => namesOf(ids, of).join(', ')

const yesNo = (value: boolean): string => (value ? 'Sí' : 'No')

const channelLabel = (channel: string): string =>
  ChannelOptions.find(({ value }) => value === channel)?.label ?? channel

/** Returns the value of an own field as people write it here: 1234,5 and 31/12/2026. */
function ownText({ type }: Own, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return yesNo(value)
  if (typeof value === 'number') return typedNumber(value)
  const text = String(value)
  return type === 'date' ? text.split('-').reverse().join('/') : text
}
