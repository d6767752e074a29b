// `npm test -- <feature, file …>` and `npm test -- --changed`: runs a part of the tests, for use during development.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensureDependencies, root, runOrExit } from './dependencies.mjs'
import { ensureGenerated } from './generated.mjs'
import { workInMemory } from './memory.mjs'
import { ensureTestBrowsers } from './programs.mjs'
import { browserTestsOf, changedFiles, testsOf } from './reached.mjs'

const run = (name, args) =>
  spawnSync(path.join(root, 'node_modules/.bin', name), args, { cwd: root, stdio: 'inherit' }).status ?? 1

/**
 * Runs the tests whose path contains one of the names, on the embedded database; with `--changed`, those affected by
 * changes since the last commit. Browser tests need a build, so they only run if they are named, or if they or the test
 * files they import changed.
 * @returns the exit code
 */
export function runSome(args) {
  ensureDependencies()
  const names = args.filter((one) => !one.startsWith('--'))
  // Generated files that change count as changed, too.
  if (args.includes('--changed')) ensureGenerated()
  const changed = args.includes('--changed') ? changedFiles() : []
  const isBrowser = (name) => name.endsWith('.e2e.ts')
  const inBrowser = [...names.filter(isBrowser), ...browserTestsOf(changed)]
  const others = [...names.filter((name) => !isBrowser(name)), ...testsOf(changed)]
  if (others.length === 0 && inBrowser.length === 0) {
    console.log('No test covers the changed files.')
    return 0
  }
  workInMemory()
  const code = others.length > 0 ? runUnits(others) : 0
  return inBrowser.length > 0 ? runInBrowser(inBrowser) || code : code
}

const runUnits = (names) =>
  run('vitest', [
    'run',
    '--config=scripts/config/vitest.config.ts',
    '--passWithNoTests',
    '--project=node',
    '--project=dom',
    ...names,
  ])

function runInBrowser(names) {
  Object.assign(process.env, ensureTestBrowsers())
  runOrExit(process.execPath, ['scripts/build.mjs'])
  return run('playwright', ['test', '--config=scripts/config/playwright.config.ts', ...names])
}
