import { date } from './dates.ts'
import { document } from './documents.ts'
import { duration } from './durations.ts'
import type { SystemRule } from './hit.ts'
import { cuit, dni, email, patente, phone } from './identifiers.ts'
import { location } from './locations.ts'
import { money } from './money.ts'
import { number } from './numbers.ts'
import { time } from './times.ts'

/** The rules of system entities, by the value of an entity's `system`. */
export const systemRules: Readonly<Record<string, SystemRule>> = {
  number,
  date,
  time,
  money,
  email,
  phone,
  location,
  duration,
  document,
  dni,
  cuit,
  patente,
}
