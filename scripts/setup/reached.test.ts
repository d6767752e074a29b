import { describe, expect, it } from 'vitest'
import { browserTestsOf, testsOf } from './reached.mjs'

// One test of each kind: through the server and its store, with a rendered form, and of a pure function.
const [SERVER, DRAWN, ALONE] = [
  'tests/groups/groups.test.ts',
  'tests/responses/draft.test.tsx',
  'src/contract/csv.test.ts',
]

describe('tests affected by a change', () => {
  it('include all direct and indirect importers of a file, and nothing else', () => {
    const reached = testsOf(['src/contract/csv.ts'])
    expect(reached).toContain(ALONE)
    expect(reached).not.toContain('src/contract/zone.test.ts')
  })

  it('include every test with a store for a migration', () => {
    const reached = testsOf(['src/server/foundation/store/migrations/0001_core.sql'])
    expect(reached).toEqual(expect.arrayContaining([SERVER, 'src/server/foundation/store/migrate.test.ts']))
    expect(reached).not.toContain(ALONE)
  })

  it('include tests that import generated files for a contract file, committed or not', () => {
    const reached = testsOf(['openapi/schemas/responses.yaml'])
    expect(reached).toEqual(expect.arrayContaining([SERVER, DRAWN]))
    expect(reached).not.toContain(ALONE)
  })

  it('include tests that read contract or screen files from disk', () => {
    const readers = ['broken', 'change', 'generated'].map((name) => `tests/contract/${name}.test.ts`)
    const ofSchema = testsOf(['openapi/schemas/entities.yaml'])
    expect(ofSchema).toEqual(expect.arrayContaining([...readers, 'tests/contract/answers.test.ts']))
    expect(testsOf(['screens/advanced/entities.json'])).toEqual(expect.arrayContaining(readers))
    // The vocabulary applies to every contract.
    const ofRules = testsOf(['openapi/vocabulary.schema.json'])
    expect(ofRules).toEqual(expect.arrayContaining([...readers, 'tests/contract/shop.test.ts']))
  })

  it('include tests that read a fixture from disk or depend on a setup file', () => {
    expect(testsOf(['tests/fixtures/shop/openapi/openapi.yaml'])).toContain('tests/contract/shop.test.ts')
    expect(testsOf(['tests/support/spare-setup.ts'])).toContain(SERVER)
    expect(testsOf(['tests/support/spare-setup.ts'])).not.toContain(ALONE)
    expect(testsOf(['src/server/conversation/groups/groups.ts'])).toContain('tests/contract/answers.test.ts')
  })

  it('include the browser tests that use a changed support file or fixture, and none for a changed source', () => {
    const shop = ['tests/engine/shop.e2e.ts']
    for (const file of ['tests/support/shop-server.ts', 'tests/fixtures/shop/screens/products.json', ...shop])
      expect(browserTestsOf([file])).toEqual(shop)
    expect(browserTestsOf(['src/server/demo/users.ts'])).toEqual([])
  })

  it('are none for a file that no program reads', () => {
    expect(testsOf(['README.md'])).toEqual([])
  })
})
