import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { copyFolder } from './copy-folder.ts'

const root = mkdtempSync(path.join(os.tmpdir(), 'copy-'))
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a copied folder has the given modes, whatever the original has', () => {
  const [from, to] = [path.join(root, 'from'), path.join(root, 'to')]
  mkdirSync(path.join(from, 'inner'), { recursive: true })
  writeFileSync(path.join(from, 'inner/file'), 'text')
  chmodSync(path.join(from, 'inner/file'), 0o444)
  chmodSync(path.join(from, 'inner'), 0o555)
  copyFolder(from, to, { folder: 0o700, file: 0o600 })
  expect(readFileSync(path.join(to, 'inner/file'), 'utf8')).toBe('text')
  const modes = ['', 'inner', 'inner/file'].map((name) => statSync(path.join(to, name)).mode & 0o777)
  expect(modes).toEqual([0o700, 0o700, 0o600])
})
