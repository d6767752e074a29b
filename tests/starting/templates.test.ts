import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runDue } from '../../src/server/foundation/jobs/due.ts'
import { roles } from '../../src/server/foundation/scope/roles.ts'
import { tx } from '../../src/server/foundation/store/db.ts'
import { trainingJobs } from '../../src/server/knowledge/training/pipeline.ts'
import { applyTemplate, templateContent, templates } from '../../src/server/provisioning/starting/templates.ts'
import { running, scopeOf } from '../provisioning/fixtures.ts'
import { type SignedIn, startApp, type TestApp, type TestUser } from '../support/app.ts'

/** What a template must have at least. */
const INTENTS = 15
const EXAMPLES = 12
const CASES = 5

/** These are trained as well; `npm run bench -- templates` plays the test cases of all. */
const TRAINED = ['dental-practice', 'restaurant']

let app: TestApp
let owner: TestUser
let marina: SignedIn

beforeAll(async () => {
  app = await startApp()
  owner = await app.user()
  marina = await app.as(owner)
})
afterAll(() => app.stop())

/** Creates a bot from a template and returns its id. */
async function createFrom(key: string): Promise<number> {
  const botId = await app.bot({ name: 'Mi negocio', planId: 2 })
  await app.member(botId, owner, roles.administrador)
  await running(app, () => tx(() => applyTemplate(scopeOf(botId, owner.id), key)))
  return botId
}

interface Case {
  name: string
  last_result: string
}

const casesOf = async (botId: number) => (await marina.call('GET', `/testbot/cases/${botId}`)).body as Case[]

describe.each(templates())('the template $key', ({ key }) => {
  test('has enough intents, examples and responses', () => {
    const { intents = {}, responses = [] } = templateContent(key) ?? {}
    const all = Object.values(intents).flatMap((named) => Object.entries(named))
    expect(all.length).toBeGreaterThanOrEqual(INTENTS)
    for (const [name, examples] of all) expect(examples.length, name).toBeGreaterThanOrEqual(EXAMPLES)
    const answered = responses.map(({ intent }) => intent)
    expect(all.map(([name]) => name).filter((name) => !answered.includes(name))).toEqual([])
    for (const { title, intent, messages } of responses)
      expect((messages as { variants?: string[] }[])[0]?.variants?.length, String(title ?? intent)).toBeGreaterThan(0)
  })

  test('obeys the rules of content typed by hand', async () => {
    const botId = await createFrom(key)
    expect((await casesOf(botId)).length).toBeGreaterThanOrEqual(CASES)
    const page = await marina.call('GET', `/responses/${botId}?range=[0,99]`)
    expect(page.body).toHaveLength(templateContent(key)?.responses?.length ?? 0)
  })
})

test.each(TRAINED)(
  'a bot from the template %s is trained, and its test cases pass',
  async (key) => {
    await app.db.deleteFrom('job').execute()
    const botId = await createFrom(key)
    await running(app, () =>
      runDue(trainingJobs(app.app.services), (error) => {
        throw error
      }),
    )
    const cases = await casesOf(botId)
    expect(cases.filter(({ last_result }) => last_result !== 'passed').map(({ name }) => name)).toEqual([])
  },
  120_000,
)
