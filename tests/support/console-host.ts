// The server of all console tests: a thread beside them (console-setup.ts) that loads the server and opens its store
// once. Tests share it, each with its own people, chatbots, IP address and time.
import { AsyncLocalStorage } from 'node:async_hooks'
import { BroadcastChannel, parentPort } from 'node:worker_threads'
import { type OperationId, operations } from '../../generated/operations.ts'
import { loadResponseValidator } from '../../src/server/foundation/http/response-validation.ts'
import { type RoleId, roles } from '../../src/server/foundation/scope/roles.ts'
import { startApp } from './app.ts'
import { testClock } from './clock.ts'
import type { HostCalls, QuestionMessage, SignedInPerson, TestUserOptions } from './console-connection.ts'
import { discardSpareStores } from './spare-stores.ts'

const time = new AsyncLocalStorage<Date>()
const baseClock = testClock()
const app = await startApp({ clock: { ...baseClock, now: () => time.getStore() ?? baseClock.now() } })
const faultOf = await loadResponseValidator()

/** Creates a signed-in user with chatbots. */
async function arrive({ bots = [{}], preferences, ...given }: TestUserOptions): Promise<SignedInPerson> {
  const user = await app.user(given)
  for (const { id, roleId = roles.administrador, permissions = {}, ...bot } of bots)
    await app.member(id ?? (await app.bot(bot)), user, roleId as RoleId, permissions as Record<string, boolean>)
  const { token, call } = await app.as(user)
  if (preferences) {
    const { body } = await call('GET', '/me')
    await call('PUT', '/preferences', { body: { ...body.preferences, ...preferences } })
  }
  return { token, me: (await call('GET', '/me')).body }
}

const work: { [What in keyof HostCalls]: (given: HostCalls[What][0], from: string) => Promise<HostCalls[What][1]> } = {
  request: async ({ body, ...given }, from) => {
    const before = app.app.violations.length
    const asked = { ...given, method: given.method as 'GET', remoteAddress: from }
    const answer = await app.app.inject({ ...asked, ...(body && { payload: Buffer.from(body) }) })
    return {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
      body: new Uint8Array(answer.rawPayload),
      violation: app.app.violations[before],
    }
  },
  arrive,
  insert: async ({ table, row }) => {
    const query = app.db.insertInto(table as 'bot').values(row as never)
    return { ...(await query.returningAll().executeTakeFirstOrThrow()) }
  },
  mails: async (address) => (await app.mails()).filter(({ to }) => to.includes(address)),
  check: async ({ operation, status, body }) => faultOf(operations[operation as OperationId], status, body),
}

const door = new BroadcastChannel('console-host')
door.onmessage = async ({ data }) => {
  const { id, what, given, from, at, reply } = data as QuestionMessage
  const back = new BroadcastChannel(reply)
  try {
    back.postMessage({ id, result: await time.run(new Date(at), () => work[what](given as never, from)) })
  } catch (error) {
    back.postMessage({ id, error: String(error instanceof Error ? error.stack : error) })
  } finally {
    back.close()
  }
}

parentPort?.once('message', async () => {
  door.close()
  const failed = await app
    .stop()
    .then(discardSpareStores)
    .catch((error) => String(error))
  parentPort?.postMessage(failed)
})
parentPort?.postMessage('ready')
