import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { type Change, compareDocuments } from '../compare/documents.ts'
import { touchedBy } from '../compare/touched.ts'
import { load } from '../contract.ts'
import type { Document } from '../model.ts'
import type { Read } from './run.ts'

const committed = 'generated/openapi.json'

/** What changed since an older description: a file, or what a git ref had committed. Fails when something breaks callers. */
export function diff(root: string, read: Read, older = 'HEAD'): number {
  let before: Document
  try {
    const text = existsSync(older)
      ? readFileSync(older, 'utf8')
      : execFileSync('git', ['show', `${older}:${committed}`], {
          cwd: root,
          encoding: 'utf8',
          maxBuffer: 2 ** 28,
          stdio: 'pipe',
        })
    before = JSON.parse(text) as Document
  } catch (error) {
    console.error(`${older} is neither an openapi.json nor a git ref that has one: ${String(error).split('\n')[0]}`)
    return 2
  }
  const contract = load(root, read)
  const changes = compareDocuments(before, contract.document)
  print('breaking', changes)
  print('additive', changes)
  const touched = touchedBy(contract, changes)
  if (touched.length > 0) console.log(`touched:\n${touched.map((one) => `  ${one}\n`).join('')}`)
  if (changes.length === 0) console.log('no change')
  return changes.some(({ breaking }) => breaking) ? 1 : 0
}

function print(kind: 'breaking' | 'additive', changes: readonly Change[]): void {
  const own = changes.filter(({ breaking }) => breaking === (kind === 'breaking'))
  if (own.length > 0) console.log(`${kind}:\n${own.map(({ operation, what }) => `  ${operation}: ${what}\n`).join('')}`)
}
