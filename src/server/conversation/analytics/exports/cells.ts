import { type RawBuilder, sql } from 'kysely'

/** A column of a file: its heading, and its text of a row. */
export type Cell = readonly [heading: string, text: RawBuilder<unknown>]

/** Returns the expression of a row: its texts in one value, which is read faster than a value for each. */
export const cellsOf = (cells: readonly Cell[]): RawBuilder<unknown> =>
  sql`jsonb_build_array(${sql.join(cells.map(([, text]) => sql`coalesce((${text})::text, '')`))})`

/** Returns the names of the values of an expression, as people read them. */
export const named = (of: RawBuilder<unknown>, options: readonly { value: unknown; label: string }[]) =>
  sql`case ${of} ${sql.join(
    options.map(({ value, label }) => sql`when ${sql.lit(String(value))} then ${sql.lit(label)}`),
    sql` `,
  )} else ${of} end`

/** 'Sí' or 'No'; nothing where it is not known. */
export const yesNo = (of: RawBuilder<unknown>) => sql`case when ${of} then 'Sí' when not ${of} then 'No' end`

/** Returns a number as people write it here. */
export const decimal = (of: RawBuilder<unknown>) => sql`replace(trim_scale(round((${of})::numeric, 2))::text, '.', ',')`

/** Returns a time in a zone, with its seconds. */
export const moment = (of: RawBuilder<unknown>, zone: string) =>
  sql`to_char(${of} at time zone ${zone}::text, 'DD/MM/YYYY HH24:MI:SS')`
