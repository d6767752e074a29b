import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleaningJobs } from '../../src/server/cleaning.ts'
import { startCleaning } from '../../src/server/foundation/jobs/cleaning.ts'
import { runDue } from '../../src/server/foundation/jobs/due.ts'
import { deletable } from '../../src/server/foundation/jobs/retention.ts'
import { branchBody } from '../forms/fixtures.ts'
import { mainResponseBody, secondaryResponseBody } from '../responses/fixtures.ts'
import { type SignedIn, startApp, type TestApp, type TestUser } from '../support/app.ts'

type Kind = keyof typeof deletable

const DAY = 86_400

let app: TestApp
let bot: number
let small: number
let user: TestUser
let admin: SignedIn
let serial = 0

beforeAll(async () => {
  app = await startApp()
  bot = await app.bot()
  small = await app.bot({ planId: 1 })
  user = await app.user()
  await app.member(bot, user, 2)
  await app.member(small, user, 2)
  admin = await app.as(user)
})
afterAll(() => app.stop())

/** Advances the clock by days and signs in again, because sessions end meanwhile. */
async function wait(days: number): Promise<void> {
  app.clock.advance(days * DAY)
  admin = await app.as(user)
}

/** Runs the hourly job as the worker of the server does. */
async function clean(): Promise<void> {
  const errors: unknown[] = []
  await app.store.run(async () => {
    await startCleaning()
    const log = { error: (error: unknown) => errors.push(error) }
    expect(await runDue(cleaningJobs({ clock: app.clock.now, log }), log.error)).toBe(1)
  })
  expect(errors).toEqual([])
  // Remove the job of the next hour: the test starts it itself.
  await app.db.deleteFrom('job').execute()
}

async function post(path: string, body: object): Promise<number> {
  const answer = await admin.call('POST', path, { body })
  expect([200, 201], JSON.stringify(answer.body)).toContain(answer.status)
  return answer.body.id
}

const intent = () => post(`/ia/selector/add/${bot}`, { intent_name: `Intención ${++serial}` })

async function removeIntent(id: number): Promise<void> {
  const [{ intents }] = (await admin.call('GET', `/ia/${bot}`)).body
  const { category_id } = intents.find((one: { id: number }) => one.id === id)
  const path = `/ia/selector/${bot}/${category_id}/${id}`
  expect((await admin.call('POST', path, { body: { isFamily: false } })).status).toBe(200)
}

const remove = (path: string) => async (id: number) => {
  expect((await admin.call('DELETE', `${path}/${id}`)).status).toBeLessThan(300)
}

/** the form of the branches */
let locales: number | undefined

/** How a record of each kind is created and deleted, and the path that restores it. */
const kinds: Record<Kind, { make(): Promise<number>; remove(id: number): Promise<void>; restore(): string }> = {
  example: {
    make: async () => post(`/examples/${bot}`, { intent_id: await intent(), text: `quiero ${++serial} panes` }),
    remove: async (id) => void (await post(`/examples/remove/${bot}`, { ids: [id] })),
    restore: () => `/examples/restore/${bot}`,
  },
  form: {
    make: () => post(`/forms/${bot}`, { name: `Formulario ${++serial}`, kind: 'survey' }),
    remove: (id) => remove(`/forms/${bot}`)(id),
    restore: () => `/forms/restore/${bot}`,
  },
  branch: {
    make: async () => {
      locales ??= await post(`/forms/${bot}`, { name: 'Locales', kind: 'branch' })
      return post(`/forms/branches/${bot}/${locales}`, branchBody(`Local ${++serial}`))
    },
    remove: (id) => remove(`/forms/branches/${bot}/${locales}`)(id),
    restore: () => `/forms/branches/restore/${bot}/${locales}`,
  },
  contact_group: {
    make: async () => post(`/groups/${bot}`, { name: `Grupo ${++serial}` }),
    remove: (id) => remove(`/groups/${bot}`)(id),
    restore: () => `/groups/restore/${bot}`,
  },
  synonym_group: {
    make: () => post(`/synonyms/${bot}`, { words: [`palabra ${++serial}`, `otra ${serial}`] }),
    remove: (id) => remove(`/synonyms/${bot}`)(id),
    restore: () => `/synonyms/restore/${bot}`,
  },
  response: {
    make: async () => post(`/responses/${bot}`, mainResponseBody(await intent(), `Respuesta ${++serial}`)),
    remove: (id) => remove(`/responses/${bot}`)(id),
    restore: () => `/responses/restore/${bot}`,
  },
  secondary_response: {
    make: () => post(`/responses/secondary/${bot}`, secondaryResponseBody(`Secundaria ${++serial}`)),
    remove: (id) => remove(`/responses/secondary/${bot}`)(id),
    restore: () => `/responses/secondary/restore/${bot}`,
  },
  quick_response: {
    make: () => post(`/responses/quick/${small}`, { keywords: [`clave ${++serial}`], answer: 'Sí' }),
    remove: (id) => remove(`/responses/quick/${small}`)(id),
    restore: () => `/responses/quick/restore/${small}`,
  },
  entity: {
    make: () => post(`/entities/${bot}`, { name: `dato_${++serial}`, label: 'Dato', type: 'list', values: [] }),
    remove: (id) => remove(`/entities/${bot}`)(id),
    restore: () => `/entities/restore/${bot}`,
  },
  intent: { make: intent, remove: removeIntent, restore: () => `/ia/restore/${bot}` },
}

const restore = (kind: Kind, id: number) => {
  const path = kinds[kind].restore()
  if (kind === 'example') return admin.call('POST', path, { body: { ids: [id] } })
  return admin.call('POST', `${path}/${id}`, { body: {} })
}

const stored = async (kind: Kind, id: number) =>
  (
    await app.db
      .selectFrom(kind as 'intent')
      .select('id')
      .where('id', '=', id)
      .execute()
  ).length

test.each(Object.keys(deletable) as Kind[])(
  '%s: can be restored after 29 days and is purged after 31',
  async (kind) => {
    const [kept, gone, present] = [await kinds[kind].make(), await kinds[kind].make(), await kinds[kind].make()]
    await kinds[kind].remove(gone)
    await wait(2)
    await kinds[kind].remove(kept)
    await wait(29)
    await clean()
    expect([await stored(kind, gone), await stored(kind, kept), await stored(kind, present)]).toEqual([0, 1, 1])
    expect((await restore(kind, gone)).status).toBe(404)
    expect((await restore(kind, kept)).status).toBe(200)
  },
)

test('purging an intent also purges its examples and responses', async () => {
  const id = await intent()
  const example = await post(`/examples/${bot}`, { intent_id: id, text: 'hacen envíos al campo' })
  const response = await post(`/responses/${bot}`, mainResponseBody(id, 'Envíos al campo'))
  await removeIntent(id)
  await wait(31)
  await clean()
  expect([await stored('intent', id), await stored('example', example), await stored('response', response)]).toEqual([
    0, 0, 0,
  ])
})
