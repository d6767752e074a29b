import { resolveFormOfAddress } from '../../../../contract/address-form.ts'
import type { BotSnapshot } from '../types.ts'

/** What the bot says while it asks for data. */
const sources = {
  /** for a datum without a question */
  ask: 'Para seguir necesito un dato: {{dato}}.',
  retry: 'No pude usar esa respuesta.',
  retry_example: 'No pude usar esa respuesta. Por ejemplo: {{ejemplo}}.',
  /** a value that the list of the datum does not have */
  unlisted: 'No encuentro «{{valor}}» en la lista.',
  /** asks again for the name of a person */
  name: '¿Me {decís/dices/dice} el nombre y apellido?',
  example: 'Por ejemplo: {{ejemplo}}.',
  /** after a question that the bot cannot answer now */
  first: 'Primero necesito este dato.',
  /** the value of a datum that was not the one asked for */
  taken: 'Anotado. {{datos}}.',
  taken_hidden: 'Anoté el dato «{{datos}}».',
  corrected: 'Listo, ya lo corregí. {{datos}}.',
  corrected_hidden: 'Listo, ya corregí el dato «{{datos}}».',
  /** a day that is over, instead of one to come */
  past: 'Ese día ya pasó.',
  /** a day on which the business is closed */
  closed: '{{dia}} no atendemos. Atendemos {{horario}}.',
  /** what happened, instead of the datum */
  remark: 'Gracias por contármelo.',
  /** a question beside the datum that the bot has no answer for */
  unanswered: 'Eso no puedo responderlo por este medio.',
  why: 'Lo necesito para seguir con {tu/su} consulta.',
  wait: 'Sin apuro, {te/le} espero.',
  cancelled: 'Listo, lo dejamos ahí.',
  /** a finished request, which the team calls off, and one that stays as it was */
  called_off: 'Listo, le aviso al equipo que ya no lo {querés/quieres/quiere}.',
  kept: 'Listo, no se cancela.',
  webhook_failed: 'Ahora no puedo consultarlo.',
} as const

/** Returns what the bot says while it asks for data. Bots without a form of address say tú. */
export const slotText = ({ form }: Pick<BotSnapshot, 'form'>, situation: keyof typeof sources): string =>
  resolveFormOfAddress(sources[situation], form ?? 'tu')
