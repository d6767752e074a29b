import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertIntents, publishModel, shopIntents } from '../dialogue/fixtures.ts'
import { formOf } from '../support/form.ts'
import { samplePng } from '../support/sample-files.ts'
import { type Channels, startChannels } from './fixtures.ts'
import { TIMES, templatesOf } from './templates-fixtures.ts'

let t: Channels
let its: ReturnType<typeof templatesOf>
let ana: { id: number; target_id: string }
beforeAll(async () => {
  t = await startChannels()
  its = templatesOf(t)
  await insertIntents(t, t.bot_, shopIntents)
  await publishModel(t, t.bot_)
  expect((await t.connectNumber()).status).toBe(201)
  ana = await its.chatOf('ana')
  await its.becomes('pedido_listo', {})
  await its.closeWindow(ana.id)
})
afterAll(() => t.stop())

const order = { values: { 'body.nombre': 'Ana', 'button.0': 'n.º 81/2' } }

/** Uploads a file of the bot and returns its number. */
async function upload(bytes: Buffer, filename: string): Promise<number> {
  const form = formOf(
    { name: 'files', filename, bytes },
    { name: 'additional_data', text: JSON.stringify({ visibility: 'own' }) },
  )
  const { status, body } = await t.owner.call('POST', `/media/${t.bot_}`, form)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.files[0].id
}

describe('with the time for answers over', () => {
  test('text is refused, and a template with named data arrives as its customer sees it in the thread', async () => {
    const text = { ...ana, message: 'Hola' }
    const refused = await t.owner.call('POST', `/chats/requests/send/${t.bot_}`, { body: text })
    expect(refused).toMatchObject({ status: 409, body: { code: 'window_closed' } })
    const sent = await its.send(ana, 'pedido_listo', order)
    expect(sent, JSON.stringify(sent.body)).toMatchObject({ status: 201, body: { type: 'agent', status: 'pending' } })
    await its.newest(ana.id, {
      text: 'Hola Ana, tu pedido te espera en el local.',
      content: {
        template: { name: 'pedido_listo', language: 'es_AR', header: 'Tu pedido está listo', footer: 'Ferretería Sur' },
      },
      buttons: [
        { title: 'Ver pedido', type: 'url', target: 'https://example.com/pedidos/n.%C2%BA%2081%2F2' },
        { title: 'Voy hoy', type: 'response', target: null },
      ],
      status: 'read',
    })
    expect(await its.received('ana')).toEqual({
      name: 'pedido_listo',
      language: { code: 'es_AR' },
      components: [
        { type: 'body', parameters: [{ type: 'text', parameter_name: 'nombre', text: 'Ana' }] },
        { type: 'button', index: '0', sub_type: 'url', parameters: [{ type: 'text', text: 'n.%C2%BA%2081%2F2' }] },
        {
          ...{ type: 'button', index: '1', sub_type: 'quick_reply' },
          parameters: [{ type: 'payload', payload: `${sent.body.id}.1` }],
        },
      ],
    })
  })

  test('positional data, a location and a code arrive', async () => {
    const said = { 'body.1': 'lunes', 'body.2': '10:30' }
    const location = { latitude: -34.6, longitude: -58.4, name: 'Local Centro', address: 'Av. Siempre Viva 742' }
    expect((await its.send(ana, 'como_llegar', { values: said, location })).status).toBe(201)
    await its.newest(ana.id, {
      text: 'Te esperamos el lunes a las 10:30. ¡Hasta pronto!',
      status: 'read',
      content: { location },
    })
    expect(await its.received('ana')).toMatchObject({
      components: [
        { type: 'header', parameters: [{ type: 'location', location: { latitude: '-34.6', name: 'Local Centro' } }] },
        {
          type: 'body',
          parameters: [
            { type: 'text', text: 'lunes' },
            { type: 'text', text: '10:30' },
          ],
        },
      ],
    })
    expect((await its.send(ana, 'cupon_bienvenida', { values: { 'button.0': 'SUR20' } })).status).toBe(201)
    await its.newest(ana.id, { status: 'read', content: { template: { name: 'cupon_bienvenida' } } })
    expect(await its.received('ana')).toMatchObject({
      components: [{ sub_type: 'copy_code', parameters: [{ type: 'coupon_code', coupon_code: 'SUR20' }] }],
    })
  })

  test('a template with an image takes one that WhatsApp shows, and only that', async () => {
    const values = { 'body.1': 'Ana', 'body.2': '20 %' }
    const missing = await its.send(ana, 'oferta_semana', { values })
    expect(missing).toMatchObject({ status: 422, body: { fields: { media_id: ['Elige el archivo del encabezado.'] } } })
    const pdf = await upload(Buffer.from('%PDF-1.4\n'), 'lista.pdf')
    expect(await its.send(ana, 'oferta_semana', { values, media_id: pdf })).toMatchObject({
      status: 422,
      body: { fields: { media_id: ['Elige una imagen JPG o PNG de hasta 5 MB.'] } },
    })
    const media_id = await upload(samplePng(30, 20), 'oferta.png')
    expect((await its.send(ana, 'oferta_semana', { values, media_id })).status).toBe(201)
    await its.newest(ana.id, { status: 'read', files: [{ filename: 'oferta.png', type: 'image/png' }] })
    const [header] = (await its.received('ana'))?.components ?? []
    expect(header).toMatchObject({ parameters: [{ type: 'image', image: { id: expect.any(String) } }] })
  })
})

const wrong: [what: string, values: object, field: string, text: string][] = [
  ['a missing datum', { 'button.0': '81' }, 'body.nombre', 'Completa este dato.'],
  ['an empty datum', { ...order.values, 'body.nombre': '  ' }, 'body.nombre', 'Completa este dato.'],
  [
    'a line break',
    { ...order.values, 'body.nombre': 'A\nB' },
    'body.nombre',
    'Escríbelo en una sola línea, sin tabulaciones.',
  ],
  [
    'five spaces',
    { ...order.values, 'body.nombre': 'A     B' },
    'body.nombre',
    'Deja menos de cinco espacios seguidos.',
  ],
  [
    'too long a text',
    { ...order.values, 'body.nombre': 'a'.repeat(1000) },
    'body.nombre',
    'Con este dato son 1039 caracteres y el límite es 1024. Acórtalo.',
  ],
  [
    'another datum',
    { ...order.values, 'body.9': 'x' },
    'body.9',
    'La plantilla de WhatsApp no tiene este dato. Quítalo.',
  ],
]
test.each(wrong)('%s is refused at its field', async (_, values, field, text) => {
  const refused = await its.send(ana, 'pedido_listo', { values })
  expect(refused).toMatchObject({ status: 422, body: { fields: { [field]: [text] } } })
})

test('a template that waits for Meta, or that it rejected or paused, is refused with what to do', async () => {
  const obstacles = ['factura_disponible', 'sorteo_aniversario', 'liquidacion_invierno'].map(async (name) => {
    const { status, body } = await its.send(ana, name)
    return [status, body.code, body.message]
  })
  expect(await Promise.all(obstacles)).toEqual([
    [409, 'disabled', 'Meta la está revisando. Espera su respuesta o elige otra.'],
    [409, 'disabled', 'Meta la rechazó. Corrígela en el administrador de WhatsApp o elige otra.'],
    [409, 'disabled', 'Meta la pausó por su calidad. Espera unas horas o elige otra.'],
  ])
})

test('a template that Meta pauses between choosing and sending fails with the reason, and is no longer offered', async () => {
  const values = { 'body.1': 'Ana' }
  await t.control('PUT', 'settings', { webhooks: { hold: true } })
  await its.decides('retomar_charla', { status: 'PAUSED' })
  expect((await its.send(ana, 'retomar_charla', { values })).status).toBe(201)
  await its.newest(ana.id, {
    status: 'failed',
    error: 'Meta pausó la plantilla de WhatsApp por su calidad. Usa otra.',
  })
  await its.becomes('retomar_charla', { status: 'paused' })
  expect((await its.send(ana, 'retomar_charla', { values })).status).toBe(409)
  await t.control('PUT', 'settings', { webhooks: { hold: false } })
  await t.control('POST', 'deliveries/release')
  await its.decides('retomar_charla', { status: 'APPROVED' })
  await its.becomes('retomar_charla', { status: 'approved' })
  expect((await its.send(ana, 'retomar_charla', { values })).status).toBe(201)
  await its.newest(ana.id, { text: 'Hola Ana, seguimos con tu consulta. ¿Te podemos ayudar?', status: 'read' })
})

test('what Meta refuses, at once or afterwards, is said in Spanish and learned', async () => {
  const values = { 'body.1': 'Ana' }
  const refusals: [code: number, how: 'error' | 'fail', text: string, status: string][] = [
    [132016, 'error', 'Meta desactivó la plantilla de WhatsApp. Usa otra.', 'disabled'],
    [132015, 'fail', 'Meta pausó la plantilla de WhatsApp por su calidad. Usa otra.', 'paused'],
    [132005, 'error', 'Con los datos, la plantilla de WhatsApp queda demasiado larga. Acórtalos.', 'approved'],
    [132001, 'error', 'La plantilla de WhatsApp no existe o no está aprobada en ese idioma. Usa otra.', 'approved'],
  ]
  for (const [code, how, error, status] of refusals) {
    await t.control('POST', 'rules', { endpoint: 'messages', template: 'retomar_charla', next: 1, [how]: code })
    expect((await its.send(ana, 'retomar_charla', { values })).status).toBe(201)
    await its.newest(ana.id, { status: 'failed', error })
    await its.becomes('retomar_charla', { status })
    // What Meta has is what counts.
    await its.sync()
    await its.becomes('retomar_charla', { status: 'approved' })
  }
})

test('a template that changed at Meta fails with what to do, and is asked for again', async () => {
  const { templates } = t.graph.sim.world
  const found = [...templates.values()].find(({ name }) => name === 'retomar_charla')
  const before = found?.components ?? []
  const text = 'Hola {{1}}, seguimos con {{2}}. ¿Te podemos ayudar?'
  if (found) found.components = [{ type: 'BODY', text, example: { body_text: [['Ana', 'tu obra']] } }]
  expect((await its.send(ana, 'retomar_charla', { values: { 'body.1': 'Ana' } })).status).toBe(201)
  await its.newest(ana.id, {
    status: 'failed',
    error: 'Los datos no coinciden con los de la plantilla de WhatsApp. Revísalos.',
  })
  await its.becomes('retomar_charla', { body: text })
  if (found) found.components = before
  await its.sync()
})

test('a press of its quick reply reaches the bot as what the button says', async () => {
  await its.send(ana, 'pedido_listo', order)
  await its.newest(ana.id, { status: 'read' })
  await t.owner.call('POST', `/chats/requests/reactivate/${t.bot_}`, { body: { id: ana.id } })
  const [sent] = (await t.phone('ana')).slice(-1)
  const payload = /"payload":"([^"]+)"/.exec(JSON.stringify(sent?.body))?.[1]
  await t.says('ana', { type: 'button', button: { payload, text: 'Voy hoy' }, quote: sent?.id })
  const asked = async () => (await t.thread(ana.id)).find(({ text, type }) => text === 'Voy hoy' && type === 'user')
  await expect.poll(asked, TIMES).toMatchObject({ reply_to: { text: 'Hola Ana, tu pedido te espera en el local.' } })
  await its.newest(ana.id, { type: 'bot', status: 'read' })
  const stored = await t.db
    .selectFrom('message')
    .select('pressed')
    .where('id', '=', (await asked())?.id ?? 0)
    .executeTakeFirst()
  expect(stored?.pressed).toEqual({ title: 'Voy hoy', type: 'response' })
})

test('the text of the conversation has the whole template', async () => {
  const { body } = await t.owner.call('GET', `/chats/transcript/text/${t.bot_}/${ana.id}`)
  expect(String(body)).toContain(
    'Tu pedido está listo\n    Hola Ana, tu pedido te espera en el local.\n    Ferretería Sur',
  )
})

test('a repeated request with its key sends once', async () => {
  const body = { ...ana, template_id: (await its.named('retomar_charla')).id, values: { 'body.1': 'Ana' } }
  const call = () =>
    t.owner.call('POST', `/chats/templates/send/${t.bot_}`, { body, headers: { 'idempotency-key': 'plantilla-1' } })
  const [one, other] = [await call(), await call()]
  expect([one.status, other.status, other.body.id]).toEqual([201, 201, one.body.id])
})

test('who may not see the chat, and a template of another bot, are not found', async () => {
  const user = await t.user()
  const area = await t.area(t.bot_, 'Depósito')
  await t.member(t.bot_, user, 4)
  const agent = await t.as(user)
  const values = { 'body.1': 'Ana' }
  const move = (selected_area_id: number | null) =>
    t.owner.call('POST', `/chats/requests/change/${t.bot_}`, { body: { id: ana.id, selected_area_id } })
  await move(area)
  expect((await its.send(ana, 'retomar_charla', { values }, agent)).status).toBe(404)
  expect((await agent.call('GET', `/chats/templates/${t.bot_}/${ana.id}`)).status).toBe(404)
  const { templates } = (await t.owner.call('GET', `/chats/templates/${t.bot_}/${ana.id}`)).body
  expect(templates).toHaveLength(8)
  const { id: _, ...row } = await t.db
    .selectFrom('channel_template')
    .selectAll()
    .where('name', '=', 'retomar_charla')
    .executeTakeFirstOrThrow()
  const foreign = await t.db
    .insertInto('channel_template')
    .values({ ...row, bot_id: await t.bot(), components: JSON.stringify(row.components) as never })
    .returning('id')
    .executeTakeFirstOrThrow()
  const body = { ...ana, values, template_id: foreign.id }
  expect((await t.owner.call('POST', `/chats/templates/send/${t.bot_}`, { body })).status).toBe(404)
})

test('a chat whose number was disconnected says so, and sends again once it is back', async () => {
  const [number] = (await t.owner.call('GET', `/plugins/${t.bot_}`)).body
  await t.owner.call('POST', `/plugins/disconnect/${t.bot_}/${number.id}`, { body: {} })
  const problem = 'El número de WhatsApp de esta conversación no está conectado. Revísalo en Conectores.'
  const list = async () => (await t.owner.call('GET', `/chats/templates/${t.bot_}/${ana.id}`)).body
  expect(await list()).toEqual({ templates: [], synced_at: null, problem })
  const values = { 'body.1': 'Ana' }
  expect(await its.send(ana, 'retomar_charla', { values })).toMatchObject({ status: 409, body: { message: problem } })
  expect((await t.connectNumber()).status).toBe(201)
  expect((await list()).templates.length).toBeGreaterThan(7)
  expect((await its.send(ana, 'retomar_charla', { values })).status).toBe(201)
  await its.newest(ana.id, { status: 'read' })
})
