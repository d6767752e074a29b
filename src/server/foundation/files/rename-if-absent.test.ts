import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { renameIfAbsent } from './rename-if-absent.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'first-'))
const file = path.join(folder, 'secret')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function draft(text: string): string {
  const name = path.join(folder, text)
  writeFileSync(name, text)
  return name
}

test('the first of two drafts gets the name and both drafts are removed', () => {
  const [one, two] = [draft('one'), draft('two')]
  renameIfAbsent(one, file)
  renameIfAbsent(two, file)
  expect(readFileSync(file, 'utf8')).toBe('one')
  expect(readdirSync(folder)).toEqual(['secret'])
})
