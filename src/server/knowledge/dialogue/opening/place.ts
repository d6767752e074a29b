import { dayIn } from '../../../../contract/zone.ts'
import type { HandoffArea } from '../handoff-area.ts'
import { type Holiday, holidayCountryOf, holidaysFrom, zoneOf } from '../holidays/calendar.ts'
import { memo } from '../memo.ts'
import type { RuleContext } from '../rule.ts'
import { plainWords } from '../words.ts'
import type { OpeningData } from './says.ts'

/** Where and when a question about being open is asked. */
interface OpeningPlace {
  timeZone: string
  /** from today on */
  holidays: readonly Holiday[]
  /** the area with hours of its own that the message names */
  area: HandoffArea | undefined
  /** what the question is answered from */
  data: OpeningData
}

/** Returns what a message about being open is read with and answered from. */
export const openingPlace = (deciding: RuleContext): OpeningPlace => places.of(deciding)

/** The places of readings: each date of a message is looked up. */
const places = memo(({ turn, bot }: RuleContext): OpeningPlace => {
  const { settings } = bot
  const timeZone = zoneOf(settings)
  const country = holidayCountryOf(settings)
  const holidays = holidaysFrom(country, dayIn(turn.now, timeZone))
  const said = ` ${plainWords(turn.text)} `
  const area = bot.areas.find(({ name, schedule }) => schedule && said.includes(` ${plainWords(name)} `))
  const data: OpeningData = {
    ...{ schedule: area?.schedule ?? settings.handoff?.schedule, now: turn.now, timeZone },
    isHoliday: (date) => holidays.some((one) => one.date === date),
    word: ['CO', 'ES', 'MX'].includes(country) ? 'festivo' : 'feriado',
  }
  return { timeZone, holidays, area, data }
})
