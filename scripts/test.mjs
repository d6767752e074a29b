// `npm test`: everything, also on a bare machine: installs missing programs, checks, builds and runs every suite. With
// names of features or files, or with `--changed`, runs a part of it.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureDependencies, root, runOrExit } from './setup/dependencies.mjs'
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
runOrExit(process.execPath, ['scripts/check.mjs'])
// In its own process, because building sets NODE_ENV=production.
runOrExit(process.execPath, ['scripts/build.mjs'])

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

/** Failed tests in vitest's report with their first message; a file that could not be loaded counts as one failure. */
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

/** The files of failed tests in vitest's report. */
const failedFiles = (report) =>
  (report?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => path.relative(root, name))

/** The failures of a first attempt that did not fail again. */
const without = (first, again) => first.filter(({ name }) => !again.some((other) => other.name === name))

/** Tests in Playwright's report (nested suites) that ended with `status`, with their first message. */
const browserTests = (suite, status) => [
  ...(suite?.suites ?? []).flatMap((inner) => browserTests(inner, status)),
  ...(suite?.specs ?? [])
    .filter(({ tests }) => tests[0]?.status === status)
    .map(({ file, line, title, tests }) => ({
      name: `${file}:${line}: ${title}`,
      message: tests[0]?.results[0]?.error?.message ?? '',
    })),
]

const vitest = (report, files = []) =>
  run(
    bin('vitest'),
    [
      'run',
      '--config=scripts/config/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      '--reporter=./scripts/setup/unhandled-errors.mjs',
      `--outputFile.json=${path.join(reports, report)}`,
      ...files,
    ],
    { UNHANDLED_ERRORS: path.join(reports, 'unhandled.json') },
  )
const playwright = (report, options = []) =>
  run(bin('playwright'), ['test', '--config=scripts/config/playwright.config.ts', ...options], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, report),
  })

// What failed runs once more, after everything else and with new servers, data and browsers: on a busy machine a test
// may run out of time. If more tests than these fail, the cause is not the machine.
const MOST_AGAIN = 25
const areFew = (count) => count > 0 && count <= MOST_AGAIN

let unitsOk = vitest('vitest.json')
// A second attempt cannot show whether an error outside of tests, or the end of a worker, happens again.
const isWhole = read('unhandled.json') === 0
let browserOk = playwright('playwright.json')
const unit = read('vitest.json')
const browserReport = read('playwright.json')
let [failures, browserFailures] = [failedUnits(unit), browserTests(browserReport, 'unexpected')]
const flaky = []
if (isWhole && areFew(failures.length)) {
  unitsOk = vitest('vitest-again.json', failedFiles(unit))
  const again = failedUnits(read('vitest-again.json'))
  flaky.push(...without(failures, again))
  failures = again
}
if (areFew(browserFailures.length)) {
  browserOk = playwright('playwright-again.json', ['--last-failed', '--workers=2'])
  const again = browserTests(read('playwright-again.json'), 'unexpected')
  flaky.push(...without(browserFailures, again))
  browserFailures = again
}

// A suite that could not start counts as a failure.
const failed =
  (unit?.numTotalTests ? failures.length : 1) + (browserReport?.stats.expected ? browserFailures.length : 1)
const passed = (unit?.numPassedTests ?? 0) + (browserReport?.stats.expected ?? 0) + flaky.length
// Repeat failures at the end: thousands of lines of output may follow a failure.
const say = (mark, tests) => {
  for (const { name, message } of tests)
    console.log(`\n${mark} ${name}\n${message.split('\n').slice(0, 12).join('\n')}`)
}
// A second attempt can hide a race in the test or the product, so flaky tests are listed to be fixed.
say('⚠ passed only on the second attempt:', flaky)
say('✘', [...failures, ...browserFailures])
// Skipped tests, such as those of a missing browser, are counted separately from passed ones.
const skipped = (unit?.numPendingTests ?? 0) + (browserReport?.stats.skipped ?? 0)
const again = flaky.length ? `, ${flaky.length} of them on the second attempt` : ''
console.log(`\n${passed} passed${again}, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exit(unitsOk && browserOk && failed === 0 ? 0 : 1)
