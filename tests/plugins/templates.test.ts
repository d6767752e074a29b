import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Channels, seed, startChannels } from './fixtures.ts'
import { TIMES, templatesOf } from './templates-fixtures.ts'

let t: Channels
let its: ReturnType<typeof templatesOf>
beforeAll(async () => {
  t = await startChannels()
  its = templatesOf(t)
  its.addMany(130)
  expect((await t.connectNumber()).status).toBe(201)
})
afterAll(() => t.stop())

test('after connecting, all pages of the templates are there, with what each needs', async () => {
  await expect.poll(async () => (await its.list()).length, TIMES).toBe(100)
  const { headers } = await t.owner.call('GET', `/plugins/templates/${t.bot_}?range=[0,0]`)
  expect(headers['content-range']).toMatch(/\/138$/)
  expect(await its.named('pedido_listo')).toMatchObject({
    ...{ language: 'es_AR', category: 'UTILITY', status: 'approved', quality: 'green', obstacle: null },
    header: { kind: 'text', text: 'Tu pedido está listo' },
    buttons: [
      { kind: 'url', title: 'Ver pedido', target: 'https://example.com/pedidos/{{1}}' },
      { kind: 'quick_reply', title: 'Voy hoy', target: null },
    ],
    fields: [
      { key: 'body.nombre', kind: 'text', name: 'nombre', example: 'Ana' },
      { key: 'button.0', kind: 'link', name: 'Ver pedido', example: '81' },
    ],
  })
  expect(await its.named('sorteo_aniversario')).toMatchObject({
    ...{ status: 'rejected', reason: 'Tiene contenido promocional en una categoría que no lo admite' },
    obstacle: 'Meta la rechazó. Corrígela en el administrador de WhatsApp o elige otra.',
  })
  const found = await its.list('&filter={"q":"pinturas"}')
  expect(found.map(({ name }) => name)).toEqual(['oferta_semana'])
})

test('news that come while the pages are read are not undone by what the first page said', async () => {
  const rule = { method: 'GET', endpoint: 'message_templates', every: 2, slow: 1500 }
  const { id } = (await t.control('POST', 'rules', rule)) as { id: number }
  const reading = its.sync()
  await expect.poll(() => t.graph.sim.faults.list()[0], TIMES).toMatchObject({ applied: 1 })
  await its.decides('pedido_listo', { status: 'PAUSED' })
  await its.becomes('pedido_listo', { status: 'paused' })
  expect((await reading).problem).toBeNull()
  expect(await its.named('pedido_listo')).toMatchObject({ status: 'paused' })
  await t.control('DELETE', `rules/${id}`)
  await its.decides('pedido_listo', { status: 'APPROVED' })
  await its.becomes('pedido_listo', { status: 'approved' })
})

test('what Meta deletes is marked as removed, and what it adds appears with the next look', async () => {
  const { templates } = t.graph.sim.world
  for (const [id, { name }] of templates) if (name.startsWith('aviso_') && name !== 'aviso_1') templates.delete(id)
  expect(await its.sync()).toEqual({ templates: 9, problem: null })
  expect(await its.named('aviso_2')).toMatchObject({ status: 'removed', obstacle: 'Ya no existe en Meta. Elige otra.' })
  expect(await its.named('aviso_1')).toMatchObject({ status: 'approved' })
  const language = 'es_AR'
  const text = 'Hola {{1}}, tu turno es mañana.'
  const example = { body_text: [['Ana']] }
  const components = [{ type: 'BODY', text, example }]
  await graph('POST', `${seed.waba_id}/message_templates`, {
    ...{ name: 'recordar_turno', language, category: 'UTILITY', components },
  })
  expect((await its.sync()).templates).toBe(10)
  expect(await its.named('recordar_turno')).toMatchObject({ status: 'pending' })
  await its.decides('recordar_turno', { status: 'APPROVED' })
  await its.becomes('recordar_turno', { status: 'approved', obstacle: null })
  // An edit changes the text, which its webhook announces.
  const { id } = [...templates.values()].find(({ name }) => name === 'recordar_turno') ?? {}
  await graph('POST', String(id), { components: [{ type: 'BODY', text: 'Buenas, {{1}}: te esperamos hoy.', example }] })
  await its.becomes('recordar_turno', { body: 'Buenas, {{1}}: te esperamos hoy.' })
})

test('a pause, a lower quality and an end of the pause are applied and written to the activity', async () => {
  await its.decides('retomar_charla', { status: 'PAUSED', quality: 'RED' })
  await its.becomes('retomar_charla', {
    ...{ status: 'paused', quality: 'red' },
    reason: 'Meta la pausó tres horas por las quejas de quienes la recibieron',
    obstacle: 'Meta la pausó por su calidad. Espera unas horas o elige otra.',
  })
  await its.decides('retomar_charla', { status: 'APPROVED', quality: 'GREEN' })
  await its.becomes('retomar_charla', { status: 'approved', quality: 'green', reason: null, obstacle: null })
  const details = (await its.events()).map(({ detail }) => detail)
  expect(details.filter((detail) => detail.includes('«retomar_charla»')).sort()).toEqual([
    'Meta aprobó la plantilla de WhatsApp «retomar_charla» (es_AR)',
    expect.stringMatching(/^Meta pausó la plantilla de WhatsApp «retomar_charla»/),
  ])
})

test('the owner is told once about another category, also with two numbers of the account', async () => {
  expect((await t.connectNumber({ phone_number_id: seed.other_number })).status).toBe(201)
  await its.decides('como_llegar', { category: 'MARKETING' })
  await its.becomes('como_llegar', { category: 'MARKETING' })
  await t.graph.sim.webhooks.idle()
  await its.sync()
  const mails = async () =>
    (await t.mails()).flatMap(({ subject, text }) => (subject?.includes('plantilla de WhatsApp') ? [text] : []))
  await expect.poll(mails, TIMES).toEqual([expect.stringContaining('«como_llegar» (es_AR) de Servicio a Promoción')])
  expect((await its.list('&filter={"name":"como_llegar"}')).length).toBe(1)
})

test('a bot whose number shares the account hears of what Meta tells the other one', async () => {
  const [bot, user] = [await t.bot(), await t.user()]
  await t.member(bot, user, 2)
  const other = await t.as(user)
  const [number] = (await t.owner.call('GET', `/plugins/${t.bot_}`)).body.filter(
    ({ external_id }: { external_id: string }) => external_id === seed.other_number,
  )
  await t.owner.call('POST', `/plugins/disconnect/${t.bot_}/${number.id}`, { body: {} })
  const body = { phone_number_id: seed.other_number, waba_id: seed.waba_id }
  const keys = { access_token: seed.whatsapp_token, app_secret: seed.app_secret }
  expect((await other.call('POST', `/plugins/whatsapp/${bot}`, { body: { ...body, ...keys } })).status).toBe(201)
  const stateIn = async (call: typeof other.call, id: number) =>
    (await call('GET', `/plugins/templates/${id}?filter={"name":"cupon_bienvenida"}`)).body[0]?.status
  await expect.poll(() => stateIn(other.call, bot), TIMES).toBe('approved')
  await its.decides('cupon_bienvenida', { status: 'PAUSED' })
  await expect.poll(() => stateIn(other.call, bot), TIMES).toBe('paused')
  await expect.poll(() => stateIn(t.owner.call, t.bot_), TIMES).toBe('paused')
})

test('without the permission for templates, the copy stays and says why', async () => {
  const scopes = (all: string[] | null) => t.control('POST', `tokens/${seed.whatsapp_token}`, { scopes: all })
  await scopes(['whatsapp_business_messaging'])
  expect((await its.sync()).problem).toContain('whatsapp_business_management')
  expect(await its.named('pedido_listo')).toMatchObject({ status: 'approved' })
  const [account] = (await t.owner.call('GET', `/plugins/${t.bot_}`)).body
  expect(account.status).toBe('connected')
  expect((await its.sync()).problem).toContain('whatsapp_business_management')
  const noted = (await its.events()).filter(({ detail }) => detail.includes('whatsapp_business_management'))
  expect(noted).toHaveLength(1)
  await scopes(['whatsapp_business_messaging', 'whatsapp_business_management'])
  expect((await its.sync()).problem).toBeNull()
})

test('what was not asked for a day is asked for by itself', async () => {
  const found = [...t.graph.sim.world.templates.values()].find(({ name }) => name === 'aviso_1')
  if (found) found.status = 'ARCHIVED'
  const ago = new Date(Date.now() - 25 * 3_600_000)
  await t.db.updateTable('channel_template_sync').set({ tried_at: ago }).where('bot_id', '=', t.bot_).execute()
  await t.restartWorkers()
  await its.becomes('aviso_1', { status: 'archived' })
})

test('only those who manage connectors see the list, and those who answer may ask Meta', async () => {
  const read = await t.as(await t.user())
  expect((await read.call('GET', `/plugins/templates/${t.bot_}`)).status).toBe(404)
  const agent = await t.user()
  await t.member(t.bot_, agent, 4)
  const agents = await t.as(agent)
  expect((await agents.call('GET', `/plugins/templates/${t.bot_}`)).status).toBe(403)
  expect((await agents.call('POST', `/plugins/templates/sync/${t.bot_}`, { body: {} })).status).toBe(200)
})

async function graph(method: string, path: string, body: object): Promise<void> {
  const response = await fetch(`${t.graph.url}/v26.0/${path}`, {
    method,
    headers: { authorization: `Bearer ${seed.whatsapp_token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status, await response.text()).toBe(200)
}
