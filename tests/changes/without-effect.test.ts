import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '../../generated/operations.ts'
import type { Operation } from '../../src/contract/operation.ts'
import { releases } from '../../src/server/people/updates/releases.ts'
import { branchBody } from '../forms/fixtures.ts'
import type { SignedIn } from '../support/app.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { answerOf, bodyOf } from '../support/described.ts'
import { connectAccount, type Platform, startPlatform } from '../support/platform.ts'
import { type ApiRecord, addMember, effectsOf } from '../support/resource-fixtures.ts'

// Saving a form without changes must neither raise the version, which gives colleagues a conflict, nor fill the history.

let app: TestApp
let platform: Platform
let bot: number
let boss: SignedIn
let root: SignedIn
/** bots by plan, each with its administrator */
const plans: { bot: number; boss: SignedIn }[] = []
beforeAll(async () => {
  platform = await startPlatform()
  app = await startApp({ settings: { graphUrl: platform.url, telegramUrl: platform.url } })
  for (const planId of [2, 1]) {
    const id = await app.bot({ planId })
    plans.push({ bot: id, boss: await addMember(app, id, 2) })
  }
  root = await app.as(await app.user({ admin: true }))
})
afterAll(async () => {
  await app.stop()
  await platform.stop()
})

const call = async (method: string, path: string, body?: object, who = boss): Promise<ApiRecord> => {
  const answer = await who.call(method, path.replace('{bot}', String(bot)), body && { body })
  expect([path, answer.status, answer.body]).toEqual([path, answer.status < 300 ? answer.status : 200, answer.body])
  return answer.body
}
const created = async (path: string, body: object): Promise<number> => (await call('POST', path, body)).id

/** What an update needs: the id of its record, and a body that changes it the first time. */
interface Update {
  id?: number
  /** the form to which the record belongs */
  idForm?: number
  body: object
}
const messages = [{ kind: 'text', text: 'De 8 a 20.' }]
const contact = async () => {
  const row = { bot_id: bot, name: 'Ana Ruiz', phone: '+5493515550142' }
  return (await app.db.insertInto('contact').values(row).returning('id').executeTakeFirstOrThrow()).id
}
const area = (name: string) => created('/bots/areas/{bot}', { name })
const intent = (intent_name: string) => created('/ia/selector/add/{bot}', { intent_name })
const branchForm = (name: string) => created('/forms/{bot}', { name, kind: 'branch' })
const read = (path: string) => call('GET', path)

const updates: Record<string, () => Promise<Update>> = {
  areaUpdate: async () => ({ body: { area_id: await area('Ventas'), name: 'Depósito', color: '#123456' } }),
  areaContactToggle: async () => {
    const [id, contact_id] = [await area('Turnos'), await contact()]
    await call('POST', '/bots/areas/contacts/{bot}', { id, contact_id })
    return { id, body: { contact_id, enabled: false } }
  },
  areaHandoffUpdate: async () => ({ id: await area('Cobros'), body: { enable_handoff: false } }),
  notificationUpdate: async () => {
    const rule = { type: 1, channels: ['email'], events: ['lead'], area_ids: [], digest: 'daily', enabled: true }
    const { rules } = await call('PUT', '/bots/notifications/{bot}', { rules: [rule] })
    return { body: { rules: [{ ...rule, id: (rules as { id: number }[])[0]?.id, events: ['lead', 'quota'] }] } }
  },
  handoffUpdate: async () => ({ body: { on_words: ['una persona'], wait_message: 'Ya vienen.', confirmation: true } }),
  characteristicUpdate: async () => {
    const idForm = await created('/forms/{bot}', { name: 'Catálogo', kind: 'product' })
    const given = { key: 'color', label: 'Color', type: 'text' }
    const id = await created(`/forms/products/characteristics/{bot}/${idForm}`, given)
    return { id, idForm, body: { label: 'Colores', question: '¿De qué color?' } }
  },
  productOrderUpdate: async () => {
    const idForm = await created('/forms/{bot}', { name: 'Orden', kind: 'product' })
    return { idForm, body: { sort_mode: 'newest', product_ids: [], characteristic_ids: [], pinned: [] } }
  },
  productSettingsUpdate: async () => {
    const idForm = await created('/forms/{bot}', { name: 'Ajustes', kind: 'product' })
    const { version: _, ...settings } = await read(`/forms/products/settings/{bot}/${idForm}`)
    return { idForm, body: { ...settings, max_items: 3 } }
  },
  branchUpdate: async () => {
    const idForm = await branchForm('Locales')
    const id = await created(`/forms/branches/{bot}/${idForm}`, branchBody('Centro'))
    return { id, idForm, body: branchBody('Centro', { services: ['Garantía'], lat: -32.9, lng: -60.6 }) }
  },
  branchQuestionsUpdate: async () => {
    const questions = [{ id: 'horario', question: '¿A qué hora abren?', answer_source: 'hours', answer_text: '' }]
    return { idForm: await branchForm('Depósitos'), body: { questions } }
  },
  branchSettingsUpdate: async () => {
    const idForm = await branchForm('Talleres')
    const { version: _, ...settings } = await read(`/forms/branches/settings/{bot}/${idForm}`)
    return { idForm, body: { ...settings, max_listed: 3, closed_message: 'Abrimos mañana.' } }
  },
  formExampleUpdate: async () => {
    const idForm = await branchForm('Sedes')
    const id = await created(`/forms/examples/{bot}/${idForm}`, { text: '¿Dónde quedan?' })
    return { id, idForm, body: { text: '¿Dónde están?' } }
  },
  productUpdate: async () => {
    const idForm = await created('/forms/{bot}', { name: 'Inventario', kind: 'product' })
    const id = await created(`/forms/products/inventory/{bot}/${idForm}`, { name: 'Pava', price_cents: 100 })
    return { id, idForm, body: { price_cents: 200, stock: 4, synonyms: ['hervidor'] } }
  },
  botUpdate: async () => ({ body: { description: 'Pedidos', currency: 'CLP', session_timeout_minutes: 20 } }),
  apiTimeoutUpdate: async () => ({ body: { api_request_timeout: 9 } }),
  surveyTimeoutUpdate: async () => ({ body: { survey_timeout_minutes: 90 } }),
  ratingUrlUpdate: async () => ({ body: { business_rating_url: 'https://opinar.example' } }),
  exportLeadUpdate: async () => ({ body: { export_lead: { enabled: true, webhook: 'https://crm.example/a' } } }),
  botContactUpdate: async () => ({ body: { phone: '0351 422-3344' } }),
  formOfAddressUpdate: async () => ({ body: { form_of_address: 'usted' } }),
  handoffScheduleUpdate: async () => {
    const { schedule } = await read('/bots/handoff/{bot}')
    return { body: { schedule: { ...schedule, timezone: 'America/Santiago' } } }
  },
  budgetSettingsUpdate: async () => {
    const { version: _, ...settings } = await read('/budgets/settings/{bot}')
    return { body: { ...settings, number_prefix: 'Q-', notes: 'Gracias', next_number: 7 } }
  },
  quickReplyUpdate: async () => {
    const reply = { shortcut: 'hola', title: 'Saludo', text: 'Hola' }
    return { id: await created('/chats/requests/quickreplies/{bot}', reply), body: { ...reply, text: 'Buenas' } }
  },
  macroUpdate: async () => {
    const macro = { name: 'Cierre', actions: [{ type: 'resolve' }] }
    return { id: await created('/chats/macros/{bot}', macro), body: { ...macro, name: 'Cierre del día' } }
  },
  labelUpdate: async () => {
    const label = { title: 'Urgente', color: '#123456' }
    return { body: { ...label, id: await created('/chats/labels/{bot}', label), color: '#654321' } }
  },
  chatViewUpdate: async () => {
    const view = { name: 'Las mías', filter: { page_number: 1 } }
    return { id: await created('/chats/views/{bot}', view), body: { ...view, name: 'Otras' } }
  },
  contactBlock: async () => ({ body: { id: await contact(), blocked: true } }),
  contactUpdate: async () => ({
    id: await contact(),
    body: {
      ...{ name: 'Ana María Ruiz', email: 'ana@ejemplo.com', document: { kind: 'DNI', value: '28456780' } },
      ...{ marketing: 'granted', groups: [], labels: [], area_id: null },
    },
  }),
  facebookUpdate: async () => ({
    id: (await connectAccount(app, bot, 'facebook')).id,
    body: { greeting: 'Hola', ice_breakers: ['¿Abren hoy?'] },
  }),
  telegramUpdate: async () => ({
    id: (await connectAccount(app, bot, 'telegram')).id,
    body: { greeting: 'Todo para tu obra' },
  }),
  whatsappUpdate: async () => ({ id: (await connectAccount(app, bot, 'whatsapp')).id, body: { typing: true } }),
  mailboxUpdate: async () => ({
    id: (await connectAccount(app, bot, 'email')).id,
    body: { sender_name: 'Tienda', mark_seen: true },
  }),
  contactFieldUpdate: async () => {
    const field = { key: 'talle', label: 'Talle', type: 'text' }
    return { id: await created('/contacts/fields/{bot}', field), body: { ...field, label: 'Medida' } }
  },
  entityUpdate: async () => {
    const entity = { name: 'sabor', label: 'Sabor', type: 'list', values: [{ value: 'Limón' }] }
    return { id: await created('/entities/{bot}', entity), body: { ...entity, label: 'Gusto' } }
  },
  exampleUpdate: async () => {
    const example = { text: '¿Hay pan?', intent_id: await intent('Pan') }
    return { id: await created('/examples/{bot}', example), body: { ...example, text: '¿Queda pan?' } }
  },
  intentUpdate: async () => ({ id: await intent('Horarios'), body: { description: 'Horario' } }),
  updateRead: async () => ({ id: releases[0]?.id, body: {} }),
  platformBotUpdate: async () => ({ id: bot, body: { name: 'Bot nuevo', plan_id: 2, version: '2' } }),
  responseUpdate: async () => {
    const response = { title: 'Envíos', intent_id: await intent('Envíos'), messages, enabled: false }
    return { id: await created('/responses/{bot}', response), body: { ...response, title: 'Envío' } }
  },
  secondaryResponseUpdate: async () => {
    const response = { name: 'Adiós', kind: 'follow_up', messages }
    return { id: await created('/responses/secondary/{bot}', response), body: { ...response, max_attempts: 3 } }
  },
  quickResponseUpdate: async () => {
    const response = { keywords: ['promo'], answer: 'Dos por uno.' }
    return { id: await created('/responses/quick/{bot}', response), body: { ...response, answer: 'Tres por dos.' } }
  },
  responseCategoryUpdate: async () => ({
    ...{ id: await created('/responses/categories/{bot}', { name: 'Atención' }), body: { name: 'Ventas' } },
  }),
  smallTalkUpdate: async () => {
    const [{ id }] = (await read('/responses/phrases/{bot}')) as { id: number }[] as [{ id: number }]
    return { id, body: { enabled: true, answer: '¡De nada!', phrases: ['mil gracias por todo'] } }
  },
  testCaseUpdate: async () => {
    const one = { name: 'Apertura', steps: [{ user: 'Hola' }] }
    return { id: await created('/testbot/cases/{bot}', one), body: { ...one, name: 'Saludo' } }
  },
  webchatSettingsUpdate: async () => {
    const { style, parameters } = await read('/bots/webchat/settings/{bot}')
    return { body: { style: { ...style, subtitle: 'Hola' }, parameters } }
  },
  botStyleUpdate: async () => {
    const { version: _, ...style } = (await read('/bots/webchat/settings/{bot}')).style
    return { body: { ...style, subtitle: 'Buenas' } }
  },
  webchatParametersUpdate: async () => {
    const { version: _, ...parameters } = await read('/bots/webchat/parameters/{bot}')
    return { body: { ...parameters, sound: !parameters.sound } }
  },
  formUpdate: async () => ({
    ...{ id: await created('/forms/{bot}', { name: 'Opinión', kind: 'survey' }), body: { name: 'Tu opinión' } },
  }),
  surveyQuestionsUpdate: async () => ({
    idForm: await created('/forms/survey/{bot}', { name: 'Preguntas' }),
    body: { questions: [{ id: 'nota', text: '¿Qué nota nos pones?', kind: 'nps', options: [] }] },
  }),
  surveySettingsUpdate: async () => {
    const idForm = await created('/forms/survey/{bot}', { name: 'Encuesta configurada' })
    const { version: _, ...settings } = await read(`/forms/survey/settings/{bot}/${idForm}`)
    return { idForm, body: { ...settings, intro: 'Hola.', retention_days: 90 } }
  },
  surveyLinkUpdate: async () => {
    const idForm = await created('/forms/survey/{bot}', { name: 'Enlaces' })
    const id = await created(`/forms/survey/links/{bot}/${idForm}`, { slug: 'sin-efecto' })
    return { id, idForm, body: { slug: 'sin-efecto', name: 'Mostrador', response_limit: 3 } }
  },
  contactFormUpdate: async () => {
    const { version: _, ...form } = await read('/forms/contact/{bot}')
    return { body: { ...form, ask_mode: 'before_handoff', thanks: 'Listo, te llamamos.' } }
  },
  contactGroupUpdate: async () => {
    const group = { name: 'Barrio', member_ids: [await contact()] }
    return { id: await created('/groups/{bot}', group), body: { ...group, name: 'Vecinos' } }
  },
  chatRuleUpdate: async () => {
    const rule = { name: 'Reclamos', event: 'message', conditions: [], actions: [{ type: 'resolve' }] }
    return { id: await created('/rules/{bot}', rule), body: { ...rule, name: 'Quejas' } }
  },
  chatRuleToggle: async () => {
    const rule = { name: 'Horario', event: 'message', conditions: [], actions: [{ type: 'resolve' }] }
    return { id: await created('/rules/{bot}', rule), body: { enabled: true } }
  },
  chatRuleMove: async () => {
    const rule = (name: string) => ({ name, event: 'message', conditions: [], actions: [{ type: 'resolve' }] })
    await created('/rules/{bot}', rule('Primera'))
    return { id: await created('/rules/{bot}', rule('Última')), body: { position: 1 } }
  },
  figureAlertUpdate: async () => {
    const alert = { name: 'Espera', metric: 'waiting', direction: 'above', threshold: 5 }
    return { id: await created('/analytics/alerts/{bot}', alert), body: { ...alert, threshold: 7 } }
  },
  reportUpdate: async () => {
    const report = { page: 'messages', period: 'weekly', format: 'csv', emails: ['ana@example.com'] }
    const id = await created('/analytics/reports/{bot}', { name: 'Semanal', ...report })
    return { id, body: { name: 'Mensual', ...report, period: 'monthly' } }
  },
  webhookUpdate: async () => {
    const headers = [{ name: 'X-Clave', value: 'clave-de-prueba-9f2b' }]
    const webhook = { name: 'Ventas', url: 'https://ventas.example/avisos', events: ['lead'], headers }
    const id = await created('/webhooks/{bot}', webhook)
    return { id, body: { ...webhook, headers: [{ name: 'X-Clave' }], events: ['lead', 'message'] } }
  },
  synonymGroupUpdate: async () => ({ id: 1, body: { words: ['flete', 'reparto'], enabled: true } }),
}

const isVersioned = (operation: Operation) =>
  ['put', 'patch'].includes(operation.method) &&
  operation.notBuilt === undefined &&
  [answerOf, bodyOf].some((of) => of(operation).properties?.version !== undefined)
const versioned = Object.values(operations as Record<string, Operation>).filter(isVersioned)

test('the test knows each update of a record with a version', () => {
  expect(Object.keys(updates).sort()).toEqual(versioned.map(({ id }) => id).sort())
})

test.each(versioned)('$id with the same values again keeps the version and leaves no trace', async (operation) => {
  // Rules that answer to words belong to the smaller plan only.
  ;({ bot, boss } = plans[operation.id === 'quickResponseUpdate' ? 1 : 0] as (typeof plans)[number])
  const { id, idForm, body } = (await (updates[operation.id] as () => Promise<Update>)()) satisfies Update
  const who = operation.path.startsWith('/platform') ? root : boss
  const path = operation.path.replace('{id}', String(id)).replace('{idForm}', String(idForm))
  const put = () => call(operation.method.toUpperCase(), path, body, who)
  let first: ApiRecord = {}
  const changed = await effectsOf(app, bot, async () => {
    first = await put()
  })
  if (operation.audit) expect(changed.lines.length).toBe(1)
  app.clock.advance(1)
  let second: ApiRecord = {}
  const effects = await effectsOf(app, bot, async () => {
    second = await put()
  })
  expect(second).toEqual(first)
  expect(effects).toEqual({ lines: [], events: [], untrained: 0 })
})
