import type { Fault, Source } from './imports.ts'

const RULE = 'src/server/foundation/resource/version.ts'

/** Versions that are counted on by hand: `nextVersion` says it for every table. */
export function versionFaults({ file, text }: Source): Fault[] {
  if (!file.startsWith('src/server/') || file === RULE || /\.test\.ts$/.test(file)) return []
  return /sql[^`]*`[^`]*\bversion \+ 1\b/.test(text)
    ? [{ file, message: `counts a version on by hand: ${RULE} has nextVersion` }]
    : []
}
