import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { ContractError } from '../contract.ts'
import { createReader } from '../load/files.ts'
import { foldersIn, smallContract, smallRepository } from '../small-contract.ts'
import { compare, write } from '../write.ts'
import { explainField } from './explain.ts'
import { generateAll, loadChecked } from './run.ts'

const all = (root: string) => generateAll(foldersIn(root), createReader(root))
const writeAll = async (root: string) => write(foldersIn(root), await all(root))

test('generates the same bytes again and does not touch files that are up to date', async () => {
  const root = smallRepository()
  const first = await writeAll(root)
  expect(first.changed).toContain('generated/screens/fruits.ts')
  const file = path.join(root, 'generated/screens/fruits.ts')
  utimesSync(file, 1, 1)
  expect(await writeAll(root)).toEqual({ changed: [], stale: [] })
  expect(statSync(file).mtimeMs).toBe(1000)
})

test('reports drift: an edited file and a file that nothing generates', async () => {
  const root = smallRepository()
  await writeAll(root)
  writeFileSync(path.join(root, 'generated/shell.ts'), '// mine')
  writeFileSync(path.join(root, 'generated/old.ts'), '')
  expect(compare(foldersIn(root), await all(root))).toEqual({
    changed: ['generated/shell.ts'],
    stale: ['generated/old.ts'],
  })
})

test('leaves the generated files unchanged when the contract is broken', async () => {
  const root = smallRepository()
  await writeAll(root)
  const before = readFileSync(path.join(root, 'generated/screens/fruits.ts'), 'utf8')
  writeFileSync(path.join(root, 'screens/fruits.json'), '{ "title": "Frutas", "page": "x", "operations": ["nope"] }')
  await expect(all(root)).rejects.toBeInstanceOf(ContractError)
  expect(readFileSync(path.join(root, 'generated/screens/fruits.ts'), 'utf8')).toBe(before)
})

test('parses a file again only when it changed', () => {
  const root = smallRepository()
  const read = createReader(root)
  const before = loadChecked(foldersIn(root), read)
  const file = path.join(root, 'screens/fruits.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"title": "Frutas"', '"title": "Fruta fresca"'))
  const after = loadChecked(foldersIn(root), read)
  expect(after.screens[0]?.screen.title).toBe('Fruta fresca')
  expect(after.written.paths['/fruits/{bot}']).toBe(before.written.paths['/fruits/{bot}'])
})

test('accepts an x-unused until its date and rejects it afterwards', () => {
  vi.useFakeTimers({ now: new Date('2025-01-01T12:00:00Z') })
  const root = smallRepository([
    [
      'openapi/paths/fruits.yaml',
      '    x-resource: { name: fruits, verb: create }\n',
      "    x-unused: { reason: none, until: '2025-01-01' }\n",
    ],
    [
      'screens/fruits.json',
      ',\n    "create": { "operation": "fruitCreate", "button": "Nueva", "title": "Crear Fruta", "fields": ["name", "ripeness"] }',
      '',
    ],
  ])
  expect(() => loadChecked(foldersIn(root), createReader(root))).not.toThrow()
  vi.setSystemTime(new Date('2025-01-02T12:00:00Z'))
  expect(() => loadChecked(foldersIn(root), createReader(root))).toThrow(ContractError)
  vi.useRealTimers()
})

test('explains the line of each fact of a field', () => {
  const contract = smallContract()
  const [screen] = contract.screens
  const lines = screen ? explainField(contract, screen, 'name') : []
  const input = lines.slice(lines.findIndex((line) => line.startsWith('input')))
  expect(input.map((line) => line.replace(/\s+/g, ' ').trim())).toEqual([
    'input name of fruitCreate ← screens/fruits.json:10',
    'semantic text ← openapi/schemas/fruits.yaml:26',
    'title Nombre ← openapi/schemas/fruits.yaml:26',
    'type string ← openapi/schemas/fruits.yaml:26',
    expect.stringMatching(/^pattern .* ← openapi\/schemas\/fruits.yaml:26$/),
    'minLength 1 ← openapi/schemas/fruits.yaml:26',
    'maxLength 50 ← openapi/schemas/fruits.yaml:26',
    'x-input text ← openapi/schemas/fruits.yaml:26',
    'x-trim true ← openapi/schemas/fruits.yaml:26',
    'required true ← openapi/schemas/fruits.yaml:23',
    'gate {"who":"member","rule":{"permission":"contacts"}} ← openapi/paths/fruits.yaml:7 (fruitList)',
    '',
  ])
  expect(screen && explainField(contract, screen, 'nothing')).toEqual([])
})
