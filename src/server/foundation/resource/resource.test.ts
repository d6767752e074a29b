import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { exact } from '../store/list.ts'
import { resource } from './resource.ts'
import type { Rows } from './rows.ts'

// Code that must not compile: `npm run check` fails if one of these lines does.

const read = <Row extends object>(_: unknown, rows: readonly Row[]) =>
  rows.map((row) => ({
    ...row,
    name: '',
    values: [],
    examples_count: 0,
    used_in: [],
    system_kind: 'date' as const,
  }))

/** Its list is sorted by `examples_count`, which only `read` adds. */
const unlisted = resource('entity', {
  table: 'entity',
  displayName: 'label',
  from: (rows) => rows.selectAll(),
  read,
})

const selected = resource('entity', {
  table: 'entity',
  displayName: 'label',
  from: (rows) => rows.selectAll().select(sql<number>`0`.as('examples_count')),
  read,
})

const listed = resource('entity', {
  table: 'entity',
  displayName: 'label',
  from: (rows) => rows.selectAll(),
  read,
  list: { examples_count: exact(sql`0`) },
})

/** Without `read`, a filter that is not a property needs a column as well. */
const filtered = resource('example', {
  table: 'example',
  displayName: 'text',
  from: (rows) => rows.selectAll().select(sql<null>`null`.as('conflict')),
})

const groups = {
  table: 'contact_group',
  displayName: 'name',
  from: (rows: Rows<'contact_group'>) =>
    rows
      .selectAll()
      .select([
        sql<'static'>`'static'`.as('kind'),
        sql<null>`null`.as('rule'),
        sql<null>`null`.as('refreshed_at'),
        sql<number>`0`.as('used_in'),
        sql<number>`0`.as('members'),
        sql<number[]>`'[]'::jsonb`.as('member_ids'),
      ]),
} as const

export const refused = [
  // @ts-expect-error a column of its list is not selected
  unlisted.handlers,
  // @ts-expect-error also if something other than its handlers is used
  unlisted.all,
  // @ts-expect-error a filter of its list has no column
  filtered.handlers,
  // @ts-expect-error the contract has no such column
  resource('contactGroup', { ...groups, list: { colour: exact(sql`0`) } }),
]

it('resource returns a handler for each of its operations', () => {
  expect(resource('contactGroup', groups).handlers).toHaveProperty('contactGroupRestore')
  for (const { handlers } of [selected, listed])
    expect(Object.keys(handlers)).toEqual(expect.arrayContaining(['entityList', 'entityCreate', 'entityUpdate']))
})
