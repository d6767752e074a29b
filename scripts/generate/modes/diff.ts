import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { affectedScreens } from '../compare/affected-screens.ts'
import { type Change, compareDocuments } from '../compare/documents.ts'
import { ContractError, load } from '../contract.ts'
import { expand } from '../expand/index.ts'
import type { Folders } from '../folders.ts'
import { loadContract } from '../load/contract.ts'
import { createReader } from '../load/files.ts'
import type { Document } from '../model.ts'
import type { Read } from './run.ts'

/**
 * Prints the changes since an older description, given as a file or a git ref. Returns 1 if one of them breaks clients.
 */
export function diff(folders: Folders, read: Read, older = 'HEAD'): number {
  let before: Document
  try {
    before = existsSync(older) ? (JSON.parse(readFileSync(older, 'utf8')) as Document) : committedAt(folders, older)
  } catch (error) {
    console.error(
      `${older} is neither an openapi.json nor a git ref with a description: ${String(error).split('\n')[0]}`,
    )
    return 2
  }
  const contract = load(folders, read)
  const changes = compareDocuments(before, contract.document)
  print('breaking', changes)
  print('additive', changes)
  const touched = affectedScreens(contract, changes)
  if (touched.length > 0) console.log(`touched:\n${touched.map((one) => `  ${one}\n`).join('')}`)
  if (changes.length === 0) console.log('no change')
  return changes.some(({ breaking }) => breaking) ? 1 : 0
}

/** The expanded description at a git ref. */
function committedAt({ root, openapi, ...others }: Folders, ref: string): Document {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: 'pipe' })
  const place = mkdtempSync(path.join(os.tmpdir(), 'described-'))
  try {
    for (const file of git('ls-tree', '-r', '--name-only', ref, '--', openapi).split('\n')) {
      if (!file.endsWith('.yaml')) continue
      mkdirSync(path.dirname(path.join(place, file)), { recursive: true })
      writeFileSync(path.join(place, file), git('show', `${ref}:./${file}`))
    }
    const { document, findings } = loadContract({ ...others, root: place, openapi }, createReader(place))
    if (findings.length > 0) throw new ContractError(findings)
    return expand(document)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

function print(kind: 'breaking' | 'additive', changes: readonly Change[]): void {
  const own = changes.filter(({ breaking }) => breaking === (kind === 'breaking'))
  if (own.length > 0) console.log(`${kind}:\n${own.map(({ operation, what }) => `  ${operation}: ${what}\n`).join('')}`)
}
