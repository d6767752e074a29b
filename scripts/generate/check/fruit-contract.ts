import { type Edit, findingsOf } from '../small-contract.ts'

// A small contract that covers most features, for tests that break it.

export const paths = 'openapi/paths/fruits.yaml'
export const schemas = 'openapi/schemas/fruits.yaml'
export const screen = 'screens/fruits.json'
export const shell = 'screens/shell.json'

const described = `/fruits/{bot}:
  parameters: [{ $ref: '#/components/parameters/bot' }]
  get:
    operationId: fruitList
    tags: [fruits]
    summary: Frutas
    x-access: member
    x-resource: { name: fruits, verb: list, dialect: simple-rest, items: '', id: id }
    x-list: { sort: [name], filter: { name: true, born_from: true, ripe: true }, search: [name] }
    responses:
      '200':
        description: Frutas
        content:
          application/json:
            schema: { type: array, items: { $ref: '#/components/schemas/Fruit' } }
            example: [{ id: 1, name: Pera, ripe: true, born: '2026-01-01', seeds: [a], tree: { name: Peral } }]
/fruits/{bot}/{id}:
  parameters:
    - { $ref: '#/components/parameters/bot' }
    - { name: id, in: path, required: true, schema: { type: integer } }
  put:
    operationId: fruitUpdate
    tags: [fruits]
    summary: Cambiar una fruta
    x-access: { permission: contacts }
    x-resource: { name: fruits, verb: update }
    x-audit: { action: update, resource: fruit }
    requestBody:
      content:
        application/json:
          schema: { $ref: '#/components/schemas/FruitInput' }
          example: { name: Pera, ripe: true }
    responses: { '204': { description: Cambiada } }
  delete:
    operationId: fruitDelete
    tags: [fruits]
    summary: Eliminar una fruta
    x-access: member
    x-resource: { name: fruits, verb: delete }
    x-audit: { action: delete, resource: fruit }
    responses: { '204': { description: Eliminada } }
/trees/{bot}/{id}:
  parameters:
    - { $ref: '#/components/parameters/bot' }
    - { name: id, in: path, required: true, schema: { type: integer } }
  delete:
    operationId: treeDelete
    tags: [fruits]
    summary: Eliminar un árbol
    x-access: member
    x-resource: { name: trees, verb: delete }
    x-audit: { action: delete, resource: tree }
    responses: { '204': { description: Eliminado } }
  post:
    operationId: treeSend
    tags: [fruits]
    summary: Regar un árbol
    x-access: public
    x-audit: { action: send, resource: tree }
    x-rate-limit: [{ max: 1, window: 1, by: address }]
    responses: { '204': { description: Regado } }
`
const shapes = `Error:
  type: object
  additionalProperties: false
  properties: { message: { type: string } }
Fruit:
  type: object
  required: [id, name]
  additionalProperties: false
  properties:
    id: { type: integer, title: ID }
    name: { type: string, title: Nombre, x-messages: { minLength: Falta. } }
    ripe: { type: boolean, title: Madura }
    born: { type: string, format: date, title: Nació }
    colour: { type: string, title: Color, x-options: [{ value: red, label: Rojo }] }
    seeds: { type: array, title: Semillas, items: { type: string } }
    tree: { type: object, title: Árbol, additionalProperties: false, properties: { name: { type: string } } }
FruitInput:
  type: object
  required: [name]
  additionalProperties: false
  properties:
    name: { type: string, title: Nombre, maxLength: 50, x-trim: true }
    ripe: { type: boolean, title: Madura }
    colour: { type: string, title: Color, x-options: [{ value: red, label: Rojo }] }
What:
  type: string
  x-register: history
  x-options: [{ value: fruit, label: Fruta }, { value: tree, label: Árbol }]
`
const table = `{
  "title": "Frutas",
  "help": "De {product}.",
  "tabs": "all",
  "operations": ["treeDelete", "treeSend"],
  "links": [{ "text": "Más", "href": "{site}/mas" }],
  "table": {
    "list": "fruitList",
    "columns": [{ "field": "name", "width": "40%", "link": "/fruits?name={name}" }], "filters": ["name"],
    "empty": { "title": "Todavía no hay frutas." },
    "edit": { "operation": "fruitUpdate", "title": "Editar", "fields": [
      { "field": "name", "maxLength": 20, "default": "Pera" },
      { "field": "ripe", "default": true },
      { "field": "colour", "when": { "field": "ripe", "in": [true] } }
    ] },
    "rowActions": [{
      "operation": "fruitDelete", "label": "Eliminar", "icon": "delete",
      "confirm": {
        "title": "Eliminar {name}",
        "text": "¿Eliminar «{name}»?",
        "detail": "De {tree.name}."
      }
    }],
    "bulkActions": [{ "operation": "fruitDelete", "label": "Eliminar", "icon": "delete", "confirm": { "title": "Eliminar", "text": "¿Eliminar?" } }]
  }
}
`
const base: Record<string, string> = { [paths]: described, [schemas]: shapes, [screen]: table }

/** The findings for the contract with these edits, as `file:line message`. */
export const found = (edits: readonly Edit[]): string[] => findingsOf(edits, undefined, base)
