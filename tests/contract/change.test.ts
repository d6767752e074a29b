import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { main } from '../../scripts/generate/main.ts'
import { foldersIn } from '../../scripts/generate/small-contract.ts'

const repository = path.resolve(import.meta.dirname, '../..')
const SOURCES = ['openapi', 'screens', 'generated']

let root: string
let said: string[]

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'contract-'))
  for (const source of SOURCES)
    cpSync(path.join(repository, source), path.join(root, source), {
      recursive: true,
      filter: (file) => !file.endsWith('node_modules'),
    })
  said = []
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((...texts: unknown[]) => void said.push(texts.join(' ')))
})

afterEach(() => {
  vi.restoreAllMocks()
  rmSync(root, { recursive: true, force: true })
})

function edit(file: string, from: string, to: string): void {
  const place = path.join(root, file)
  const text = readFileSync(place, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
  writeFileSync(place, text.replaceAll(from, to))
}

const lineOf = (file: string, part: string) =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(part)) + 1

test('a renamed response field is reported at the screen that shows it, and nothing is written', async () => {
  const before = readFileSync(path.join(root, 'generated/operations.ts'), 'utf8')
  edit('openapi/schemas/intents.yaml', 'category_id', 'group_id')
  edit('openapi/schemas/intents.yaml', ' description: { ', ' text: { ')
  edit('openapi/schemas/intents.yaml', '[id, description,', '[id, text,')
  expect(await main(foldersIn(root), [])).toBe(1)
  const line = lineOf('screens/advanced/intents.json', '"field": "description"')
  expect(said.join('\n')).toContain(`screens/advanced/intents.json:${line}`)
  expect(readFileSync(path.join(root, 'generated/operations.ts'), 'utf8')).toBe(before)
})

test('a column added to a screen is generated; a misspelt one is refused with the nearest name', async () => {
  edit('screens/advanced/intents.json', '"responses_count",', '"responses_count", "isFamily",')
  expect(await main(foldersIn(root), [])).toBe(0)
  expect(readFileSync(path.join(root, 'generated/screens/advanced.intents.ts'), 'utf8')).toContain("'isFamily'")
  edit('screens/advanced/intents.json', '"isFamily",', '"isFamly",')
  expect(await main(foldersIn(root), [])).toBe(1)
  expect(said.join('\n')).toMatch(/isFamly[\s\S]*isFamily/)
})
