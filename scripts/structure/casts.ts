import type { Fault, Source } from './imports.ts'

/** Maximum number of type casts in the server's sources. Lower it when casts are removed. */
const MOST = 133

/** Files where a library requires a cast. */
const unchecked = new Set(['src/server/foundation/csv/read.ts', 'src/server/foundation/realtime/hub.ts'])

/**
 * The generic resource only knows its tables at run time; the types of its callers are checked against the description.
 */
const RESOURCE_FACTORY = 'src/server/foundation/resource/'

const isOurs = (file: string) =>
  /^src\/server\/.*\.ts$/.test(file) && !/\.test\.ts$/.test(file) && !file.startsWith(RESOURCE_FACTORY)
const codeOf = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/ .*$/gm, '')
    .replace(/^(import|export) [^\n]*$/gm, '')

/** Reports casts of database columns (they are typed) and `as never`, which disables type checks. */
export function castFaults({ file, text }: Source): Fault[] {
  if (!isOurs(file)) return []
  const code = codeOf(text)
  const columns = [...code.matchAll(/\brow\??\.(\w+) as [\w{]/g)].map(([, column = '']) => column)
  return [
    ...columns.map((column) => ({ file, message: `casts the column ${column}: its type is in src/server/columns.ts` })),
    ...(/\bas never\b/.test(code) && !unchecked.has(file)
      ? [{ file, message: 'disables type checks with "as never"' }]
      : []),
  ]
}

/** Reports when the server's sources have more casts than allowed. */
export function castCountFaults(sources: readonly Source[], most = MOST): Fault[] {
  const count = sources
    .filter(({ file }) => isOurs(file))
    .reduce((sum, { text }) => sum + [...codeOf(text).matchAll(/\bas (unknown as )?[A-Z]/g)].length, 0)
  const message = `has ${count} casts; the maximum is ${most}`
  return count > most ? [{ file: 'src/server', message }] : []
}
