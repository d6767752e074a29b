import { ContractError } from './contract.ts'
import { type Folders, foldersOf } from './folders.ts'
import { createReader } from './load/files.ts'
import { run } from './modes/run.ts'
import { report } from './report.ts'

const usage = `usage: npm run generate [-- [--openapi DIR] [--screens DIR] [--out DIR] [--migrations DIR]
  [--check | --watch | --diff <openapi.json or git ref> | --explain <screen>.<field>]]`

/** Runs the mode of the command line in the default or given folders. Returns the exit code. */
export async function main(usual: Folders, args: readonly string[]): Promise<number> {
  const asked = foldersOf(usual, args)
  if (!asked) return misused()
  const { folders } = asked
  const [mode, ...rest] = asked.rest
  const read = createReader(folders.root)
  try {
    switch (mode) {
      case undefined:
        return await run(folders, read)
      case '--check':
        return await (await import('./modes/check.ts')).checkDrift(folders, read)
      case '--watch':
        return await (await import('./modes/watch.ts')).watchSources(folders, read, (findings) =>
          process.send?.({ findings }),
        )
      case '--diff':
        return (await import('./modes/diff.ts')).diff(folders, read, rest[0])
      case '--explain':
        return (await import('./modes/explain.ts')).explain(folders, read, rest[0])
      default:
        return misused()
    }
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    console.error(report(error.findings))
    return 1
  }
}

function misused(): number {
  console.error(usage)
  return 2
}
