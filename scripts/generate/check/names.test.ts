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

test('a scope, an audience and a permission that the root does not declare are refused at their lines', () => {
  expect(said([[root, 'x-scope: bot', 'x-scope: farm']])).toEqual([
    `${root}:6 the description has no scope farm`,
    `${root}:8 nothing names the scope bot`,
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

test('a scope, an audience and a permission that nothing names are refused at their lines', () => {
  expect(said([[root, '[contacts]', '[contacts, chats]']])).toEqual([`${root}:7 nothing names the permission chats`])
  expect(said([[root, 'x-scopes: [bot]', 'x-scopes: [bot, farm]']])).toEqual([`${root}:8 nothing names the scope farm`])
  expect(said([hearing])).toEqual([`${root}:9 nothing names the audience bot`])
})

test('an event that does not say who hears it is refused', () => {
  expect(said([], heard(''))).toEqual(['openapi/events.yaml:1 fruit.picked does not say who hears it'])
})

test('what the root may not say is refused', () => {
  expect(said([[root, 'x-scopes: [bot]', 'x-scopes: [bot]\nx-roles: [boss]']])).toEqual([
    `${root}:9 x-roles is not in the vocabulary of a document`,
  ])
  expect(said([[root, 'x-scopes: [bot]', 'x-scopes: [Bot]']])).toEqual([
    `${root}:6 the description has no scope bot`,
    `${root}:8 x-scopes.0: pattern ^[a-z][a-z_]*$`,
    `${root}:8 nothing names the scope Bot`,
  ])
})

test("another product's names are its own", () => {
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
