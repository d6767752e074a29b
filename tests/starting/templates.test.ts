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

/** Creates a bot from a template, or without one, and returns its id. */
async function createFrom(key: string | null): Promise<number> {
  const botId = await app.bot({ name: 'Mi negocio', planId: 2 })
  await app.member(botId, owner, roles.administrador)
  await running(app, () => tx(() => applyTemplate(scopeOf(botId, owner.id), key)))
  return botId
}

/** Intents for what an owner fills in. */
const TAUGHT =
  /^(?:precios?(?: de (?:una prenda|un plato))?$|.*envíos?(?: a domicilio)?$|medios de pago|obras sociales y)/i

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
    // Who asks for a price or the delivery hears what the owner taught, without a question before it or a person after.
    for (const { intent, required_entities = [], next } of responses)
      if (TAUGHT.test(String(intent)))
        expect({ asks: required_entities, hands: next === 'handoff' }, String(intent)).toEqual({
          asks: [],
          hands: false,
        })
    // What an owner teaches must not compete with texts that the template brought.
    for (const { title, intent, messages, conditions = [], next } of responses)
      if (next !== 'handoff')
        expect(
          { variants: (messages as { variants?: string[] }[])[0]?.variants, conditions },
          String(title ?? intent),
        ).toEqual({ variants: undefined, conditions: [] })
  })

  test('speaks as in every country, and says something true without opening hours', () => {
    const { intents: _written, cases: _asked, keywords: _typed, ...content } = templateContent(key) ?? { settings: {} }
    const said = JSON.stringify(content)
    expect(said).not.toMatch(/\bacá\b/i)
    expect(said).not.toMatch(/(?<!\bde )\bturnos?\b(?! de guardia)/i)
    expect(said).not.toContain('{{horario.atencion}}')
  })

  test('obeys the rules of content typed by hand', async () => {
    const botId = await createFrom(key)
    expect((await casesOf(botId)).length).toBeGreaterThanOrEqual(CASES)
    const page = await marina.call('GET', `/responses/${botId}?range=[0,99]`)
    expect(page.body).toHaveLength(templateContent(key)?.responses?.length ?? 0)
  })
})

/** Creates a bot from a template and trains it. */
async function trainedFrom(key: string | null): Promise<number> {
  await app.db.deleteFrom('job').execute()
  const botId = await createFrom(key)
  await running(app, () =>
    runDue(trainingJobs(app.app.services), (error) => {
      throw error
    }),
  )
  return botId
}

test.each(TRAINED)(
  'a bot from the template %s is trained, and its test cases pass',
  async (key) => {
    const cases = await casesOf(await trainedFrom(key))
    expect(cases.filter(({ last_result }) => last_result !== 'passed').map(({ name }) => name)).toEqual([])
  },
  120_000,
)

test.each(['real-estate', null])(
  'a bot from %s offers that the team passes what the owner has not entered, and tells it afterwards',
  async (key) => {
    const botId = await trainedFrom(key)
    const say = async (text: string) => {
      const sent = { session: 'datos-del-negocio-1', text, channel: 'webchat', model: 'published' }
      const { body } = await marina.call('POST', `/testbot/message/${botId}`, { body: sent })
      return body.replies.map(({ message }: { message: { text: string } }) => message.text).join(' ')
    }
    if (key === null) expect(await say('a qué hora abren?')).toContain('Atendemos en días y horas que todavía no')
    const questions = [
      'me pasás un teléfono?',
      'cuál es el mail?',
      'tienen página?',
      'cuál es la dirección?',
      'tienen instagram?',
    ]
    for (const question of questions) expect(await say(question), question).toMatch(/l[oa]s? da el equipo/)
    const { body: contact } = await marina.call('GET', `/bots/contact/${botId}`)
    const facts = {
      phone: '+5491155550101',
      email: 'hola@trigal.example',
      website: 'https://trigal.example',
      address: 'Av. Rivadavia 1234',
      networks: 'Instagram: @trigal',
    }
    const saved = await marina.call('PUT', `/bots/contact/${botId}`, { body: { ...contact, ...facts } })
    expect(saved.status).toBe(200)
    const told = await Promise.all(questions.map(async (question) => await say(question)))
    for (const [place, fact] of Object.values(facts).entries()) expect(told[place]).toContain(fact)
  },
  120_000,
)
