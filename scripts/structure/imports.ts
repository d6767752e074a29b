/** A source file: its path from the root and its text. */
export interface Source {
  file: string
  text: string
}

/** A violation of the repository's structure. */
export interface Fault {
  file: string
  message: string
}

interface ImportRules {
  /** folders that files may import from */
  from: readonly string[]
  /** packages that files may not import */
  without: RegExp
}

const react = /^(react|react-dom|react-admin|ra-|@mui\/|@emotion\/)/
/** The console draws icons of @mdi/js with its own Icon component. */
const otherIcons = /^@mui\/icons-material/
const server = /^(node:|fastify|@fastify\/|kysely|pg$|@electric-sql\/|socket\.io$|nodemailer|@node-rs\/)/

// Allowed imports by folder: console, server and widget are independent programs that share only the contract and
// generated files.
const rulesByFolder: Readonly<Record<string, ImportRules>> = {
  'src/contract/': { from: ['src/contract/'], without: /^(?!ajv-formats\/dist\/formats\.js$)/ },
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
    without: /^(?!kysely$|fast-deep-equal$)/,
  },
}

/** Reports imports that a file's folder does not allow. Tests may import anything. */
export function importFaults({ file, text }: Source): Fault[] {
  const rules = Object.entries(rulesByFolder).find(([folder]) => file.startsWith(folder))?.[1]
  if (!rules || /\.test\.tsx?$/.test(file)) return []
  return importsOf(text).flatMap((specifier) => {
    if (!specifier.startsWith('.'))
      return rules.without.test(specifier) ? [{ file, message: `may not import the package ${specifier}` }] : []
    const target = resolvePath(file, specifier)
    return rules.from.some((folder) => target.startsWith(folder)) ? [] : [{ file, message: `may not import ${target}` }]
  })
}

/** Reports tests that stub the server with msw directly: such responses are not validated against the description. */
export function answerFaults({ file, text }: Source): Fault[] {
  if (file.startsWith('tests/support/') || !importsOf(text).some((one) => /^msw(\/|$)/.test(one))) return []
  return [
    { file, message: 'may not import the package msw: use tests/support/network-stubs.ts, which validates responses' },
  ]
}

/** The specifiers of all imports, re-exports and dynamic imports with a literal path. */
export function importsOf(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const wanted =
    /(?:^|[;\s])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|[;\s])import\s*['"]([^'"]+)['"]|\bimport\(\s*['"`]([^'"`]+)['"`]/gm
  return [...code.matchAll(wanted)].map(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? '')
}

/** Resolves a relative specifier to a path from the root. */
export function resolvePath(file: string, specifier: string): string {
  const parts = file.split('/').slice(0, -1)
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}
