import { availableParallelism } from 'node:os'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// The folder (and for the console the suffix) names the runner: *.test.ts in node, *.test.tsx in happy-dom,
// *.e2e.ts in Playwright.
// Areas of the server whose tests go through HTTP: they run once more on PostgreSQL, where a server can be started.
const areas =
  'account,areas,changes,contacts,dialogue,entities,examples,groups,home,intents,media,misunderstood,platform,responses,state,team,testbot,training'
// Of the inbox and its events, the files whose statements are the most involved; the others would take as long again.
const inbox = ['chats/{handing,inbox,later,names,resource,tools,visibility}', 'realtime/{consistency,emit}']
const onPostgres = {
  extends: true as const,
  test: {
    name: 'postgres',
    environment: 'node' as const,
    include: [`tests/{${areas}}/**/*.test.ts`, ...inbox.map((files) => `tests/${files}.test.ts`)],
    env: { TEST_STORE: 'postgres' },
    globalSetup: ['tests/support/postgres-setup.ts'],
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
}

export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  plugins: [react()],
  test: {
    globalSetup: ['scripts/setup/generated.ts'],
    reporters: ['default'],
    // one more than two cores: each waits for what it started, for timers and for the disk
    maxWorkers: Math.max(3, availableParallelism()),
    // what was compiled once stays compiled until its file changes, for the other projects and for the next run
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,scripts,tests}/**/*.test.ts'],
          globalSetup: ['tests/support/spare-setup.ts'],
          // loading the server once more for each file took half of the time; each test's server has a store of its own
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // no line to a server: pages load the package when they need it, which a mock of the set-up may come too late for
        resolve: { alias: { 'socket.io-client': path.resolve(import.meta.dirname, '../../tests/support/sockets.ts') } },
        test: {
          name: 'dom',
          environment: 'happy-dom',
          // a thread begins sooner than a process, and loads the console once for all its files: loading it for each
          // took nearly half of the time
          pool: 'threads',
          isolate: false,
          include: ['{src,tests}/**/*.test.tsx'],
          setupFiles: ['tests/support/dom.ts'],
          globalSetup: ['tests/support/console-setup.ts'],
          environmentOptions: { happyDOM: { url: 'http://localhost/' } },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      ...(process.env.REQUIRE_POSTGRES === '1' ? [onPostgres] : []),
    ],
  },
})
