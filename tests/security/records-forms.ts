import type { components } from '../../generated/api.d.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { branchBody } from '../forms/fixtures.ts'
import type { TestApp } from '../support/app.ts'

type Make = (botId: number) => Promise<Record<string, number>>
type FormKind = components['schemas']['FormKind']

let serial = 0

/** Inserts a form into a chatbot and returns its id. */
async function form(app: TestApp, bot_id: number, kind: FormKind, more: object = {}): Promise<number> {
  const row = { bot_id, kind, name: `Formulario ${++serial}`, ...more }
  return (await app.db.insertInto('form').values(row).returning('id').executeTakeFirstOrThrow()).id
}

const maker =
  (app: () => TestApp, more: object = {}): Make =>
  async (botId) => ({ id: await form(app(), botId, 'survey', more) })

/** Inserts a form of branches with a branch and an example, and returns their ids by the names of the paths. */
const withBranch =
  (app: () => TestApp, what: 'form' | 'branch' | 'deleted' | 'example'): Make =>
  async (bot_id) => {
    const insert = app().db
    const category = insert.insertInto('intent_category').values({ bot_id, name: `Categoría ${++serial}` })
    const { id: category_id } = await category.returning('id').executeTakeFirstOrThrow()
    const intent = insert.insertInto('intent').values({ bot_id, category_id, name: `Intención ${++serial}` })
    const { id: intent_id } = await intent.returning('id').executeTakeFirstOrThrow()
    const idForm = await form(app(), bot_id, 'branch', { intent_id })
    if (what === 'form') return { idForm }
    if (what === 'example') {
      const text = `ejemplo de un formulario ${++serial}`
      const example = insert.insertInto('example').values({ bot_id, intent_id, text, folded: text, signature: text })
      return { idForm, ...(await example.returning('id').executeTakeFirstOrThrow()) }
    }
    const { address, hours } = branchBody('Centro')
    const row = { bot_id, form_id: idForm, position: 1, name: 'Centro', address: json(address), hours: json(hours) }
    const gone = what === 'deleted' ? { deleted_at: app().clock.now() } : {}
    const branch = insert.insertInto('branch').values({ ...row, ...gone } as never)
    return { idForm, ...(await branch.returning('id').executeTakeFirstOrThrow()) }
  }

/** Returns functions that create forms and what they hold in a chatbot, by the operation that reads or deletes them. */
export function formRecords(app: () => TestApp): Record<string, Make> {
  return {
    formGet: maker(app),
    formDelete: maker(app),
    formDuplicate: maker(app),
    formRestore: (botId) => maker(app, { deleted_at: app().clock.now() })(botId),
    ...surveyRecords(app),
    branchList: withBranch(app, 'form'),
    branchGet: withBranch(app, 'branch'),
    branchDelete: withBranch(app, 'branch'),
    branchRestore: withBranch(app, 'deleted'),
    branchDeletedList: withBranch(app, 'form'),
    branchMapGet: withBranch(app, 'form'),
    branchQuestionsGet: withBranch(app, 'form'),
    branchSettingsGet: withBranch(app, 'form'),
    formExampleList: withBranch(app, 'form'),
    formExampleGet: withBranch(app, 'example'),
    formExampleDelete: withBranch(app, 'example'),
    contactFormLeadDelete: async (bot_id) => {
      const known = app().db.selectFrom('form').select('id').where('bot_id', '=', bot_id).where('kind', '=', 'contact')
      const form_id = (await known.executeTakeFirst())?.id ?? (await form(app(), bot_id, 'contact'))
      const run = {
        bot_id,
        form_id,
        channel: 'webchat' as const,
        key: `k${++serial}`,
        answers: json({ nombre: 'Ana' }),
      }
      return app().db.insertInto('form_run').values(run).returning('id').executeTakeFirstOrThrow()
    },
  }
}

/** Returns functions that create surveys, their links and their answers. */
function surveyRecords(app: () => TestApp): Record<string, Make> {
  const survey: Make = async (botId) => ({ idForm: await form(app(), botId, 'survey') })
  const link: Make = async (bot_id) => {
    const { idForm = 0 } = await survey(bot_id)
    const row = { bot_id, form_id: idForm, slug: `enlace-${++serial}-${bot_id}` }
    const made = await app().db.insertInto('survey_link').values(row).returning('id').executeTakeFirstOrThrow()
    return { idForm, id: made.id }
  }
  const answer: Make = async (bot_id) => {
    const { idForm = 0 } = await survey(bot_id)
    const run = { bot_id, form_id: idForm, channel: 'web' as const, key: `k${++serial}`, answers: json({ a: 'Ana' }) }
    const made = await app().db.insertInto('form_run').values(run).returning('id').executeTakeFirstOrThrow()
    return { idForm, id: made.id }
  }
  const send: Make = async (bot_id) => {
    const { idForm = 0 } = await survey(bot_id)
    const now = app().clock.now()
    const row = { bot_id, form_id: idForm, name: `Envío ${++serial}`, created_at: now, updated_at: now }
    const made = await app()
      .db.insertInto('survey_send')
      .values({ ...row, exclude_answered_days: 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { idForm, id: made.id }
  }
  return {
    ...{ surveySendList: survey, surveySendStop: send },
    ...{ surveyQuestionsGet: survey, surveySettingsGet: survey, surveySummaryGet: survey, surveyAnswerList: survey },
    ...{ surveyAnswerExport: survey, surveyLinkList: survey, surveyLinkGet: link, surveyLinkDelete: link },
    ...{ surveyAnswerGet: answer, surveyAnswerDelete: answer, surveyPersonDelete: answer },
  }
}

/** Creates a survey, and a customer who can be asked. */
const sendable =
  (app: () => TestApp): Make =>
  async (bot_id) => {
    const questions = json([{ id: 'nota', text: '¿Qué tal?', kind: 'nps' }])
    const idForm = await form(app(), bot_id, 'survey', { questions })
    const insert = app().db
    const contact = insert.insertInto('contact').values({ bot_id, name: 'Ana' }).returning('id')
    const { id: contact_id } = await contact.executeTakeFirstOrThrow()
    const chat = {
      bot_id,
      contact_id,
      channel: 'webchat' as const,
      sender_id: `pregunta-${++serial}`,
      user_name: 'Ana',
    }
    const at = app().clock.now()
    await insert
      .insertInto('chat')
      .values({ ...chat, last_message_at: at, last_inbound_at: at })
      .execute()
    return { idForm }
  }

/** Returns changes of forms. */
export function formUpdates(app: () => TestApp) {
  const [one, branch, example] = [withBranch(app, 'form'), withBranch(app, 'branch'), withBranch(app, 'example')]
  const branchSettings = { selection: 'by_city', ask_location: true, max_listed: 3, send_map: true, use_holidays: true }
  const { surveyQuestionsGet, surveyLinkGet, surveyAnswerGet } = surveyRecords(app) as Record<string, Make>
  const settings = {
    ...{ name: `Otra ${++serial}`, timeout_minutes: 9, one_response_per_contact: true, anonymous: false },
    trigger: 'manual',
  }
  return {
    formUpdate: { make: maker(app), body: { name: `Otro ${++serial}` } },
    surveyQuestionsUpdate: { make: surveyQuestionsGet as Make, body: { questions: [] } },
    surveySettingsUpdate: { make: surveyQuestionsGet as Make, body: settings },
    surveySendCreate: { make: sendable(app), body: { name: 'Envío', active_days: 7 } },
    surveySendPreview: { make: sendable(app), body: { active_days: 7 } },
    surveyLinkCreate: { make: surveyQuestionsGet as Make, body: { slug: `otro-${serial}` } },
    surveyLinkUpdate: { make: surveyLinkGet as Make, body: { slug: `otro-mas-${serial}` } },
    surveyAnswerUpdate: { make: surveyAnswerGet as Make, body: { reviewed: true } },
    branchCreate: { make: one, body: branchBody('Norte') },
    branchUpdate: { make: branch, body: branchBody('Sur') },
    branchMove: { make: branch, body: { position: 1 } },
    branchQuestionsUpdate: { make: one, body: { questions: [] } },
    branchSettingsUpdate: { make: one, body: branchSettings },
    formExampleCreate: { make: one, body: { text: `otro ejemplo ${++serial}` } },
    formExampleUpdate: { make: example, body: { text: `este ejemplo ${++serial}` } },
  }
}
