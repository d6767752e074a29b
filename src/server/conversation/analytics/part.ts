import { sql } from 'kysely'
import type { Scope } from '../../foundation/http/scope.ts'
import { type Among, isAmong } from './among.ts'
import type { Run } from './parts/kind.ts'
import { People, type PeoplePart } from './people.ts'
import type { Days } from './range.ts'
import { type Score, scoresOf } from './satisfaction.ts'
import { ownSets } from './sets.ts'

/** The sets whose sizes are figures. */
export const COUNTED = [
  'started',
  'new_contacts',
  'bot_only',
  'contained',
  'handed_off',
  'answered',
  'resolved_by_human',
  'resolved',
  'unanswered',
  'abandoned',
  'reopened',
  'on_time',
  'late',
] as const

type Counted = (typeof COUNTED)[number]

/** How many conversations of a channel, an area and a person are in each set. */
interface Group extends Record<Counted, number> {
  channel: string
  area_id: number | null
  user_id: number | null
}

/** Measured times of conversations of a person, in seconds. */
export const TIMES = ['first_response', 'first_response_open', 'resolution', 'resolution_open'] as const
export type Times = Record<(typeof TIMES)[number], number[]>

/**
 * What is counted of the conversations that began in a part of a period. Parts can be put together: nothing in them was
 * averaged yet.
 */
export interface Part {
  groups: Group[]
  days: { day: string; started: number; handed_off: number; resolved: number }[]
  /** hours of the week: in which they began, and in which those that went to people did */
  slots: { slot: number; started: number }[]
  handed: { slot: number; handed_off: number }[]
  labels: { label_id: number; started: number }[]
  /** the people who had a conversation */
  contacts: PeoplePart
  times: ({ user_id: number | null } & Times)[]
  /** given on these days, also in conversations that began before */
  scores: Score[]
}

const size = (set: Counted) => sql`count(*) filter (where ${ownSets[set]})::int`

/** Counts the conversations that began on some days. Each query is short, so that others are answered in between. */
export async function partOf(scope: Scope, among: Among, { from, to }: Days, run: Run): Promise<Part> {
  const here = sql`from conversation c where ${isAmong(scope, among)} and c.day between ${from}::date and ${to}::date`
  const contacts = await run(sql<{ keys: number[] | null }>`select array_agg(distinct c.contact_key) as keys ${here}`)
  return {
    contacts: new People().add(contacts[0]?.keys ?? []).kept(),
    groups: await run(sql<Group>`
      select c.channel, c.area_id, c.user_id, ${sql.join(COUNTED.map((set) => sql`${size(set)} as ${sql.ref(set)}`))}
      ${here} group by 1, 2, 3`),
    days: await run(sql<Part['days'][number]>`
      select c.day::text as day, count(*)::int as started, ${size('handed_off')} as handed_off,
        ${size('resolved')} as resolved
      ${here} group by 1 order by 1`),
    slots: await run(sql<Part['slots'][number]>`
      select c.slot, count(*)::int as started ${here} group by 1`),
    handed: await run(sql<Part['handed'][number]>`
      select week_slot(c.handed_at at time zone ${scope.timeZone}::text) as slot, count(*)::int as handed_off
      ${here} and ${ownSets.handed_off} group by 1`),
    labels: await run(sql<Part['labels'][number]>`
      select l.label_id, count(*)::int as started from (select c.chat_id ${here}) c
      join chat_label l on l.chat_id = c.chat_id group by 1`),
    times: await run(sql<Part['times'][number]>`
      select c.user_id, ${sql.join(TIMES.map((time) => sql`${all(time)} as ${sql.ref(time)}`))}
      ${here} and (c.first_response is not null or c.resolution is not null) group by 1`),
    scores: await scoresOf(scope, among, { from, to }, run),
  }
}

const all = (time: keyof Times) =>
  sql`coalesce(array_agg(c.${sql.ref(time)}) filter (where c.${sql.ref(time)} is not null), '{}')`
