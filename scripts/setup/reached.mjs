// Finds the tests affected by a change: those that import a changed file, directly or indirectly. The test runner can
// do this too, but it compiles every file for that, which takes a minute; scanning the files takes a second.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './dependencies.mjs'

const CODE = /\.(tsx?|mjs)$/
const TEST = /\.test\.tsx?$/
const BROWSER_TEST = /\.e2e\.ts$/
/** Imports at run time; type imports cannot change a test's result. */
const IMPORTED = [
  /\b(?:import|export)(?!\s+type\b)[\w\s{},*$]*from\s*['"](\.[^'"]+)['"]/g,
  /\bimport\s*\(?\s*['"](\.[^'"]+)['"]/g,
  /\bnew URL\(\s*['"](\.[^'"]+)['"]/g,
]
/** Programs that tests start by their path from the root. */
const STARTED = /['"`]((?:src|scripts|tests)\/[^'"`]+\.(?:tsx?|mjs))['"`]/g
/** Sources of generated files. Some of those are not committed, so git cannot tell which of them changed. */
const CONTRACT = /^(openapi|scripts\/generate)\/.*(?<!\.(test\.ts|md))$/
/** Files on which every test depends without importing them; console tests depend on further ones. */
const CONFIG = 'scripts/config/vitest.config.ts'
const BELOW_ALL = ['package-lock.json', CONFIG]
const BELOW_CONSOLE = [...BELOW_ALL, 'tests/support/dom.ts']
/**
 * Files and folders (with a slash) that are read from disk or started by setup files, by the file that depends on them.
 */
const READ = {
  // Console tests use its server through this module.
  'tests/support/backend.ts': ['tests/support/console-setup.ts'],
  'tests/support/spare-stores.ts': ['tests/support/spare-setup.ts'],
  'tests/support/shop-console.ts': ['tests/fixtures/shop/'],
  'tests/contract/answers.test.ts': ['openapi/', 'src/server/'],
  'tests/contract/broken.test.ts': ['openapi/', 'screens/'],
  'tests/contract/change.test.ts': ['openapi/', 'screens/', 'generated/'],
  'tests/contract/generated.test.ts': ['openapi/', 'screens/', 'generated/'],
  'tests/contract/shop.test.ts': ['tests/fixtures/shop/'],
  'tests/dialogue/conversations.test.ts': ['tests/dialogue/conversations/'],
  'scripts/generate/check/foreign.test.ts': ['scripts/generate/check/foreign/'],
  // the schemas of contract files, for every contract
  'scripts/generate/folders.ts': [
    'openapi/vocabulary.schema.json',
    'screens/screen.schema.json',
    'screens/shell.schema.json',
  ],
}

const git = (...args) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .stdout.split('\0')
    .filter(Boolean)

/** The generated files that are not committed. */
const built = () => git('ls-files', '--others', '--ignored', '--exclude-standard', '-z', 'generated')

/** Files that are changed, new or deleted since the last commit, by their path from the root. */
export function changedFiles() {
  const tracked = git('diff', 'HEAD', '--name-only', '--no-renames', '-z')
  return [...tracked, ...git('ls-files', '--others', '--exclude-standard', '-z')]
}

/** Adds the uncommitted generated files if the contract changed; those made from screens only contain types. */
const withBuilt = (changed) => (changed.some((file) => CONTRACT.test(file)) ? [...changed, ...built()] : changed)

/** The parent folders of a file. Some programs read a whole folder, such as the store its migrations. */
const foldersOf = (file) =>
  file
    .split('/')
    .slice(0, -1)
    .map((_, at, names) => `${names.slice(0, at + 1).join('/')}/`)

function importsOf(file) {
  // The configuration names setup files; their dependents are listed above.
  if (file === CONFIG) return []
  const text = readFileSync(path.join(root, file), 'utf8')
  const relative = IMPORTED.flatMap((pattern) => [...text.matchAll(pattern)])
  const started = [...text.matchAll(STARTED)].map(([, found]) => found)
  const below = TEST.test(file) ? (file.endsWith('x') ? BELOW_CONSOLE : BELOW_ALL) : []
  return [
    ...relative.map(([, found]) => path.join(path.dirname(file), found)),
    ...started,
    ...below,
    ...(READ[file] ?? []),
  ]
}

/** All files that depend on the given ones, including themselves and the folders that contain them. */
function reachedBy(changed) {
  const places = ['src', 'scripts', 'tests', 'generated']
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', '-z', ...places)
  const importers = new Map()
  for (const file of [...files, ...built()].filter((one) => CODE.test(one) && existsSync(path.join(root, one))))
    for (const imported of importsOf(file)) importers.set(imported, [...(importers.get(imported) ?? []), file])
  const reached = new Set(withBuilt(changed).flatMap((file) => [file, ...foldersOf(file)]))
  // Iterating over a Set includes the elements added meanwhile.
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
  return [...reached].filter((file) => existsSync(path.join(root, file))).sort()
}

/** The unit tests that depend on one of the files, including changed tests. */
export const testsOf = (changed) => reachedBy(changed).filter((file) => TEST.test(file))

/**
 * The browser tests that depend on a changed file in tests/. Changes elsewhere are ignored, since every browser test
 * depends on the whole build.
 */
export const browserTestsOf = (changed) =>
  reachedBy(changed.filter((file) => file.startsWith('tests/'))).filter((file) => BROWSER_TEST.test(file))
