import type { Fault, Source } from './imports.ts'

/** Lines beyond which a file is no longer one subject; what only lists things may be longer. */
const LONGEST = { source: 300, list: 400 }
const isList = /\.css$|\.(test|e2e)\.tsx?$|^src\/server\/demo\//

const places: [what: RegExp, where: RegExp, message: string][] = [
  [/\.e2e\.ts$/, /^tests\//, 'browser tests live in tests/<area>'],
  [/\.test\.tsx?$/, /^(src|scripts|tests)\//, 'tests stand beside their source or in tests/<area>'],
  [/\.tsx$/, /^(src\/(console|widget)|tests|scripts\/bench)\//, 'components live in the console or the widget'],
  [/\.css$/, /^(src\/(console|widget)|scripts\/bench)\//, 'styles live in the console or the widget'],
  [
    /\.sql$/,
    /^src\/server\/foundation\/store\/migrations\/\d{4}_[a-z0-9_]+\.sql$/,
    'migrations are src/server/foundation/store/migrations/0001_name.sql',
  ],
  [/\.jsx?$/, /^(src\/(console\/public|widget\/public)|generated)\//, 'sources are TypeScript'],
]

/** Files that are not where their kind lives, or too long. */
export function placeFaults({ file, text }: Source): Fault[] {
  const found = places
    .filter(([what, where]) => what.test(file) && !where.test(file))
    .map(([, , message]) => ({ file, message }))
  const lines = text.split('\n').length - 1
  const longest = isList.test(file) ? LONGEST.list : LONGEST.source
  if (lines > longest && /^(src|scripts|tests)\/.*\.(tsx?|mjs|css)$/.test(file))
    found.push({ file, message: `has ${lines} lines; more than ${longest} are more than one subject` })
  return found
}

/** A page of the contract has its folder or file, and a folder of a page its screen. */
export function pageFaults(pages: ReadonlySet<string>, files: readonly string[]): Fault[] {
  const below = files.flatMap((file) => /^src\/console\/features\/(.+)\.tsx$/.exec(file)?.[1] ?? [])
  const present = new Set(below.map((name) => name.replace(/\/index$/, '')))
  // the error page is of no feature: it is shown where none could be
  const missing = [...pages].filter((page) => page !== 'error' && !present.has(page))
  const extra = below.filter((name) => name.endsWith('/index') && !pages.has(name.replace(/\/index$/, '')))
  return [
    ...missing.map((page) => ({
      file: `src/console/features/${page}/index.tsx`,
      message: 'is missing: a screen names this page',
    })),
    ...extra.map((name) => ({ file: `src/console/features/${name}.tsx`, message: 'belongs to no screen' })),
  ]
}
