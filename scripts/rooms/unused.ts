import { type Fault, importsOf, resolvePath, type Source } from './imports.ts'

const EXPORT = /^export\s+(?:async\s+)?(?:abstract\s+)?(?:const|let|function\*?|class|type|interface|enum)\s+(\w+)/gm

/** Sources whose exports are looked at: tests export nothing that counts, `.d.mts` files say again what an `.mjs` exports. */
const isOurs = (file: string) => /^(src|scripts)\/.*\.(tsx?|mjs)$/.test(file) && !/\.(test\.tsx?|d\.m?ts)$/.test(file)

/** The generator's sources hold declarations that they write into generated/, within templates. */
const isWritten = (file: string, before: string) =>
  file.startsWith('scripts/generate/') && before.split('`').length % 2 === 0

const exportsOf = ({ file, text }: Source) =>
  [...text.matchAll(EXPORT)].flatMap(({ index, 1: name = '' }) => (isWritten(file, text.slice(0, index)) ? [] : [name]))

/** Names that a file exports and that no other file takes from it: what only its own file needs is not exported. */
export function unusedFaults(sources: readonly Source[]): Fault[] {
  const takers = new Map<string, ReadonlySet<string>[]>()
  for (const { file, text } of sources) {
    const words = new Set(text.match(/[A-Za-z_$][\w$]*/g))
    for (const specifier of importsOf(text)) {
      if (!specifier.startsWith('.')) continue
      const target = resolvePath(file, specifier)
      takers.set(target, [...(takers.get(target) ?? []), words])
    }
  }
  const isTaken = (file: string, name: string) => takers.get(file)?.some((words) => words.has(name))
  return sources
    .filter(({ file }) => isOurs(file))
    .flatMap((source) => exportsOf(source).map((name) => ({ file: source.file, name })))
    .filter(({ file, name }) => !isTaken(file, name))
    .map(({ file, name }) => ({ file, message: `nobody imports ${name}` }))
}
