import { countryOfBot } from '../../../contract/countries.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { readPhone } from '../../foundation/phone/read.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { db } from '../../foundation/store/db.ts'

/** Returns the country whose numbers a bot's customers have. */
export async function countryOf({ botId }: Pick<Scope, 'botId'>): Promise<string> {
  const { settings } = await db().selectFrom('bot').select('settings').where('id', '=', botId).executeTakeFirstOrThrow()
  return countryOfBot(settings)
}

/**
 * Returns a typed number as it is stored. One that the contact has already stays as it is.
 * @throws 422 at the field for one that does not exist
 */
export async function checkedPhone(scope: Scope, typed: string, before: string, field = 'phone'): Promise<string> {
  if (typed === before || typed.trim() === '') return typed.trim()
  const { phone, fault } = readPhone(typed, await countryOf(scope))
  if (phone === undefined) throw invalidProblem(field, fault)
  return phone
}
