import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailApp, startMailApp } from './fixtures.ts'
import { password, startServers, written } from './servers.ts'

let t: MailApp
beforeAll(async () => {
  t = await startMailApp()
})
afterAll(() => t.stop())

/** A port at which nobody listens. */
async function closedPort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}

const refusal = async (given: object) => {
  const { status, body } = (await t.connect(given)) as unknown as { status: number; body: Refusal }
  return { status, fields: body.fields ?? {}, message: body.message }
}
interface Refusal {
  message: string
  fields?: Record<string, string[]>
}

test('what is wrong is told at its field, and nothing is stored', async () => {
  const closed = await closedPort()
  const wrong: [object, string, RegExp][] = [
    [{ password: 'otra' }, 'password', /no acepta el usuario o la contraseña/],
    [{ imap_host: 'no-existe.invalid' }, 'imap_host', /No existe «no-existe.invalid»/],
    [{ imap_port: closed }, 'imap_host', /no atiende en ese puerto/],
    [{ smtp_port: closed }, 'smtp_host', /no atiende en ese puerto/],
    [{ imap_host: '127.0.0.1' }, 'imap_host', /certificado de «127.0.0.1» no es válido/],
    [{ smtp_host: '127.0.0.1' }, 'smtp_host', /certificado/],
  ]
  for (const [given, field, text] of wrong) {
    const { status, fields, message } = await refusal(given)
    expect([status, message], JSON.stringify(given)).toEqual([422, expect.stringMatching(text)])
    expect(Object.keys(fields)).toEqual([field])
  }
  expect(await t.plugin()).toBeUndefined()
}, 120_000)

test('a mailbox in the network of the server cannot be connected, unless the operator allows it', async () => {
  const strict = await startMailApp({ settings: { webhookPrivateAddresses: false } })
  for (const host of ['localhost', '127.0.0.1', '169.254.169.254', '10.0.0.8', 'correo.internal']) {
    const { status, body } = await strict.connect({ imap_host: host })
    expect([status, body], host).toEqual([
      422,
      expect.objectContaining({ message: expect.stringContaining('red interna') }),
    ])
  }
  expect((await strict.connect({ smtp_host: '127.0.0.1' })).status).toBe(422)
  await strict.stop()
})

test('a certificate that nobody trusts is refused', async () => {
  const strict = await startMailApp({ settings: { mailboxCa: undefined } })
  const { status, body } = await strict.connect()
  expect([status, body]).toEqual([
    422,
    expect.objectContaining({ fields: { imap_host: [expect.stringContaining('certificado')] } }),
  ])
  await strict.stop()
})

test('STARTTLS is used where it was chosen; a password never leaves without encryption', async () => {
  const open = await startMailApp({ starttls: true })
  expect((await open.connect()).status).toBe(201)
  open.servers.arrives(written('Cifrado'))
  const chat = await open.chatOf('ana@cliente.example')
  await open.answers(chat, 'También')
  await open.mailsTo('ana@cliente.example', 1)
  await open.stop()
  const plain = await startServers({ plain: true })
  const { status, body } = await t.connect({ ...plain.given, imap_security: 'starttls', smtp_security: 'starttls' })
  expect([status, body]).toEqual([422, expect.objectContaining({ message: expect.stringContaining('cifrar') })])
  expect(plain.logins()).toBe(0)
  await plain.stop()
}, 120_000)

test('connected, it is changed, tested and disconnected; the password is never shown', async () => {
  const first = await t.connect()
  expect(first.status).toBe(201)
  expect(first.body.settings).toMatchObject({ address: 'hola@trigal.example', imap_host: 'localhost' })
  expect(await t.connect()).toMatchObject({
    status: 409,
    body: { fields: { address: ['Ya está conectado a este chatbot.'] } },
  })
  const { id, version } = first.body
  const put = (body: object) => t.owner.call('PUT', `/plugins/email/${t.bot_}/${id}`, { body })
  expect(await put({ version, sender_name: 'Panadería' })).toMatchObject({ status: 200, body: { name: 'Panadería' } })
  expect(await put({ version, sender_name: 'Otra' })).toMatchObject({ status: 409, body: { code: 'stale' } })
  expect(await put({ password: 'mala' })).toMatchObject({
    status: 422,
    body: { fields: { password: [expect.any(String)] } },
  })
  const steps = async () => (await t.owner.call('POST', `/plugins/test/${t.bot_}/${id}`)).body.steps
  expect(await steps()).toEqual(
    ['Entrar al correo (IMAP)', 'Correos recibidos', 'Enviar (SMTP)'].map((title) => ({
      title,
      ok: true,
      message: 'Funciona',
    })),
  )
  t.servers.setPassword('cambiada')
  expect(await steps()).toMatchObject(
    [
      { ok: false, message: /contraseña/ },
      { title: 'Enviar (SMTP)', ok: false },
    ].map(({ message: _, ...rest }) => rest),
  )
  expect((await put({ password: 'cambiada' })).status).toBe(200)
  const off = await t.owner.call('POST', `/plugins/disconnect/${t.bot_}/${id}`)
  expect(off.body).toMatchObject({ status: 'off', secrets: {} })
  t.servers.arrives(written('Mientras estaba desconectado', { from: 'durante@cliente.example' }))
  expect(await put({})).toMatchObject({
    status: 422,
    body: { fields: { password: ['Escribe la contraseña: no hay ninguna guardada.'] } },
  })
  expect((await put({ password: 'cambiada' })).body).toMatchObject({ id, status: 'connected' })
  t.servers.arrives(written('Después', { from: 'despues@cliente.example' }))
  await t.chatOf('despues@cliente.example')
  expect((await t.chats()).map(({ sender_id }) => sender_id)).toEqual(['despues@cliente.example'])
  const rows = await t.audit(({ resource_type }) => resource_type === 'plugin')
  expect(JSON.stringify([await t.events(), rows, await t.plugin()])).not.toMatch(new RegExp(`${password}|cambiada`))
})

test('a mailbox belongs to one bot at a time', async () => {
  const other = await t.bot()
  await t.member(other, t.owner, 2)
  const { settings } = await t.plugin()
  const body = { ...settings, password: 'cambiada', address: 'HOLA@trigal.example' }
  const connect = () => t.owner.call('POST', `/plugins/email/${other}`, { body })
  expect(await connect()).toMatchObject({ status: 409, body: { code: 'taken' } })
  const { id } = await t.plugin()
  await t.owner.call('POST', `/plugins/disconnect/${t.bot_}/${id}`)
  expect((await connect()).status).toBe(201)
})
