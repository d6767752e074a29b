import { type Fault, importsOf, resolvePath, type Source } from './imports.ts'

const EXPORT = /^export\s+(?:async\s+)?(?:abstract\s+)?(?:const|let|function\*?|class|type|interface|enum)\s+(\w+)/gm

/**
 * Files whose exports are checked. Tests are excluded, and so are `.d.mts` files, which repeat the exports of an
 * `.mjs`.
 */
const isOurs = (file: string) => /^(src|scripts)\/.*\.(tsx?|mjs)$/.test(file) && !/\.(test\.tsx?|d\.m?ts)$/.test(file)

/** Exports within templates of the generator belong to generated files, not to the source. */
const isWritten = (file: string, before: string) =>
  file.startsWith('scripts/generate/') && before.split('`').length % 2 === 0

const exportsOf = ({ file, text }: Source) =>
  [...text.matchAll(EXPORT)].flatMap(({ index, 1: name = '' }) => (isWritten(file, text.slice(0, index)) ? [] : [name]))

/** Reports exports that no other file imports: such names need no export. */
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
    .map(({ file, name }) => ({ file, message: `no file imports ${name}` }))
}
