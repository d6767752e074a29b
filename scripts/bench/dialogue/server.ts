import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildApp } from '../../../src/server/app.ts'
import { seedDemo } from '../../../src/server/demo/seed.ts'
import { trainDemo } from '../../../src/server/demo/training.ts'
import { inCall } from '../../../src/server/foundation/http/context.ts'
import { loadSettings } from '../../../src/server/foundation/settings/settings.ts'
import { openStore } from '../../../src/server/foundation/store/db.ts'
import { botColumns, botSnapshot } from '../../../src/server/knowledge/dialogue/snapshot.ts'
import { publishedTraining } from '../../../src/server/knowledge/dialogue/trained.ts'
import type { BotSnapshot } from '../../../src/server/knowledge/dialogue/types.ts'
import { ensurePlans } from '../../../src/server/people/platform/plans.ts'
import { startWorkers } from '../../../src/server/workers.ts'

/** The demo's data end here, and its conversations take place here: a Tuesday, 11:00 in Buenos Aires. */
export const START = new Date('2026-03-10T14:00:00Z')

/** Few chats: the conversations only need the bots. */
const CHATS = 30

interface ClockedServer {
  url: string
  /** moves the server's clock, so that its rate limits do not end the benchmark */
  advance(seconds: number): void
  /** what a bot answers from, as its customers' messages find it */
  snapshotOf(botId: number): Promise<BotSnapshot>
  stop(): Promise<void>
}

/** Starts the demo from source, in this process, with a clock of its own. Its bots start their training. */
export async function startClockedServer(): Promise<ClockedServer> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'))
  const given = { DATA_DIR: dataDir, MODE: 'demo', LOG_LEVEL: 'warn', PORT: '0' }
  const settings = { ...loadSettings(given, dataDir), consoleDir: undefined }
  const began = performance.now()
  let ahead = 0
  const clock = () => new Date(START.getTime() + performance.now() - began + ahead)
  const store = await openStore({ dataDir })
  await store.run(ensurePlans)
  await seedDemo(store, { today: START, chats: CHATS })
  const app = await buildApp({ store, settings, services: { clock } })
  await store.run(() => inCall({ services: app.services }, trainDemo))
  const workers = await startWorkers(store, app.services)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    advance: (seconds) => {
      ahead += seconds * 1_000
    },
    snapshotOf: (botId) =>
      store.run(async () => botSnapshot(botId, await botColumns(botId), await publishedTraining(botId), clock())),
    stop: async () => {
      await app.close()
      await workers.stop()
      await store.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
