// Which tests a change reaches: those that come to a changed file by following what is imported. Asking the tests'
// runner compiles every file for it, which takes a minute; reading them takes a second.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './dependencies.mjs'

const CODE = /\.(tsx?|mjs)$/
const TEST = /\.test\.tsx?$/
const BROWSER_TEST = /\.e2e\.ts$/
/** What is imported at run time: types change no test. */
const IMPORTED = [
  /\b(?:import|export)(?!\s+type\b)[\w\s{},*$]*from\s*['"](\.[^'"]+)['"]/g,
  /\bimport\s*\(?\s*['"](\.[^'"]+)['"]/g,
  /\bnew URL\(\s*['"](\.[^'"]+)['"]/g,
]
/** Programs that tests start, told by their path from the root. */
const STARTED = /['"`]((?:src|scripts|tests)\/[^'"`]+\.(?:tsx?|mjs))['"`]/g
/** What is made of these is not committed all of it: git tells that they changed, and not which of it did. */
const CONTRACT = /^(openapi|scripts\/generate)\/.*(?<!\.(test\.ts|md))$/
/** What no test imports and each depends on; those of the console on more. */
const CONFIG = 'scripts/config/vitest.config.ts'
const BELOW_ALL = ['package-lock.json', CONFIG]
const BELOW_CONSOLE = [...BELOW_ALL, 'tests/support/dom.ts']
/** What is read from the disk, started beside the tests or found while they run, by who depends on it: files and folders. */
const READ = {
  // whoever asks the server of console tests
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
  // the rules for what is written in a contract, whichever it is
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

/** What is made of the contract and not committed. */
const built = () => git('ls-files', '--others', '--ignored', '--exclude-standard', '-z', 'generated')

/** The files that git calls changed, new or gone since the last commit, by their path from the root. */
export function changedFiles() {
  const tracked = git('diff', 'HEAD', '--name-only', '--no-renames', '-z')
  return [...tracked, ...git('ls-files', '--others', '--exclude-standard', '-z')]
}

/** With what is made of a changed contract; of a screen, it is types alone. */
const withBuilt = (changed) => (changed.some((file) => CONTRACT.test(file)) ? [...changed, ...built()] : changed)

/** The folders around a file, as programs name them that read all of one, such as the store its migrations. */
const foldersOf = (file) =>
  file
    .split('/')
    .slice(0, -1)
    .map((_, at, names) => `${names.slice(0, at + 1).join('/')}/`)

function importsOf(file) {
  // the files that it names begin a run, and are told above where tests depend on them
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

/** The files that come to one of these, with themselves and the folders that all of them stand in. */
function reachedBy(changed) {
  const places = ['src', 'scripts', 'tests', 'generated']
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', '-z', ...places)
  const importers = new Map()
  for (const file of [...files, ...built()].filter((one) => CODE.test(one) && existsSync(path.join(root, one))))
    for (const imported of importsOf(file)) importers.set(imported, [...(importers.get(imported) ?? []), file])
  const reached = new Set(withBuilt(changed).flatMap((file) => [file, ...foldersOf(file)]))
  // a set that grows while it is walked: what is added comes later
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
  return [...reached].filter((file) => existsSync(path.join(root, file))).sort()
}

/** The unit tests that come to one of the files, changed tests included; paths are the root's. */
export const testsOf = (changed) => reachedBy(changed).filter((file) => TEST.test(file))

/** The browser tests that come to one of the files among the tests: all of them come to whatever is built. */
export const browserTestsOf = (changed) =>
  reachedBy(changed.filter((file) => file.startsWith('tests/'))).filter((file) => BROWSER_TEST.test(file))
