import type { components } from '../../../../../generated/api.d.ts'
import { dayIn } from '../../../../contract/zone.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'
import { holidayCountryOf, holidaysFrom, zoneOf } from '../../../knowledge/dialogue/holidays/calendar.ts'

type Holidays = components['schemas']['Holidays']

/** Returns the holidays of a country, by default of the bot's, from today until the end of next year. */
export async function holidaysOf(
  { botId }: Scope,
  given: Holidays['country'] | undefined,
  now: Date,
): Promise<Holidays> {
  const bot = await db().selectFrom('bot').select('settings').where('id', '=', botId).executeTakeFirstOrThrow()
  const settings = bot.settings ?? {}
  const country = given ?? holidayCountryOf(settings)
  return { country, data: holidaysFrom(country, dayIn(now, zoneOf(settings))) }
}
