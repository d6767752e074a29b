import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterInput } from '../../../../contract/input.ts'
import { defaultRange } from './dates.ts'
import { CHOICES, countChanges, defaultFilter, filterFromQuery, filterToQuery } from './filter.ts'

const now = new Date(2026, 10, 21, 15)
const pick = <K extends keyof typeof CHOICES>(name: K) => fc.constantFrom(...CHOICES[name].map(({ value }) => value))
/** What the fields of the filter take. */
const text = fc.string({ maxLength: 100 }).map((typed) => filterInput('all', typed))

describe('filter in the URL', () => {
  it('round-trips every filter', () => {
    const given = fc.record({
      type: pick('type'),
      category: pick('category'),
      channel: pick('channel'),
      state: pick('state'),
      status: pick('status'),
      priority: pick('priority'),
      order: pick('order'),
      active: pick('active'),
      username: text,
      sender_id: text,
    })
    fc.assert(
      fc.property(given, fc.boolean(), (choices, dated) => {
        const dates = dated ? {} : { date_start: null, date_end: null }
        const filter = { ...defaultFilter(), ...choices, ...dates } as ReturnType<typeof defaultFilter>
        const address = new URLSearchParams(filterToQuery(filter).toString())
        expect(filterFromQuery(address)).toEqual(filter)
      }),
    )
  })

  it('uses the default for unknown values', () => {
    const query = new URLSearchParams('type=nonsense&channel=webchat&state=&status=leidas&dates=full&box=2')
    expect(filterFromQuery(query, now)).toEqual({ ...defaultFilter(now), status: 'leidas' })
  })

  it('has the box, which an address without it leaves at the new ones', () => {
    expect(filterToQuery({ ...defaultFilter(), category: 'resueltas' }).toString()).toBe('category=resueltas')
    expect(filterFromQuery(new URLSearchParams('category=pospuestas')).category).toBe('pospuestas')
    for (const old of ['', 'category=otra', 'status=leidas'])
      expect(filterFromQuery(new URLSearchParams(old)).category).toBe('nuevas')
    expect(countChanges({ ...defaultFilter(), category: 'resueltas' })).toBe(0)
  })

  it('is empty for the default and records when there are no dates', () => {
    expect(filterToQuery(defaultFilter()).toString()).toBe('')
    expect(filterToQuery({ ...defaultFilter(), date_start: null, date_end: null }).toString()).toBe('dates=empty')
  })
})

describe('defaultRange', () => {
  it('starts 30 days before today and ends today or yesterday', () => {
    expect(defaultRange(now)).toEqual({ date_start: '2026-10-22', date_end: '2026-11-21' })
    expect(defaultRange(now, false)).toEqual({ date_start: '2026-10-22', date_end: '2026-11-20' })
  })
})

it('whose chats, and those without an area, live in the address', () => {
  const own = { ...defaultFilter(), assign_user: 8, no_area: true }
  expect(filterToQuery(own).toString()).toBe('no_area=1&user=8')
  expect(filterFromQuery(filterToQuery(own))).toEqual(own)
  expect(countChanges(own)).toBe(2)
  expect(filterFromQuery(new URLSearchParams('user=x&no_area=si'))).toEqual(defaultFilter())
})

it('countChanges counts the choices that differ from the default', () => {
  expect(countChanges(defaultFilter())).toBe(0)
  expect(countChanges({ ...defaultFilter(), status: 'leidas', labels: [1, 2], username: 'Ana' })).toBe(3)
})

it('labels and own dates live in the address; what is no id or day is left out', () => {
  const own = { ...defaultFilter(), labels: [3, 8], date_start: '2026-01-05', date_end: null }
  expect(filterToQuery(own).toString()).toBe('labels=3%2C8&from=2026-01-05')
  expect(filterFromQuery(filterToQuery(own))).toEqual(own)
  const ends = { ...defaultFilter(), date_start: null, date_end: '2026-02-28' }
  expect(filterFromQuery(filterToQuery(ends))).toEqual(ends)
  expect(filterFromQuery(new URLSearchParams('labels=x,0,3,3,-1,99999999999&from=2026-02-30&to=ayer'))).toEqual({
    ...defaultFilter(),
    labels: [3],
  })
})
