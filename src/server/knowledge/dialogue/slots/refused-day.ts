import { dayIn } from '../../../../contract/zone.ts'
import { buildTextReply } from '../build-replies.ts'
import { zoneOf } from '../holidays/calendar.ts'
import { hoursOn, weekInWords } from '../hours.ts'
import { openingPlace } from '../opening/place.ts'
import { fullDay } from '../opening/says.ts'
import type { RuleContext } from '../rule.ts'
import type { Reply } from '../types.ts'
import { isOver, wishesDay } from './past.ts'
import { momentOf } from './read.ts'
import { withoutRemarked } from './remarks.ts'
import type { Slot } from './slot.ts'
import { slotText } from './texts.ts'

/** Why a wished day is not taken: it is over, or the business is surely closed. */
type RefusedDay = 'past' | 'closed'

/**
 * Returns why a day is not taken as the wished one. The business says once of a day that it is closed; who insists may
 * have agreed on it with somebody.
 */
export function refusedDay(slot: Slot, value: string, deciding: RuleContext): RefusedDay | undefined {
  if (!wishesDay(slot)) return undefined
  if (isOver(slot, value, momentOf(deciding))) return 'past'
  const { filling, filled } = deciding.state
  const isTold = (filling ?? filled)?.closedTold?.includes(value) ?? false
  return !isTold && isClosedOn(value, deciding) ? 'closed' : undefined
}

/** Whether the hours of the business say that it is closed on a day (YYYY-MM-DD). */
function isClosedOn(value: string, deciding: RuleContext): boolean {
  const { schedule } = openingPlace(deciding).data
  if (!schedule || schedule.always_open || !/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const isEver = schedule.week.some(({ ranges }) => ranges.length > 0)
  return isEver && hoursOn(schedule, value).ranges.length === 0
}

/** Says why a day is not taken. */
export function refusalReply(deciding: RuleContext, why: RefusedDay, value: string): Reply {
  const { turn, bot } = deciding
  const { schedule } = openingPlace(deciding).data
  if (why === 'past' || !schedule) return buildTextReply(slotText(bot, 'past'), turn)
  const day = fullDay(value, dayIn(turn.now, zoneOf(bot.settings)))
  const variables = {
    ...turn.variables,
    dia: day.charAt(0).toUpperCase() + day.slice(1),
    horario: weekInWords(schedule),
  }
  return buildTextReply(slotText(bot, 'closed'), { ...turn, variables })
}

/** What a message wishes for a day that is not taken. */
interface Refusal {
  why: RefusedDay
  value: string
}

/** Returns the first day of a message that is not taken for one of the slots. */
export function refusalIn(deciding: RuleContext, slots: readonly Slot[]): Refusal | undefined {
  const { bot, turn, understood } = deciding
  for (const { entity, value, withdrawn } of withoutRemarked(
    turn.text,
    understood.entities,
    slots,
    bot.trained?.entities ?? [],
  )) {
    const slot = withdrawn ? undefined : slots.find(({ key }) => key === entity)
    const why = slot && refusedDay(slot, value, deciding)
    if (why) return { why, value }
  }
  return undefined
}
