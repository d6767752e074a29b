import { expect, test } from 'vitest'
import { type Edit, findingsOf } from '../small-contract.ts'

const shell = 'screens/shell.json'
const screen = 'screens/fruits.json'
const paths = 'openapi/paths/fruits.yaml'
const scope =
  '"scope": { "one": "Huerta", "many": "Huertas", "none": "Sin huerta", "choose": "Elegir", "find": "Buscar", "unmatched": "Ninguna" },'

test('rejects a shell without scope texts, and scope texts where no path has an x-scope', () => {
  expect(findingsOf([[shell, scope, '']])).toEqual([`${shell}:1 the shell has no scope texts`])
  const unscoped: Edit[] = [
    ['openapi/openapi.yaml', ' x-scope: bot,', ''],
    ['openapi/openapi.yaml', 'x-permissions: [contacts]\nx-scopes: [bot]\n', ''],
    [paths, 'x-access: { permission: contacts }', 'x-access: user'],
    [paths, 'x-access: { permission: contacts }', 'x-access: user'],
  ]
  expect(findingsOf(unscoped)).toEqual([`${shell}:6 scope has no effect: no path has x-scope`])
  expect(findingsOf([...unscoped, [shell, scope, '']])).toEqual([])
})

test('rejects a screen with a warning that the shell has no text for', () => {
  const danger: Edit = [screen, '"title": "Frutas"', '"title": "Frutas",\n  "danger": true']
  expect(findingsOf([danger])).toEqual([`${screen}:3 the shell has no text for danger`])
  expect(findingsOf([danger, [shell, '{ "training"', '{ "danger": "Cuidado.", "training"']])).toEqual([])
  const training: Edit = [
    paths,
    'verb: create }',
    'verb: create }\n    x-audit: { action: create, resource: fruit }\n    x-needs-training: true',
  ]
  expect(findingsOf([training])).toEqual([])
  expect(findingsOf([training, [shell, '"training": "Hay que entrenar."', '']])).toEqual([
    `${screen}:1 the shell has no text for training`,
  ])
})
