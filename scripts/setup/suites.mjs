// The two halves of the whole run, beside one another: a browser test waits for pages, timers and answers nearly half of
// its time, which the other half has a use for.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { root } from './dependencies.mjs'

const bin = (name) => path.join(root, 'node_modules/.bin', name)

/** Starts a program; resolves to whether it succeeded. */
function start(command, args, { env, output = 'inherit' } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  })
  const done = new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
  return { child, done }
}

/** Keeps a program's output until `quiet` has come, so that its lines do not stand between those of another. */
function afterwards({ child, done }, quiet) {
  let kept = []
  const print = (chunk) => (kept ? kept.push(chunk) : process.stdout.write(chunk))
  child.stdout.on('data', print)
  child.stderr.on('data', print)
  quiet.then(() => {
    process.stdout.write(Buffer.concat(kept))
    kept = undefined
  })
  return Promise.all([done, quiet]).then(([ok]) => ok)
}

/**
 * Runs vitest and Playwright, each of which writes its report (`vitest.json`, `playwright.json`) into the folder.
 * Browser tests go first where both want the processor: they are the longer half, and people's browsers wait the least.
 */
export async function runSuites(folder) {
  const units = start('nice', [
    '-n',
    '5',
    bin('vitest'),
    'run',
    '--config=scripts/config/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path.join(folder, 'vitest.json')}`,
  ])
  // a second try gets a server, data and browser of its own
  const browser = start(bin('playwright'), ['test', '--config=scripts/config/playwright.config.ts', '--retries=1'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(folder, 'playwright.json') },
    output: 'pipe',
  })
  const [unitsOk, browserOk] = await Promise.all([units.done, afterwards(browser, units.done)])
  return { unitsOk, browserOk }
}
