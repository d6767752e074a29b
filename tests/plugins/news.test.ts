import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { insertIntents, publishModel, shopIntents } from '../dialogue/fixtures.ts'
import { type Channels, seed, startChannels } from './fixtures.ts'

// What Meta tells about an account or on behalf of other applications, and what it means.

let t: Channels
let numbers: Record<'first' | 'second', number>
beforeAll(async () => {
  t = await startChannels()
  await insertIntents(t, t.bot_, shopIntents)
  await publishModel(t, t.bot_)
  numbers = {
    first: (await t.connectNumber()).body.id,
    second: (await t.connectNumber({ phone_number_id: seed.other_number })).body.id,
  }
  await t.connectPage()
})
afterAll(() => t.stop())

const TIMES = { timeout: 10_000, interval: 40 }

/** Delivers a webhook as Meta does, signed. */
async function deliver(payload: object): Promise<void> {
  const body = JSON.stringify(payload)
  const signature = createHmac('sha256', seed.app_secret).update(body).digest('hex')
  const response = await fetch(`${t.settings.publicUrl}/webhooks/meta/${t.bot_}`, {
    method: 'POST',
    body,
    headers: { 'x-hub-signature-256': `sha256=${signature}`, 'content-type': 'application/json' },
  })
  expect(response.status).toBe(200)
}
const news = (field: string, value: object) =>
  deliver({ object: 'whatsapp_business_account', entry: [{ id: seed.waba_id, changes: [{ field, value }] }] })
const qualities = async () => {
  const list: { id: number; facts: { quality: string } }[] = (await t.owner.call('GET', `/plugins/${t.bot_}`)).body
  const of = (id: number) => list.find((one) => one.id === id)?.facts.quality
  return [of(numbers.first), of(numbers.second)]
}

test('news about the quality of a number concern that number alone', async () => {
  expect(await qualities()).toEqual(['green', 'green'])
  await news('phone_number_quality_update', { display_phone_number: '5491150000000', event: 'RED' })
  await expect.poll(qualities, TIMES).toEqual(['red', 'green'])
  await news('phone_number_quality_update', { display_phone_number: '+54 9 11 5000-0001', event: 'YELLOW' })
  await expect.poll(qualities, TIMES).toEqual(['red', 'yellow'])
})

test('a limit that Meta told stays when it is left out, and only a tier without limit has none', async () => {
  const facts = async () => {
    const list: { id: number; facts: object }[] = (await t.owner.call('GET', `/plugins/${t.bot_}`)).body
    return list.find(({ id }) => id === numbers.first)?.facts
  }
  const setTier = (tier: string) => t.control('POST', `numbers/${seed.number}`, { tier })
  await setTier('TIER_UNLIMITED')
  await expect.poll(facts, TIMES).toMatchObject({ messaging_limit: null })
  await setTier('TIER_NEW')
  await news('business_capability_update', { max_daily_conversation_per_phone: 7000 })
  await expect.poll(facts, TIMES).toMatchObject({ messaging_limit: 7000, quality: 'green' })
  await t.owner.call('POST', `/plugins/test/${t.bot_}/${numbers.first}`)
  expect(await facts()).toMatchObject({ messaging_limit: 7000 })
})

test('what another application of the page answers is shown, and the bot keeps silent', async () => {
  const event = (mid: string, text: string) => ({
    sender: { id: '12267695319047552' },
    recipient: { id: seed.page },
    timestamp: Date.now(),
    message: { mid, text },
  })
  const page = (given: object) => deliver({ object: 'page', entry: [{ id: seed.page, time: Date.now(), ...given }] })
  await page({ standby: [event('m_standby', '¿Hacen envíos?')] })
  const chat = await vi.waitFor(async () => {
    const found = (await t.chats()).find(({ channel }) => channel === 'facebook')
    if (!found) throw new Error('The message did not arrive')
    return found
  }, TIMES)
  const answers = () => t.db.selectFrom('job').select('id').where('queue', '=', 'bot-answer').execute()
  expect(await answers()).toEqual([])
  expect(await t.thread(chat.id)).toMatchObject([{ type: 'user', text: '¿Hacen envíos?' }])
  await page({ messaging: [event('m_own', '¿Hacen envíos?')] })
  await expect
    .poll(async () => (await t.thread(chat.id)).map(({ type }) => type), TIMES)
    .toEqual(['user', 'user', 'bot'])
})

test('a message that failed for good promises no further attempt', async () => {
  await t.says('ana', { type: 'text', text: { body: 'Hola' } })
  const chat = await vi.waitFor(async () => {
    const found = (await t.chats()).find(({ channel }) => channel === 'whatsapp')
    if (!found) throw new Error('The message did not arrive')
    return found
  }, TIMES)
  // The next message is that of staff only once the bot has answered.
  await expect.poll(async () => (await t.thread(chat.id)).at(-1), TIMES).toMatchObject({ type: 'bot', status: 'read' })
  await t.control('POST', 'rules', { endpoint: 'messages', recipient: '5491123456789', next: 1, fail: 131016 })
  const body = { id: chat.id, target_id: chat.sender_id, message: 'Ocupado' }
  await t.owner.call('POST', `/chats/requests/send/${t.bot_}`, { body })
  const find = async () => (await t.thread(chat.id)).find(({ text }) => text === 'Ocupado')
  await expect.poll(async () => (await find())?.status, TIMES).toBe('failed')
  expect((await find())?.error).toBe('El canal no pudo entregarlo. Reenvíalo más tarde.')
})

test.each([
  ['BANNED', 'bloqueó'],
  ['RESTRICTED', 'restringió'],
  ['FLAGGED', 'calidad'],
  ['DISCONNECTED', 'registrarlo'],
])('a test of a number that is %s says what is wrong', async (status, text) => {
  await t.control('POST', `numbers/${seed.number}`, { status })
  const { body } = await t.owner.call('POST', `/plugins/test/${t.bot_}/${numbers.first}`)
  const step = body.steps.find(({ title }: { title: string }) => title === 'Número')
  expect(step.message).toContain(text)
  // A flagged number still sends.
  expect(step.ok).toBe(status === 'FLAGGED')
  await t.control('POST', `numbers/${seed.number}`, { status: 'CONNECTED' })
  expect((await t.owner.call('POST', `/plugins/test/${t.bot_}/${numbers.first}`)).body.ok).toBe(true)
})

test('a restriction of a WhatsApp number leaves the page of the same application alone', async () => {
  const states = async () => {
    const list: { kind: string; status: string; facts: object }[] = (await t.owner.call('GET', `/plugins/${t.bot_}`))
      .body
    return Object.fromEntries(list.map(({ kind, status, facts }) => [kind, { status, facts }]))
  }
  const before = await states()
  await news('account_update', { event: 'DISABLED_UPDATE', ban_info: { waba_ban_state: 'DISABLE' } })
  await expect.poll(async () => (await states()).whatsapp?.status, TIMES).toBe('needs_action')
  await news('business_capability_update', { max_daily_conversation_per_phone: 77 })
  await expect.poll(async () => (await states()).whatsapp?.facts, TIMES).toMatchObject({ messaging_limit: 77 })
  expect((await states()).facebook).toEqual(before.facebook)
})

test.each([
  ['Meta restringió la cuenta. Revisa los avisos en el administrador de WhatsApp y apela allí.', 'platform'],
  ['Meta no pudo cobrar. Revisa la forma de pago en el administrador de WhatsApp.', 'platform'],
  ['El número no está registrado. Regístralo en Conectores con su PIN.', 'number'],
  ['Meta ya no acepta la clave de acceso. Crea una nueva y guárdala en Conectores.', 'keys'],
])('of a problem that was stored before, «%s», the migration knows what removes it', async (problem, cure) => {
  const account = t.db.updateTable('channel_account').where('id', '=', numbers.first)
  await account.set({ status: 'needs_action', problem, cure: null }).execute()
  const file = new URL('../../src/server/foundation/store/migrations/0166_problem_cure.sql', import.meta.url)
  const update = /^update [\s\S]*?;/m.exec(readFileSync(file, 'utf8'))?.[0] ?? ''
  await sql.raw(update).execute(t.db)
  const list: { id: number; cure: string }[] = (await t.owner.call('GET', `/plugins/${t.bot_}`)).body
  expect(list.find(({ id }) => id === numbers.first)?.cure).toBe(cure)
  await account.set({ status: 'connected', problem: null, cure: null }).execute()
})

test('what cannot be stored in one message loses neither it nor the others of its request', async () => {
  const from = (name: string, number: string, body: unknown) => ({
    contacts: [{ profile: { name }, wa_id: number }],
    messages: [{ from: number, id: `wamid.${name}`, timestamp: '1795000000', type: 'text', text: { body } }],
  })
  const deep = JSON.parse(`${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`)
  const metadata = { phone_number_id: seed.number, display_phone_number: '5491150000000' }
  const given = [
    from('Justa', '5493414000001', 'Soy inocente'),
    from('Mala', '5493414000002', 'ma\u0000lo \ud800'),
    { ...from('Honda', '5493414000003', 'Hondo'), extra: deep },
  ]
  const changes = given.map((value) => ({
    field: 'messages',
    value: { messaging_product: 'whatsapp', metadata, ...value },
  }))
  await deliver({ object: 'whatsapp_business_account', entry: [{ id: seed.waba_id, changes }] })
  const texts = async () => {
    const chats = (await t.chats()).filter(({ user_name }) => ['Justa', 'Mala', 'Honda'].includes(user_name))
    const threads = await Promise.all(chats.map(({ id }) => t.thread(id)))
    return threads.map(([first]) => first?.text.trim()).sort()
  }
  await expect.poll(texts, TIMES).toEqual(['Hondo', 'Soy inocente', 'malo'])
})

test('a number that is not registered says so in its test, and what to do when it cannot send', async () => {
  const find = async () => {
    const list: { id: number; cure: string | null; problem: string | null }[] = (
      await t.owner.call('GET', `/plugins/${t.bot_}`)
    ).body
    return list.find(({ id }) => id === numbers.second)
  }
  const check = async () => (await t.owner.call('POST', `/plugins/test/${t.bot_}/${numbers.second}`)).body
  expect((await check()).ok).toBe(true)
  expect(await find()).toMatchObject({ cure: null, problem: null })
  await t.says('luis', { to: seed.other_number, type: 'text', text: { body: 'Hola' } })
  const chat = await vi.waitFor(async () => {
    const found = (await t.chats()).find(({ user_name }) => user_name.startsWith('Luis'))
    if (!found) throw new Error('The message did not arrive')
    return found
  }, TIMES)
  await t.control('POST', `numbers/${seed.other_number}`, { isRegistered: false })
  const body = { id: chat.id, target_id: chat.sender_id, message: 'Aquí estoy' }
  await t.owner.call('POST', `/chats/requests/send/${t.bot_}`, { body })
  await expect.poll(find, TIMES).toMatchObject({ cure: 'number' })
  const { ok, steps } = await check()
  expect([ok, steps.find(({ title }: { title: string }) => title === 'Número').message]).toEqual([
    false,
    expect.stringContaining('Registrar número'),
  ])
  await t.control('POST', `numbers/${seed.other_number}`, { isRegistered: true })
  expect((await check()).ok).toBe(true)
  expect(await find()).toMatchObject({ cure: null, problem: null })
})
