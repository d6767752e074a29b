import { describe, expect, it } from 'vitest'
import { testsOf } from './reached.mjs'

// Of each kind one: it goes through the server and its store, draws a form, holds nothing but a function.
const [SERVER, DRAWN, ALONE] = [
  'tests/groups/groups.test.ts',
  'tests/responses/draft.test.tsx',
  'src/contract/csv.test.ts',
]

describe('what a change reaches', () => {
  it('is what imports it, over however many files, and nothing else', () => {
    const reached = testsOf(['src/contract/csv.ts'])
    expect(reached).toContain(ALONE)
    expect(reached).not.toContain('src/contract/zone.test.ts')
  })

  it('is of a migration whatever has a store', () => {
    const reached = testsOf(['src/server/foundation/store/migrations/0001_core.sql'])
    expect(reached).toEqual(expect.arrayContaining([SERVER, 'src/server/foundation/store/migrate.test.ts']))
    expect(reached).not.toContain(ALONE)
  })

  it('is of the contract whatever imports what is made of it, committed or not', () => {
    const reached = testsOf(['openapi/schemas/responses.yaml'])
    expect(reached).toEqual(expect.arrayContaining([SERVER, DRAWN]))
    expect(reached).not.toContain(ALONE)
  })

  it('is nothing of a text that no program reads', () => {
    expect(testsOf(['README.md'])).toEqual([])
  })
})
