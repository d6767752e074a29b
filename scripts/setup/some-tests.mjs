// `npm test -- <feature, file …>` and `npm test -- --changed`: a part of the tests, for the time between two changes.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensureDependencies, must, root } from './dependencies.mjs'
import { ensureGenerated } from './generated.mjs'
import { workInMemory } from './memory.mjs'
import { ensureTestBrowsers } from './programs.mjs'
import { browserTestsOf, changedFiles, testsOf } from './reached.mjs'

const run = (name, args) =>
  spawnSync(path.join(root, 'node_modules/.bin', name), args, { cwd: root, stdio: 'inherit' }).status ?? 1

/**
 * Runs the tests whose path holds one of the names, on the embedded store; with `--changed` those that a change since
 * the last commit reaches. Browser tests, which need a build, only run where they are named, or they or what they
 * import of the tests changed.
 * @returns the exit code
 */
export function runSome(args) {
  ensureDependencies()
  const names = args.filter((one) => !one.startsWith('--'))
  // what a change makes of generated/ counts as changed
  if (args.includes('--changed')) ensureGenerated()
  const changed = args.includes('--changed') ? changedFiles() : []
  const isBrowser = (name) => name.endsWith('.e2e.ts')
  const inBrowser = [...names.filter(isBrowser), ...browserTestsOf(changed)]
  const others = [...names.filter((name) => !isBrowser(name)), ...testsOf(changed)]
  if (others.length === 0 && inBrowser.length === 0) {
    console.log('No test comes to what was changed.')
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
  must(process.execPath, ['scripts/build.mjs'])
  return run('playwright', ['test', '--config=scripts/config/playwright.config.ts', ...names])
}
