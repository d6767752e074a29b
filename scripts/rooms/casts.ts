import type { Fault, Source } from './imports.ts'

/** Casts that the server has left, counted over all of its sources: what is typed at its origin needs none. */
const MOST = 133

/** Where a library leaves no other way. */
const unchecked = new Set(['src/server/foundation/csv/read.ts', 'src/server/foundation/realtime/hub.ts'])

/** The mould knows its tables only as the program runs; its callers' types are checked against the description. */
const MOULD = 'src/server/foundation/resource/'

const isOurs = (file: string) =>
  /^src\/server\/.*\.ts$/.test(file) && !/\.test\.ts$/.test(file) && !file.startsWith(MOULD)
const codeOf = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/ .*$/gm, '')
    .replace(/^(import|export) [^\n]*$/gm, '')

/** Casts in the server of what the store answered (its columns are typed), and those that switch the checks off. */
export function castFaults({ file, text }: Source): Fault[] {
  if (!isOurs(file)) return []
  const code = codeOf(text)
  const columns = [...code.matchAll(/\brow\??\.(\w+) as [\w{]/g)].map(([, column = '']) => column)
  return [
    ...columns.map((column) => ({ file, message: `casts the column ${column}: src/server/columns.ts types it` })),
    ...(/\bas never\b/.test(code) && !unchecked.has(file)
      ? [{ file, message: 'switches the checks off: as never' }]
      : []),
  ]
}

/** The server's casts to a type of its own, all together, when they are more than there were. */
export function castCountFaults(sources: readonly Source[], most = MOST): Fault[] {
  const count = sources
    .filter(({ file }) => isOurs(file))
    .reduce((sum, { text }) => sum + [...codeOf(text).matchAll(/\bas (unknown as )?[A-Z]/g)].length, 0)
  const message = `has ${count} casts; there were ${most}`
  return count > most ? [{ file: 'src/server', message }] : []
}
