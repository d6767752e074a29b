import path from 'node:path'
import { defineConfig } from '@playwright/test'

const root = path.resolve(import.meta.dirname, '../..')

// Chromium without background network requests.
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // a fake microphone that hums, for pages with permission
  '--use-fake-device-for-media-stream',
]

const { CHROMIUM = '/usr/bin/chromium', CHROMIUM_SHELL: SHELL = CHROMIUM } = process.env
// Tests that the headless shell cannot run like a real browser: microphone, and frames of other sites.
const IN_WINDOWS = ['**/widget*.e2e.ts']
const SHOP = '**/engine/shop.e2e.ts'
// Minutes in one file: started first, so that no worker is left with one of them at the end.
const LONG = ['training', 'knowledge', 'inbox-dialogs', 'first-hour', 'testbot-batch', 'archives'].map(
  (name) => `**/e2e/${name}.e2e.ts`,
)

export default defineConfig({
  testDir: path.join(root, 'tests'),
  testMatch: '**/*.e2e.ts',
  outputDir: path.join(root, 'test-results'),
  globalSetup: path.join(root, 'tests/support/e2e-setup.ts'),
  // Generous timeouts for busy machines; only a real hang reaches them.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // Tests mostly wait for painting, timers and responses: with three workers, a third of two cores is idle.
  workers: 4,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    // Deliberately not the product's language: nothing may depend on the browser's locale.
    locale: 'en-US',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // A trace of each test adds a fifth to the run and is discarded unless a test fails; TRACE=1 enables it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // starts while the demo data that all other projects need is created
    { name: 'shop', testMatch: SHOP, use: { launchOptions: { executablePath: SHELL, args: QUIET } } },
    { name: 'long', testMatch: LONG, use: { launchOptions: { executablePath: SHELL, args: QUIET } } },
    { name: 'windows', testMatch: IN_WINDOWS, use: { launchOptions: { executablePath: CHROMIUM, args: QUIET } } },
    {
      name: 'shell',
      testIgnore: [...IN_WINDOWS, SHOP, ...LONG],
      use: { launchOptions: { executablePath: SHELL, args: QUIET } },
    },
  ],
})
