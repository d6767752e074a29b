import { Refused } from './contract.ts'
import { createReader } from './load/files.ts'
import { run } from './modes/run.ts'
import { report } from './report.ts'

/** Does what the command line asks for, in the repository at `root`; the exit code. */
export async function main(root: string, [mode, ...rest]: readonly string[]): Promise<number> {
  const read = createReader(root)
  try {
    switch (mode) {
      case undefined:
        return await run(root, read)
      case '--check':
        return await (await import('./modes/check.ts')).checkDrift(root, read)
      case '--watch':
        return await (await import('./modes/watch.ts')).watchSources(root, read)
      case '--diff':
        return (await import('./modes/diff.ts')).diff(root, read, rest[0])
      case '--explain':
        return (await import('./modes/explain.ts')).explain(root, read, rest[0])
      default:
        console.error(
          'usage: npm run generate [-- --check | --watch | --diff <openapi.json or git ref> | --explain <screen>.<field> or <operation>]',
        )
        return 2
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    console.error(report(error.findings))
    return 1
  }
}
