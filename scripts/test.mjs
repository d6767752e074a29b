// `npm test`: everything, on a bare machine: installs what is missing, checks, builds, runs every suite.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureDependencies, must, root } from './setup/dependencies.mjs'
import { ensureChromium, ensurePostgres } from './setup/programs.mjs'

ensureDependencies()
process.env.CHROMIUM = ensureChromium()
if (ensurePostgres()) process.env.REQUIRE_POSTGRES = '1'
must(process.execPath, ['scripts/check.mjs'])
// in a process of its own: building leaves NODE_ENV=production behind
must(process.execPath, ['scripts/build.mjs'])

const reports = mkdtempSync(path.join(os.tmpdir(), 'report-'))
const bin = (name) => path.join(root, 'node_modules/.bin', name)
const run = (command, args, env = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
const read = (name) => {
  try {
    return JSON.parse(readFileSync(path.join(reports, name), 'utf8'))
  } catch {
    return undefined
  }
}

const units = path.join(reports, 'vitest.json')
const unitsOk = run(bin('vitest'), [
  'run',
  '--config=scripts/config/vitest.config.ts',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${units}`,
])
const browserOk = run(bin('playwright'), ['test', '--config=scripts/config/playwright.config.ts'], {
  PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, 'playwright.json'),
})

const unit = read('vitest.json')
const browser = read('playwright.json')?.stats
const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0)
// a suite that could not even begin counts as one that failed
const failed =
  (unit?.numTotalTests ? unit.numFailedTests : 1) + (browser?.expected ? browser.unexpected + browser.flaky : 1)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(unitsOk && browserOk && failed === 0 ? 0 : 1)
