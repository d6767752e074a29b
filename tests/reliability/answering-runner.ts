// A program for answering.test.ts: one of several servers on a PostgreSQL store. It receives every message from the
// channel, as the other servers do, answers those it can claim, and ends when no jobs are left.
// Arguments: database URL, bot, number of customers, number of messages of each customer.
import { botJobs } from '../../src/server/conversation/answering/answer.ts'
import { receiveMessage } from '../../src/server/conversation/chats/core/receive.ts'
import { followRules } from '../../src/server/conversation/rules/run.ts'
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
  const jobs = botJobs(services, followRules)
  const worker = startWorker(jobs, { pollSeconds: 0.05, report: console.error })
  for (let n = 0; n < Number(messages); n++)
    await Promise.all(Array.from({ length: Number(customers) }, (_, customer) => deliverMessage(customer, n)))
  while ((await nextDue(Object.keys(jobs))) !== undefined) await new Promise((resolve) => setTimeout(resolve, 20))
  await worker.stop()
})
await store.close()
console.log('end')

/** Receives a message from the channel; every server receives the same messages. */
function deliverMessage(customer: number, n: number) {
  return inCall({ services }, () =>
    receiveMessage({
      ...{ botId: Number(bot), channel: 'webchat', senderId: `cliente-${customer}`, userName: `Cliente ${customer}` },
      ...{ externalId: `mensaje-${customer}-${n}`, text: `precio ${n}`, mediaIds: [] },
    }),
  )
}
