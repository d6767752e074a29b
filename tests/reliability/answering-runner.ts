// A program for answering.test.ts: one of several servers of a PostgreSQL store. It is told of every message by the
// channel, as its neighbours are, answers what it gets hold of, and ends when nothing waits.
// Called with: address of the database, bot, how many customers, how many messages of each.
import { botJobs } from '../../src/server/conversation/answering/answer.ts'
import { receive } from '../../src/server/conversation/chats/core/receive.ts'
import { inCall } from '../../src/server/foundation/http/context.ts'
import { nextDue } from '../../src/server/foundation/jobs/claim.ts'
import { startWorker } from '../../src/server/foundation/jobs/worker.ts'
import type { Services } from '../../src/server/foundation/services/services.ts'
import { openStore } from '../../src/server/foundation/store/db.ts'

const [databaseUrl = '', bot = '', customers = '', messages = ''] = process.argv.slice(2)
const quiet = () => {}
const services = {
  clock: () => new Date(),
  log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
} as unknown as Services

const store = await openStore({ databaseUrl })
await store.run(async () => {
  const jobs = botJobs(services)
  const worker = startWorker(jobs, { pollSeconds: 0.05, report: console.error })
  for (let n = 0; n < Number(messages); n++)
    await Promise.all(Array.from({ length: Number(customers) }, (_, customer) => told(customer, n)))
  while ((await nextDue(Object.keys(jobs))) !== undefined) await new Promise((resolve) => setTimeout(resolve, 20))
  await worker.stop()
})
await store.close()
console.log('end')

/** The channel tells of a message; every server hears it. */
function told(customer: number, n: number) {
  return inCall({ services }, () =>
    receive({
      ...{ botId: Number(bot), channel: 'webchat', senderId: `cliente-${customer}`, userName: `Cliente ${customer}` },
      ...{ externalId: `mensaje-${customer}-${n}`, text: `precio ${n}`, mediaIds: [] },
    }),
  )
}
