import { type Contract, ContractError, examine } from '../contract.ts'
import type { Folders } from '../folders.ts'
import { generate } from '../generate.ts'
import type { Parsed } from '../load/parse.ts'
import { write } from '../write.ts'
import { knownDatabaseTypes } from './database.ts'

export type Read = (file: string) => Parsed

/** Reads and checks everything. Throws {@link ContractError} with the findings. */
export function loadChecked(folders: Folders, read: Read): Contract {
  const { contract, findings } = examine(folders, read, new Date().toISOString().slice(0, 10))
  if (findings.length > 0 || !contract) throw new ContractError(findings)
  return contract
}

/** Generates all files, including the database types. */
export async function generateAll(
  folders: Folders,
  read: Read,
  databaseTypes: (folders: Folders) => Promise<Map<string, string>> = knownDatabaseTypes,
): Promise<Map<string, string>> {
  const files = generate(loadChecked(folders, read), folders)
  return new Map([...files, ...(await databaseTypes(folders))])
}

/** Updates the generated files: all of them, or none if there are findings. */
export async function run(folders: Folders, read: Read): Promise<number> {
  const { changed, stale } = write(folders, await generateAll(folders, read))
  const count = changed.length + stale.length
  if (count > 0) console.log(`${folders.out}: ${changed.length} written, ${stale.length} removed`)
  return 0
}
