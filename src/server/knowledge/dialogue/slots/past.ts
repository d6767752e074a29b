import { TIMEZONE } from '../../../../contract/zone.ts'
import { dayAt, isoDay } from '../../nlu/system/calendar.ts'
import { plainWords } from '../words.ts'
import type { Moment } from './read.ts'
import type { Slot } from './slot.ts'

/** Questions that are surely for a day to come. Others may be for one on which something happened, or was agreed. */
const WISHED =
  /(?<!\bde )\b(?:para (?:que (?:dia|fecha)|cuando) (?:(?:te|le|les|lo|la|los|las|se) )*(?:quer|quier|prefer|prefier|gustaria|queda|convien|necesit|dese)\w*|(?:que (?:dia|fecha)|cuando) (?:(?:te|le|les|lo|la) )*(?:queda|conviene|viene bien|(?:gustaria|quer\w+|quier\w+|prefer\w+|prefier\w+|pod\w+|pued\w+) (?:venir|el turno|la cita|la hora|la reserva)))\b/

/** Whether the question of a slot is for a day to come. */
export const wishesDay = ({ definition, question }: Pick<Slot, 'definition' | 'question'>): boolean =>
  definition.system === 'date' && WISHED.test(plainWords(question))

const DAY = /^\d{4}-\d\d-\d\d/

/** Whether a value is a day that is over, of a slot whose question asks for one to come. "Cuanto antes" is none. */
export const isOver = (slot: Slot, value: string, { now, timeZone }: Moment): boolean =>
  wishesDay(slot) && DAY.test(value) && value.slice(0, 10) < isoDay(dayAt(now, timeZone ?? TIMEZONE))
