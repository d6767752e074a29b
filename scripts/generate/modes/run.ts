import { checkContract } from '../check/index.ts'
import { type Contract, load, Refused } from '../contract.ts'
import { generate } from '../generate.ts'
import type { Parsed } from '../load/parse.ts'
import { write } from '../write.ts'
import { knownDatabaseTypes } from './database.ts'

export type Read = (file: string) => Parsed

/** Reads and checks everything. Throws {@link Refused} with what is to be mended. */
export function loadChecked(root: string, read: Read): Contract {
  const contract = load(root, read)
  const findings = checkContract(contract, new Date().toISOString().slice(0, 10))
  if (findings.length > 0) throw new Refused(findings)
  return contract
}

/** Every generated file of the repository. */
export async function generateAll(
  root: string,
  read: Read,
  databaseTypes: (root: string) => Promise<string> = knownDatabaseTypes,
): Promise<Map<string, string>> {
  const files = generate(loadChecked(root, read))
  return files.set('generated/database.d.ts', await databaseTypes(root))
}

/** Brings generated/ up to date: all of it, or nothing when something is wrong. */
export async function run(root: string, read: Read): Promise<number> {
  const { changed, stale } = write(root, await generateAll(root, read))
  const count = changed.length + stale.length
  if (count > 0) console.log(`generated: ${changed.length} written, ${stale.length} removed`)
  return 0
}
