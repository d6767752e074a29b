import {
  DigestOptions,
  NotificationChannelOptions,
  NotificationEventOptions,
  NotificationTypeOptions,
} from '../../../../generated/options.ts'
import type { Option } from '../../../contract/screen.ts'
import type { Contact, Rule } from './settings.ts'

const labelOf = (options: readonly Option[], value: unknown): string =>
  options.find((one) => one.value === value)?.label ?? ''

const joined = (words: readonly string[]): string => {
  const lower = words.map((word, at) => (at === 0 || word === 'WhatsApp' ? word : word.toLowerCase()))
  return [lower.slice(0, -1).join(', '), ...lower.slice(-1)].filter(Boolean).join(' y ')
}

const typeName = (type: Contact['type']): string => labelOf(NotificationTypeOptions, type)

/** Returns the recipients of a rule in words. */
export function addresseeText(
  { user_id, contact_id, type }: Rule,
  people: readonly { user_id: number; name: string }[],
  contacts: readonly Contact[],
): string {
  if (user_id) return people.find((one) => one.user_id === user_id)?.name ?? 'Ya no está en el equipo'
  if (contact_id) return contacts.find((one) => one.contact_id === contact_id)?.name ?? 'Ya no recibe avisos'
  return `Contactos: ${typeName(type)}`
}

export const eventsText = ({ events }: Rule): string =>
  joined(events.map((event) => labelOf(NotificationEventOptions, event)))

/** Returns how and when a rule alerts, in words: "Correo y sonido · Cada hora · Silencio de 22:00 a 07:00". */
export function mannerText({ channels, digest, quiet_hours, schedule, unanswered_minutes }: Rule): string {
  return [
    joined(channels.map((channel) => labelOf(NotificationChannelOptions, channel))),
    labelOf(DigestOptions, digest),
    unanswered_minutes ? `Sin contestar: ${unanswered_minutes} min` : '',
    quiet_hours ? `Silencio de ${quiet_hours.from} a ${quiet_hours.to}` : '',
    schedule ? 'Con horario propio' : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
