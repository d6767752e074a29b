/** A source file: its path from the root, and its text. */
export interface Source {
  file: string
  text: string
}

/** Something that breaks the order of the house. */
export interface Fault {
  file: string
  message: string
}

interface Room {
  /** folders of the repository whose files may be imported */
  from: readonly string[]
  /** packages that may not */
  without: RegExp
}

const react = /^(react|react-dom|react-admin|ra-|@mui\/|@emotion\/)/
/** The console's icons are @mdi/js, drawn by its own Icon. */
const otherIcons = /^@mui\/icons-material/
const server = /^(node:|fastify|@fastify\/|kysely|pg$|@electric-sql\/|socket\.io$|nodemailer|@node-rs\/)/

// Who may import what: three programs that meet only in the contract and in what is generated from it.
const rooms: Readonly<Record<string, Room>> = {
  'src/contract/': { from: ['src/contract/'], without: /./ },
  'src/console/': {
    from: ['src/console/', 'src/contract/', 'generated/'],
    without: new RegExp(`${server.source}|${otherIcons.source}`),
  },
  'src/server/': { from: ['src/server/', 'src/contract/', 'generated/'], without: react },
  'src/widget/': {
    from: ['src/widget/', 'src/contract/', 'generated/'],
    without: new RegExp(`${react.source}|${server.source}`),
  },
  'generated/': {
    from: ['generated/', 'src/contract/', 'src/server/columns.ts'],
    without: /^(?!kysely$|ajv-formats\/dist\/formats\.js$|fast-deep-equal$)/,
  },
}

/** What a file imports that its room does not let it. Tests may use anything of the repository. */
export function importFaults({ file, text }: Source): Fault[] {
  const room = Object.entries(rooms).find(([folder]) => file.startsWith(folder))?.[1]
  if (!room || /\.test\.tsx?$/.test(file)) return []
  return importsOf(text).flatMap((specifier) => {
    if (!specifier.startsWith('.'))
      return room.without.test(specifier) ? [{ file, message: `may not import the package ${specifier}` }] : []
    const target = resolvePath(file, specifier)
    return room.from.some((folder) => target.startsWith(folder)) ? [] : [{ file, message: `may not import ${target}` }]
  })
}

/** Tests that answer for the server by themselves: nothing holds such an answer against the description. */
export function answerFaults({ file, text }: Source): Fault[] {
  if (file.startsWith('tests/support/') || !importsOf(text).some((one) => /^msw(\/|$)/.test(one))) return []
  return [{ file, message: 'may not import the package msw: tests/support/stage.ts validates what it answers' }]
}

/** Specifiers of every import, export-from and dynamic import of a fixed text. */
export function importsOf(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const wanted =
    /(?:^|[;\s])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|[;\s])import\s*['"]([^'"]+)['"]|\bimport\(\s*['"`]([^'"`]+)['"`]/gm
  return [...code.matchAll(wanted)].map(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? '')
}

/** The path from the root that a relative specifier in a file means. */
export function resolvePath(file: string, specifier: string): string {
  const parts = file.split('/').slice(0, -1)
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}
