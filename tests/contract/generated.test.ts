import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { main } from '../../scripts/generate/main.ts'
import { foldersIn, smallRepository } from '../../scripts/generate/small-contract.ts'

const repository = path.resolve(import.meta.dirname, '../..')
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).split('\n').filter(Boolean)

let said: string[]
beforeEach(() => {
  said = []
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((...texts: unknown[]) => void said.push(texts.join(' ')))
})
afterEach(() => vi.restoreAllMocks())

test('generated files that only programs read are not committed, and the committed ones stay small', () => {
  expect(git('ls-files', '--cached', '--ignored', '--exclude-standard', 'generated')).toEqual([])
  const committed = git('ls-files', 'generated').filter((file) => existsSync(path.join(repository, file)))
  expect(committed).toContain('generated/operations.ts')
  const lines = committed.map((file) => readFileSync(path.join(repository, file), 'utf8').split('\n').length - 1)
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(52_000)
})

test('--check generates uncommitted files and does not fix committed ones', async () => {
  const root = smallRepository()
  const folders = foldersIn(root)
  expect(await main(folders, [])).toBe(0)
  const shell = path.join(root, 'generated/shell.ts')
  const right = readFileSync(shell, 'utf8')
  for (const file of ['openapi.json', 'calls.ts', 'validators'])
    rmSync(path.join(root, 'generated', file), { recursive: true })
  expect(await main(folders, ['--check'])).toBe(0)
  expect(existsSync(path.join(root, 'generated/validators/fruits.js'))).toBe(true)
  expect(JSON.parse(readFileSync(path.join(root, 'generated/openapi.json'), 'utf8')).openapi).toBe('3.1.0')

  writeFileSync(shell, `${right}// mine\n`)
  expect(await main(folders, ['--check'])).toBe(1)
  expect(said.join('\n')).toContain('generated/shell.ts: differs from the sources')
  expect(readFileSync(shell, 'utf8')).toContain('// mine')
  rmSync(root, { recursive: true })
})

test('--diff compares the description with the sources in a commit', async () => {
  const root = smallRepository()
  const run = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' })
  run('init', '--quiet')
  run('add', 'openapi', 'screens')
  run('-c', 'user.name=a', '-c', 'user.email=a@a.example', 'commit', '--quiet', '-m', 'first')
  const file = path.join(root, 'openapi/schemas/fruits.yaml')
  expect(await main(foldersIn(root), ['--diff', 'HEAD'])).toBe(0)
  expect(said.join('\n')).toContain('no change')
  writeFileSync(file, readFileSync(file, 'utf8').replace('maxLength: 50', 'maxLength: 40'))
  expect(await main(foldersIn(root), ['--diff', 'HEAD'])).toBe(1)
  expect(said.join('\n')).toMatch(/breaking:\n {2}fruitCreate: .*name/)
  rmSync(root, { recursive: true })
})

test('the command line sets its folders', async () => {
  const out = mkdtempSync(path.join(os.tmpdir(), 'out-'))
  const root = smallRepository()
  const args = ['--openapi', path.join(root, 'openapi'), '--screens', path.join(root, 'screens'), '--out', out]
  expect(await main({ ...foldersIn(repository), migrations: 'src/server/foundation/store/migrations' }, args)).toBe(0)
  expect(readFileSync(path.join(out, 'routes.ts'), 'utf8')).toContain("'/fruits'")
  expect(existsSync(path.join(out, 'database.d.ts'))).toBe(false)
  expect(await main(foldersIn(repository), ['--out'])).toBe(2)
  for (const folder of [out, root]) rmSync(folder, { recursive: true })
})
