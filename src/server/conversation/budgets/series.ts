import { sql } from 'kysely'
import { BudgetSeriesLimits, BudgetSettingsLimits } from '../../../../generated/limits.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { db } from '../../foundation/store/db.ts'

/** Returns the last number that was used with a prefix, also by a quotation that was deleted since; 0 if there is none. */
export async function lastNumber(botId: number, prefix: string): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select greatest(
      (select max(rest::int) from (
        select substr(number, ${prefix.length + 1}::int) as rest from budget
        where bot_id = ${botId} and starts_with(number, ${prefix}::text)) numbered
      where rest ~ '^[0-9]{1,8}$'),
      (select (last_numbers->>${prefix}::text)::int from budget_settings where bot_id = ${botId})) as last`.execute(
    db(),
  )
  return rows[0]?.last ?? 0
}

/** No quotation gets it: when it is the next one, the series is used up. */
export const LAST_NUMBER = BudgetSettingsLimits.next_number.maximum

/** How far a series that is in use goes on at most: a number further away is mistyped, and there is no way back from it. */
const FURTHEST = BudgetSeriesLimits.jump.maximum

/** Rejects a next number that was used, that leaves none or that is far from the last one. */
export function checkNext(next: number, last: number): void {
  if (next <= last)
    throw invalidProblem('next_number', `El número ${next} ya pasó. El siguiente es el ${last + 1} o uno mayor.`)
  if (last > 0 && next > last + FURTHEST)
    throw invalidProblem(
      'next_number',
      `El último fue el ${last}: elige hasta el ${last + FURTHEST}, o cambia también el prefijo.`,
    )
  if (next >= LAST_NUMBER)
    throw invalidProblem('next_number', `Ese número no deja ninguno libre. Elige uno menor que ${LAST_NUMBER}.`)
}
