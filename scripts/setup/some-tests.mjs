// `npm test -- <feature, file …>` and `npm test -- --changed`: a part of the tests, for the time between two changes.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensureDependencies, must, root } from './dependencies.mjs'
import { ensureChromium } from './programs.mjs'

const run = (name, args) =>
  spawnSync(path.join(root, 'node_modules/.bin', name), args, { cwd: root, stdio: 'inherit' }).status ?? 1

/** The files that git calls changed or new. */
function changedFiles() {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--untracked-files=all'], {
    cwd: root,
    encoding: 'utf8',
  })
  return stdout.split('\n').map((line) => line.slice(3).split(' -> ').at(-1) ?? '')
}

/**
 * Runs the tests whose path holds one of the names, on the embedded store; with `--changed` those that a change since
 * the last commit reaches. Browser tests, which need a build, only run where their file is named or changed.
 * @returns the exit code
 */
export function runSome(args) {
  ensureDependencies()
  const names = args.filter((one) => !one.startsWith('--'))
  const changed = args.includes('--changed')
  const isBrowser = (name) => name.endsWith('.e2e.ts')
  const inBrowser = [...names, ...(changed ? changedFiles() : [])].filter(isBrowser)
  const others = names.filter((name) => !isBrowser(name))
  let code = 0
  if (others.length > 0 || changed) {
    const which = changed ? ['--changed', ...others] : others
    const projects = ['--project=node', '--project=dom']
    code = run('vitest', [
      'run',
      '--config=scripts/config/vitest.config.ts',
      '--passWithNoTests',
      ...projects,
      ...which,
    ])
  }
  if (inBrowser.length === 0) return code
  process.env.CHROMIUM = ensureChromium()
  must(process.execPath, ['scripts/build.mjs'])
  return run('playwright', ['test', '--config=scripts/config/playwright.config.ts', ...inBrowser]) || code
}
