import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Contract, examine, load } from './contract.ts'
import type { Folders } from './folders.ts'
import { createReader } from './load/files.ts'

/** The smallest contract that passes every check: one list with a form on one screen. */
const base: Record<string, string> = {
  'openapi/openapi.yaml': `openapi: 3.1.0
info: { title: Prueba, version: 0.0.0 }
tags: [{ name: fruits, description: Frutas }]
components:
  parameters:
    bot: { name: bot, in: path, required: true, x-scope: bot, schema: { type: integer } }
x-permissions: [contacts]
x-scopes: [bot]
`,
  'openapi/paths/fruits.yaml': `/fruits/{bot}:
  parameters: [{ $ref: '#/components/parameters/bot' }]
  get:
    operationId: fruitList
    tags: [fruits]
    summary: Frutas
    x-access: { permission: contacts }
    x-resource: { name: fruits, verb: list, dialect: simple-rest, items: '', id: id }
    x-list: { sort: [name], filter: { name: true }, search: [name] }
    responses:
      '200':
        description: Frutas
        content:
          application/json:
            schema: { type: array, items: { $ref: '#/components/schemas/Fruit' } }
            example: [{ id: 1, name: Pera, ripeness: green }]
  post:
    operationId: fruitCreate
    tags: [fruits]
    summary: Crear una fruta
    x-access: { permission: contacts }
    x-resource: { name: fruits, verb: create }
    requestBody:
      required: true
      content:
        application/json:
          schema: { $ref: '#/components/schemas/FruitInput' }
          example: { name: Pera }
    responses:
      '201':
        description: Creada
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Fruit' }
            example: { id: 1, name: Pera, ripeness: green }
`,
  'openapi/schemas/fruits.yaml': `Error:
  type: object
  required: [message]
  additionalProperties: false
  properties:
    message: { type: string }
Ripeness:
  type: string
  title: Madurez
  x-options:
    - { value: green, label: Verde, tone: warning }
    - { value: ripe, label: Madura, tone: success }
Fruit:
  type: object
  required: [id, name, ripeness]
  additionalProperties: false
  properties:
    id: { type: integer, title: ID }
    name: { type: string, title: Nombre }
    ripeness: { $ref: '#/components/schemas/Ripeness' }
FruitInput:
  type: object
  required: [name]
  additionalProperties: false
  properties:
    name: { type: string, title: Nombre, minLength: 1, maxLength: 50, x-input: text, x-trim: true }
    ripeness: { $ref: '#/components/schemas/Ripeness' }
`,
  'screens/shell.json': `{
  "brand": { "product": "Frutería", "site": "https://fruta.example", "support": "ayuda@fruta.example" },
  "menu": [{ "route": "/fruits", "label": "Frutas", "icon": "form" }],
  "tabs": { "all": [{ "label": "Frutas", "route": "/fruits" }, { "label": "Otra vez", "route": "/fruits" }] },
  "dialog": { "submit": "Guardar", "cancel": "Cancelar", "yes": "Si", "no": "No" },
  "scope": { "one": "Huerta", "many": "Huertas", "none": "Sin huerta", "choose": "Elegir", "find": "Buscar", "unmatched": "Ninguna" },
  "warnings": { "training": "Hay que entrenar." }
}
`,
  'screens/fruits.json': `{
  "title": "Frutas",
  "tabs": "all",
  "table": {
    "list": "fruitList",
    "columns": ["name", "ripeness"],
    "filters": ["name"],
    "sort": ["name", "ASC"],
    "empty": { "title": "Todavía no hay frutas." },
    "create": { "operation": "fruitCreate", "button": "Nueva", "title": "Crear Fruta", "fields": ["name", "ripeness"] }
  }
}
`,
}

/** An edit of one file: the text to find (its first occurrence) and its replacement. */
export type Edit = [file: string, from: string, to: string]

/** Writes the edited small contract to a temporary folder and returns its path. */
export function smallRepository(edits: readonly Edit[] = [], files: Record<string, string> = {}): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'contract-'))
  const all = { ...base, ...files }
  for (const [file, from, to] of edits) {
    if (!all[file]?.includes(from)) throw new Error(`${file} does not contain ${from}`)
    all[file] = all[file].replace(from, () => to)
  }
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  return root
}

/** The folders of a contract in `root`. */
export const foldersIn = (root: string): Folders => ({ root, openapi: 'openapi', screens: 'screens', out: 'generated' })

export function smallContract(edits: readonly Edit[] = [], files: Record<string, string> = {}): Contract {
  const root = smallRepository(edits, files)
  return load(foldersIn(root), createReader(root))
}

/** The findings for the edited small contract, as `file:line message`. */
export function findingsOf(
  edits: readonly Edit[] = [],
  today = '2025-01-01',
  files: Record<string, string> = {},
): string[] {
  const root = smallRepository(edits, files)
  const { findings } = examine(foldersIn(root), createReader(root), today)
  return findings.map(({ file, line, message }) => `${file}:${line} ${message}`)
}
