import type { Fault, Source } from './imports.ts'

const EXPORT = /^export\s+(?:async\s+)?(?:abstract\s+)?(?:const|let|function\*?|class|type|interface|enum)\s+(\w+)/gm

/** Names that a file exports and that stand nowhere else in the repository, its own lines included. */
export function unusedFaults(sources: readonly Source[]): Fault[] {
  const times = new Map<string, number>()
  for (const { text } of sources)
    for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g)) times.set(word, (times.get(word) ?? 0) + 1)
  return sources
    .filter(({ file }) => /^(src|scripts)\/.*\.(tsx?|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(EXPORT)].flatMap(([, name = '']) =>
        times.get(name) === 1 ? [{ file, message: `nobody uses ${name}` }] : [],
      ),
    )
}
