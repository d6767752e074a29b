import type { Fault, Source } from './imports.ts'

/** Maximum number of lines of a file, so that it covers one subject; lists, styles and tests may be longer. */
const LONGEST = { source: 300, list: 400 }
const isList = /\.css$|\.(test|e2e)\.tsx?$|^src\/server\/demo\//

const places: [what: RegExp, where: RegExp, message: string][] = [
  [/\.e2e\.ts$/, /^tests\//, 'browser tests belong in tests/<area>'],
  [/\.test\.tsx?$/, /^(src|scripts|tests)\//, 'tests belong beside their source or in tests/<area>'],
  [/\.tsx$/, /^(src\/(console|widget)|tests|scripts\/bench)\//, 'components belong in the console or the widget'],
  [/\.css$/, /^(src\/(console|widget)|scripts\/(bench|graph))\//, 'styles belong in the console or the widget'],
  [
    /\.sql$/,
    /^src\/server\/foundation\/store\/migrations\/\d{4}_[a-z0-9_]+\.sql$/,
    'migrations are named src/server/foundation/store/migrations/0001_name.sql',
  ],
  [/\.jsx?$/, /^(src\/(console\/public|widget\/public)|generated)\//, 'sources are written in TypeScript'],
]

/** Reports files outside the folders for their kind, and files that are too long. */
export function placeFaults({ file, text }: Source): Fault[] {
  const found = places
    .filter(([what, where]) => what.test(file) && !where.test(file))
    .map(([, , message]) => ({ file, message }))
  const lines = text.split('\n').length - 1
  const longest = isList.test(file) ? LONGEST.list : LONGEST.source
  if (lines > longest && /^(src|scripts|tests)\/.*\.(tsx?|mjs|css)$/.test(file))
    found.push({ file, message: `has ${lines} lines; the maximum is ${longest}: split it by subject` })
  return found
}

/** Checks that each page of the contract has a file or folder, and that each page folder belongs to a screen. */
export function pageFaults(pages: ReadonlySet<string>, files: readonly string[]): Fault[] {
  const below = files.flatMap((file) => /^src\/console\/features\/(.+)\.tsx$/.exec(file)?.[1] ?? [])
  const present = new Set(below.map((name) => name.replace(/\/index$/, '')))
  // The error page belongs to no feature: it must work when no feature can be shown.
  const missing = [...pages].filter((page) => page !== 'error' && !present.has(page))
  const extra = below.filter((name) => name.endsWith('/index') && !pages.has(name.replace(/\/index$/, '')))
  return [
    ...missing.map((page) => ({
      file: `src/console/features/${page}/index.tsx`,
      message: 'is missing: a screen uses this page',
    })),
    ...extra.map((name) => ({ file: `src/console/features/${name}.tsx`, message: 'is not used by any screen' })),
  ]
}
