import path from 'node:path'
import { defineConfig } from '@playwright/test'

const root = path.resolve(import.meta.dirname, '../..')

// A browser that asks nobody but the page under test.
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // a microphone that hums, for whoever was permitted one
  '--use-fake-device-for-media-stream',
]

const { CHROMIUM = '/usr/bin/chromium', CHROMIUM_SHELL: SHELL = CHROMIUM } = process.env
// What the shell without windows does not do as people's browsers do: a microphone, and frames of other sites.
const IN_WINDOWS = ['**/widget*.e2e.ts']
const SHOP = '**/engine/shop.e2e.ts'

export default defineConfig({
  testDir: path.join(root, 'tests'),
  testMatch: '**/*.e2e.ts',
  outputDir: path.join(root, 'test-results'),
  globalSetup: path.join(root, 'tests/support/e2e-setup.ts'),
  // on a busy machine everything takes its time; these are met only by what never comes
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // each waits for pages to be painted, for timers and for answers: two leave a third of two cores idle
  workers: 3,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    // Deliberately not the product's language: nothing may depend on the browser's
    locale: 'en-US',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // a trace of each test costs a fifth of the run, and is thrown away wherever nothing fails: TRACE=1 keeps them
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // begins while the demo is made that all others need
    { name: 'shop', testMatch: SHOP, use: { launchOptions: { executablePath: SHELL, args: QUIET } } },
    { name: 'windows', testMatch: IN_WINDOWS, use: { launchOptions: { executablePath: CHROMIUM, args: QUIET } } },
    {
      name: 'shell',
      testIgnore: [...IN_WINDOWS, SHOP],
      use: { launchOptions: { executablePath: SHELL, args: QUIET } },
    },
  ],
})
