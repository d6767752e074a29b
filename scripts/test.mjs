// `npm test`: everything, on a bare machine: installs what is missing, checks, builds, runs every suite. With names of
// features or files, or `--changed`, a part of it.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureDependencies, must, root } from './setup/dependencies.mjs'
import { workInMemory } from './setup/memory.mjs'
import { beginInstalling, ensureOtherBrowsers, ensurePostgres, ensureTestBrowsers } from './setup/programs.mjs'
import { runSome } from './setup/some-tests.mjs'

const some = process.argv.slice(2)
if (some.length > 0) process.exit(runSome(some))

const programs = beginInstalling()
ensureDependencies()
await programs
Object.assign(process.env, ensureTestBrowsers(), ensureOtherBrowsers())
if (ensurePostgres()) process.env.REQUIRE_POSTGRES = '1'
must(process.execPath, ['scripts/check.mjs'])
// in a process of its own: building leaves NODE_ENV=production behind
must(process.execPath, ['scripts/build.mjs'])

workInMemory()
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

/** Failed tests of vitest's report, each with its first message; a file that could not be loaded counts by itself. */
const failedUnits = (report) =>
  (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(root, name)
      const failures = assertionResults.filter(({ status }) => status === 'failed')
      return failures.length
        ? failures.map((test) => ({ name: `${file}: ${test.fullName}`, message: test.failureMessages[0] ?? '' }))
        : [{ name: file, message }]
    })

/**
 * Tests of Playwright's report, whose suites lie within one another, that ended as `status` says, each with its first
 * message: 'unexpected' failed twice, 'flaky' passed the second time.
 */
const browserTests = (suite, status) => [
  ...(suite?.suites ?? []).flatMap((inner) => browserTests(inner, status)),
  ...(suite?.specs ?? [])
    .filter(({ tests }) => tests[0]?.status === status)
    .map(({ file, line, title, tests }) => ({
      name: `${file}:${line}: ${title}`,
      message: tests[0]?.results[0]?.error?.message ?? '',
    })),
]

const units = path.join(reports, 'vitest.json')
const unitsOk = run(bin('vitest'), [
  'run',
  '--config=scripts/config/vitest.config.ts',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${units}`,
])
// a second try gets a server, data and browser of its own
const browserOk = run(bin('playwright'), ['test', '--config=scripts/config/playwright.config.ts', '--retries=1'], {
  PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, 'playwright.json'),
})

const unit = read('vitest.json')
const browserReport = read('playwright.json')
const browser = browserReport?.stats
const flaky = browserTests(browserReport, 'flaky')
const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0) + flaky.length
// a suite that could not even begin counts as one that failed
const failed = (unit?.numTotalTests ? unit.numFailedTests : 1) + (browser?.expected ? browser.unexpected : 1)
// Said once more at the end: between a failure and here lie thousands of lines
const say = (mark, tests) => {
  for (const { name, message } of tests)
    console.log(`\n${mark} ${name}\n${message.split('\n').slice(0, 12).join('\n')}`)
}
// a second try hides a race of the test or of the product: it is named, to be found and mended
say('⚠ passed at the second try only:', flaky)
say('✘', [...failedUnits(unit), ...browserTests(browserReport, 'unexpected')])
// a lane whose browser is not there must not look like one that passed
const skipped = (unit?.numPendingTests ?? 0) + (browser?.skipped ?? 0)
const again = flaky.length ? `, ${flaky.length} of them at the second try` : ''
console.log(`\n${passed} passed${again}, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exit(unitsOk && browserOk && failed === 0 ? 0 : 1)
