import { expect, test } from 'vitest'
import { generate } from '../generate.ts'
import { type Edit, findingsOf, foldersIn, smallContract } from '../small-contract.ts'

const root = 'openapi/openapi.yaml'
const paths = 'openapi/paths/fruits.yaml'
const heard = (audience: string) => ({
  'openapi/events.yaml': `fruit.picked:
  post:
    summary: Una fruta se cosechó
${audience}    requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Fruit' }, example: { id: 1, name: Pera, ripeness: green } } } }
    responses: { '200': { description: Recibido } }
`,
})
const hearing: Edit = [root, 'x-scopes: [bot]', 'x-scopes: [bot]\nx-audiences: [bot]']
const said = (edits: Edit[], files: Record<string, string> = {}) => findingsOf(edits, undefined, files)

test('rejects a scope, an audience and a permission that the root does not declare, at their lines', () => {
  expect(said([[root, 'x-scope: bot', 'x-scope: farm']])).toEqual([
    `${root}:6 the description has no scope farm`,
    `${root}:8 the scope bot is not used`,
  ])
  expect(said([], heard('    x-audience: farm\n'))).toEqual([
    'openapi/events.yaml:4 the description has no audience farm',
  ])
  expect(said([hearing], heard('    x-audience: bot\n'))).toEqual([])
  const rule = '{ any: [{ plan: 1 }, { all: [{ permission: chats }, { permission: fruit }] }] }'
  const chats: Edit = [root, '[contacts]', '[contacts, chats]']
  expect(said([chats, [paths, '{ permission: contacts }', rule]])).toEqual([
    `${paths}:7 the description has no permission fruit`,
  ])
  expect(said([chats, [paths, '{ permission: contacts }', rule.replace('fruit', 'contacts')]])).toEqual([])
})

test('rejects a scope, an audience and a permission that are declared but never used, at their lines', () => {
  expect(said([[root, '[contacts]', '[contacts, chats]']])).toEqual([`${root}:7 the permission chats is not used`])
  expect(said([[root, 'x-scopes: [bot]', 'x-scopes: [bot, farm]']])).toEqual([`${root}:8 the scope farm is not used`])
  expect(said([hearing])).toEqual([`${root}:9 the audience bot is not used`])
})

test('rejects an event without an x-audience', () => {
  expect(said([], heard(''))).toEqual(['openapi/events.yaml:1 fruit.picked has no x-audience'])
})

test('rejects unknown keys and invalid names in the root', () => {
  expect(said([[root, 'x-scopes: [bot]', 'x-scopes: [bot]\nx-roles: [boss]']])).toEqual([
    `${root}:9 x-roles is not in the vocabulary of a document`,
  ])
  expect(said([[root, 'x-scopes: [bot]', 'x-scopes: [Bot]']])).toEqual([
    `${root}:6 the description has no scope bot`,
    `${root}:8 x-scopes.0: pattern ^[a-z][a-z_]*$`,
    `${root}:8 the scope Bot is not used`,
  ])
})

test('accepts the permission, scope and audience names of another product', () => {
  const edits: Edit[] = [
    [
      root,
      'bot: { name: bot, in: path, required: true, x-scope: bot,',
      'farm: { name: farm, in: path, required: true, x-scope: farm,',
    ],
    [root, '[contacts]', '[harvest]'],
    [root, 'x-scopes: [bot]', 'x-scopes: [farm]\nx-audiences: [pickers]'],
    [paths, '/fruits/{bot}', '/fruits/{farm}'],
    [paths, 'parameters/bot', 'parameters/farm'],
    [paths, 'permission: contacts', 'permission: harvest'],
    [paths, 'permission: contacts', 'permission: harvest'],
  ]
  const files = generate(smallContract(edits, heard('    x-audience: pickers\n')), foldersIn('/'))
  expect(files.get('generated/operations.ts')).toContain("scope: 'farm'")
  expect(files.get('generated/calls.ts')).toContain("scopes: readonly string[] = ['farm']")
  expect(files.get('generated/events.ts')).toContain("audience: 'pickers'")
})
