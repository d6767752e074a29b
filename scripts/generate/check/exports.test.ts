import { expect, test } from 'vitest'
import { findingsOf, smallContract } from '../small-contract.ts'
import { toOperation } from '../transform/operations.ts'

// Operations that return the rows of a list as a file.

const paths = 'openapi/paths/exports.yaml'
const files = ({ list = 'fruitList', access = '{ permission: contacts }', csv = 'fruitExport' } = {}) => ({
  [paths]: `/exports/{bot}:
  parameters: [{ $ref: '#/components/parameters/bot' }]
  get:
    operationId: fruitExport
    tags: [exports]
    summary: Exportar frutas
    x-access: ${access}
    x-resource: { name: fruits, verb: action }
    x-export-of: ${list}
    responses:
      '200':
        description: Un archivo
        content: { text/csv: { schema: { type: string, contentMediaType: text/csv }, example: Nombre } }
`,
  'screens/fruits.json': `{
  "title": "Frutas",
  "tabs": "all",
  "table": {
    "list": "fruitList",
    "columns": ["name", "ripeness"],
    "empty": { "title": "Todavía no hay frutas." },
    "csv": { "operation": "${csv}" },
    "create": { "operation": "fruitCreate", "button": "Nueva", "title": "Crear Fruta", "fields": ["name", "ripeness"] }
  }
}
`,
})

const tag: [string, string, string] = [
  'openapi/openapi.yaml',
  'tags: [{ name: fruits, description: Frutas }]',
  'tags: [{ name: fruits, description: Frutas }, { name: exports, description: Archivos }]',
]

test('an export takes the filter and the order of its list, and counts as used by the table that names it', () => {
  expect(findingsOf([tag], undefined, files())).toEqual([])
  const { document, calls } = smallContract([tag], files())
  const call = calls.get('fruitExport')
  if (!call) throw new Error('no export')
  expect(toOperation(document, call)).toMatchObject({
    queryParams: ['filter', 'sort'],
    list: { sort: ['name'], filter: ['q', 'name'] },
  })
})

test.each([
  ['of no list', files({ list: 'fruitCreate' }), `${paths}:9 fruitCreate is no simple-rest list`],
  ['that others may call', files({ access: 'member' }), `${paths}:9 fruitExport has another x-access than fruitList`],
])('an export %s is refused', (_, given, finding) => {
  expect(findingsOf([tag], undefined, given)).toContain(finding)
})

test('a table is not exported by an operation that returns something else', () => {
  expect(findingsOf([tag], undefined, files({ csv: 'fruitCreate' }))).toContain(
    'screens/fruits.json:8 fruitCreate does not export fruitList',
  )
})
