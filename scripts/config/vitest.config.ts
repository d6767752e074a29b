import { availableParallelism } from 'node:os'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { manual } from '../manual/plugin.ts'

// The file suffix selects the runner: *.test.ts in node, *.test.tsx in happy-dom, *.e2e.ts in Playwright.
// Features whose server tests use HTTP: they also run on PostgreSQL where REQUIRE_POSTGRES=1 is set.
const areas =
  'account,analytics,areas,changes,contacts,entities,examples,groups,home,intents,media,misunderstood,platform,responses,state,team'
// Of others only the tests with the most complex SQL, or with work in parallel: all of them would take as long again.
const others = [
  'dialogue/{alone,given,live,webhook}',
  'forms/product-changes',
  'testbot/batch',
  'training/{processes,queue}',
  'chats/{forward,handing,inbox,later,macro-turns,names,resource,sensitive-earlier,tools,visibility}',
  'keys/{every-call,keys,writing}',
  'notifications/{consent,consent-beside,consent-erased}',
  'realtime/{consistency,emit}',
]
const onPostgres = {
  extends: true as const,
  test: {
    name: 'postgres',
    environment: 'node' as const,
    include: [`tests/{${areas}}/**/*.test.ts`, ...others.map((files) => `tests/${files}.test.ts`)],
    env: { TEST_STORE: 'postgres' },
    globalSetup: ['tests/support/postgres-setup.ts'],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
}

export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  plugins: [react(), manual()],
  test: {
    globalSetup: ['scripts/setup/generated.ts'],
    reporters: ['default'],
    // React throws it, rarely, from the timer of a delayed commit that a test no longer waits for.
    onUnhandledError: ({ message }) => !message?.startsWith('Cannot commit the same tree as before'),
    // More workers than two cores: tests wait for processes, timers and the disk.
    maxWorkers: Math.max(4, availableParallelism()),
    // Compiled modules are cached across projects and runs until their file changes.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,scripts,tests}/**/*.test.ts'],
          globalSetup: ['tests/support/spare-setup.ts'],
          // Loading the server again for each file took half of the time. Each test starts a server with its own store.
          isolate: false,
          // The optimizing compiler for the WebAssembly of the database costs more than it saves: 7 to 9 % of the work.
          execArgv: ['--liftoff-only'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        // No socket connections. An alias is necessary because pages import the package lazily, when a mock in the
        // setup file may come too late.
        resolve: { alias: { 'socket.io-client': path.resolve(import.meta.dirname, '../../tests/support/sockets.ts') } },
        test: {
          name: 'dom',
          environment: 'happy-dom',
          // Threads start faster than processes, and without isolation the console is loaded once instead of once per
          // file, which took nearly half of the time.
          pool: 'threads',
          isolate: false,
          include: ['{src,tests}/**/*.test.tsx'],
          setupFiles: ['tests/support/dom.ts'],
          globalSetup: ['tests/support/console-setup.ts'],
          environmentOptions: { happyDOM: { url: 'http://localhost/' } },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      ...(process.env.REQUIRE_POSTGRES === '1' ? [onPostgres] : []),
    ],
  },
})
