import { describe, expect, it } from 'vitest'
import { browserTestsOf, testsOf } from './reached.mjs'

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

  it('is of the contract and of screens whatever reads them as they are written', () => {
    const readers = ['broken', 'change', 'generated'].map((name) => `tests/contract/${name}.test.ts`)
    const ofSchema = testsOf(['openapi/schemas/entities.yaml'])
    expect(ofSchema).toEqual(expect.arrayContaining([...readers, 'tests/contract/answers.test.ts']))
    expect(testsOf(['screens/advanced/entities.json'])).toEqual(expect.arrayContaining(readers))
    // whatever is written in a contract has the same rules
    const ofRules = testsOf(['openapi/vocabulary.schema.json'])
    expect(ofRules).toEqual(expect.arrayContaining([...readers, 'tests/contract/shop.test.ts']))
  })

  it('is of what tests read from the disk or have set up these tests', () => {
    expect(testsOf(['tests/fixtures/shop/openapi/openapi.yaml'])).toContain('tests/contract/shop.test.ts')
    expect(testsOf(['tests/support/spare-setup.ts'])).toContain(SERVER)
    expect(testsOf(['tests/support/spare-setup.ts'])).not.toContain(ALONE)
    expect(testsOf(['src/server/conversation/groups/groups.ts'])).toContain('tests/contract/answers.test.ts')
  })

  it('is of what browser tests share whichever have it, of what is built only those that are named', () => {
    const shop = ['tests/engine/shop.e2e.ts']
    for (const file of ['tests/support/shop-server.ts', 'tests/fixtures/shop/screens/products.json', ...shop])
      expect(browserTestsOf([file])).toEqual(shop)
    expect(browserTestsOf(['src/server/demo/users.ts'])).toEqual([])
  })

  it('is nothing of a text that no program reads', () => {
    expect(testsOf(['README.md'])).toEqual([])
  })
})
