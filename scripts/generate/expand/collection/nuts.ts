import type { Edit } from '../../small-contract.ts'

// The collection that the tests expand.

export const file = 'openapi/schemas/nuts.yaml'
export const nuts = `Nut:
  x-collection:
    path: /nuts
    screen: nuts
    noun: [nuez, nueces, f]
    read: { permission: contacts }
    write: { permission: configuration }
    list: { sort: [name], filter: { name: true }, search: [name] }
    version: true
    trash: true
    history: nut
    live: true
    training: true
  title: Nuez
  required: [name]
  properties:
    name: { type: string, title: Nombre, minLength: 1, maxLength: 50 }
    shell: { type: string, title: Cáscara }
    cracked: { type: integer, title: Abiertas, readOnly: true }
    secret: { type: string, title: Clave, writeOnly: true }
  example: { name: Pecán, shell: dura, cracked: 3, secret: x }
Changed:
  type: string
  x-register: history
  x-options: [{ value: zebra, label: Cebra }]
Live:
  type: string
  x-register: live
  x-options: [{ value: zebra, label: Cebra }]
`
export const base: Edit[] = [
  ['openapi/openapi.yaml', 'description: Frutas }', 'description: Frutas }, { name: nuts, description: Nueces }'],
  [
    'openapi/openapi.yaml',
    'components:\n',
    "components:\n  responses:\n    Conflict: { description: Choca, content: { application/json: { schema: { $ref: '#/components/schemas/Error' } } } }\n",
  ],
  // An operation that audits the zebra value, so that every register value is used.
  [
    'openapi/paths/fruits.yaml',
    '    x-resource: { name: fruits, verb: create }\n',
    '    x-resource: { name: fruits, verb: create }\n    x-audit: { action: create, resource: zebra, other: true }\n',
  ],
  ['openapi/openapi.yaml', 'x-permissions: [contacts]', 'x-permissions: [contacts, configuration]'],
]

/** The text of the collection with the given replacements. */
export function edited(edits: readonly [string, string][]): string {
  let text = nuts
  for (const [from, to] of edits) {
    if (!text.includes(from)) throw new Error(`the collection does not contain ${from}`)
    text = text.replace(from, () => to)
  }
  return text
}
