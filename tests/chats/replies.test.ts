import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf } from '../support/form.ts'
import { pngOfSize, samplePng } from '../support/sample-files.ts'
import { callsOf } from './calls.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

const { at, post, put, senderOf } = callsOf(() => ({ t, boss }))
const png = samplePng(1, 1)
const pdf = Buffer.from('%PDF-1.7\nlista de precios')

const upload = (who: Member, own: boolean, ...files: [filename: string, bytes: Buffer][]) =>
  who.call(
    'POST',
    at('/media/{bot}'),
    formOf(
      ...files.map(([filename, bytes]) => ({ name: 'files', filename, bytes })),
      ...(own ? [{ name: 'additional_data', text: '{"visibility":"own"}' }] : []),
    ),
  )
const read = (who: Member, id: number) => who.call('GET', at(`/media/{bot}/${id}`))
const replies = async (who: Member) =>
  (await who.call('GET', at('/chats/requests/quickreplies/{bot}'))).body.quick_replies

test('files are stored by their content and returned with their URL', async () => {
  const { status, body } = await upload(boss, false, ['lista.pdf', pdf], ['foto <1>.png', png])
  expect(status).toBe(201)
  expect(body.files).toMatchObject([
    { filename: 'lista.pdf', type: 'application/pdf', size: pdf.length },
    { filename: 'foto _1_.png', type: 'image/png' },
  ])
  expect(body.files[0].url).toBe(`/api/media/${t.bot_}/${body.files[0].id}`)
  const got = await read(await t.staff(4), body.files[0].id)
  expect(got.status).toBe(200)
  expect(got.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
  })
  expect(got.body).toContain('lista de precios')
})

test('files with a part that nobody knows are refused, naming it, and none is stored', async () => {
  const file = { name: 'files', filename: 'lista.pdf', bytes: pdf }
  const count = async () => (await t.db.selectFrom('media').select('id').execute()).length
  const before = await count()
  const unknown = formOf(file, { name: 'color', text: 'rojo' }, { name: '__proto__', text: 'x' })
  const { status, body } = await boss.call('POST', at('/media/{bot}'), unknown)
  expect([status, Object.keys(body.fields)]).toEqual([422, ['color', '__proto__']])
  expect(body.fields.color).toEqual(['No conocemos este campo. Quítalo.'])
  expect(await count()).toBe(before)
  expect((await boss.call('POST', at('/media/{bot}'), formOf(file))).status).toBe(201)
})

test.each<[string, [string, Buffer][], RegExp]>([
  [
    'an HTML page named as a picture',
    [['pagina.png', Buffer.from('<html><script>1</script>')]],
    /No podemos guardar pagina\.png/,
  ],
  ['an empty file', [['vacio.pdf', Buffer.alloc(0)]], /está vacío/],
  [
    'one invalid file of two',
    [
      ['lista.pdf', pdf],
      ['x.svg', Buffer.from('<svg/>')],
    ],
    /x\.svg/,
  ],
  ['no files', [], /al menos un archivo/],
  ['an image of too many pixels', [['plano.png', pngOfSize(20_000, 20_000)]], /plano\.png supera los 40 megapíxeles/],
  ['only the head of an image', [['foto.png', samplePng(9, 9).subarray(0, 33)]], /foto\.png está dañada o incompleta/],
])('an upload is refused: %s', async (_, files, text) => {
  const before = await t.db.selectFrom('media').select('id').execute()
  const { status, body } = await upload(boss, false, ...files)
  expect(status).toBe(422)
  expect(body.fields.files.join(' ')).toMatch(text)
  expect(await t.db.selectFrom('media').select('id').execute()).toHaveLength(before.length)
})

test('refuses a malformed form and a form sent to another operation', async () => {
  const broken = { raw: '--x\r\nnada', type: 'multipart/form-data; boundary=x' }
  expect((await boss.call('POST', at('/media/{bot}'), broken)).status).toBe(400)
  expect((await boss.call('POST', at('/media/{bot}'), { raw: 'x', type: 'multipart/form-data' })).status).toBe(400)
  expect((await boss.call('POST', at('/chats/filter/{bot}'), formOf())).status).toBe(415)
})

test('an own file can be read by its uploader, then by those who may use the reply with it', async () => {
  const [seller, other] = [await t.staff(4), await t.staff(4)]
  const area = await t.area(t.bot_, 'Depósito', seller)
  const id = (await upload(boss, true, ['lista.pdf', pdf])).body.files[0].id
  expect([(await read(boss, id)).status, (await read(seller, id)).status]).toEqual([200, 404])
  const input = { shortcut: 'lista', title: 'Lista', text: 'Va la lista', attachments: [id] }
  const stolen = await post(seller, '/chats/requests/quickreplies/{bot}', input)
  expect([stolen.status, stolen.body.fields?.attachments]).toEqual([
    422,
    ['Elegiste un archivo que ya no existe. Quítalo y vuelve a guardar.'],
  ])
  const made = await post(boss, '/chats/requests/quickreplies/{bot}', {
    ...input,
    visibility: 'area',
    area_ids: [area],
  })
  expect(made.body.files).toMatchObject([{ id, filename: 'lista.pdf' }])
  expect([(await read(seller, id)).status, (await read(other, id)).status]).toEqual([200, 404])
  await put(boss, `/chats/requests/quickreplies/{bot}/${made.body.id}`, { ...input, visibility: 'personal' })
  expect((await read(seller, id)).status).toBe(404)
})

test('a quick reply is sent with its files and counted; its files can then be read through the chat', async () => {
  const [seller, other] = [await t.staff(4), await t.staff(4)]
  const id = (await upload(boss, true, ['lista.pdf', pdf])).body.files[0].id
  const input = { shortcut: 'precios', title: 'Precios', text: 'Va la lista', attachments: [id], visibility: 'todos' }
  const reply = (await post(boss, '/chats/requests/quickreplies/{bot}', input)).body
  const chat = await t.request()
  const body = { id: chat, target_id: await senderOf(chat), message: 'Va la lista', quick_reply_id: reply.id }
  const sent = await post(seller, '/chats/requests/send/{bot}', { ...body, attachments: [id] })
  expect(sent.status).toBe(201)
  expect(sent.body).toMatchObject({ text: 'Va la lista', files: [{ filename: 'lista.pdf' }] })
  const bare = await post(seller, '/chats/requests/send/{bot}', { ...body, message: '', attachments: [id] })
  expect(bare.body.files).toHaveLength(1)
  const used = (await replies(seller)).find((one: { id: number }) => one.id === reply.id)
  expect(used.usage_count).toBe(2)
  expect(used.last_used_at).toBe(t.clock.now().toISOString())

  await boss.call('DELETE', at(`/chats/requests/quickreplies/{bot}/${reply.id}`))
  await t.db.updateTable('chat').set({ assign_user_id: seller.id }).where('id', '=', chat).execute()
  expect([(await read(seller, id)).status, (await read(other, id)).status]).toEqual([200, 404])
})

test('only the author can make a shared reply personal', async () => {
  const seller = await t.staff(4)
  const input = { shortcut: 'garantia', title: 'Garantía', text: 'Seis meses.', visibility: 'todos' }
  const { id } = (await post(seller, '/chats/requests/quickreplies/{bot}', input)).body
  const personal = (who: Member) =>
    put(who, `/chats/requests/quickreplies/{bot}/${id}`, { ...input, visibility: 'personal' })
  const refused = await personal(boss)
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    { visibility: ['La creó otra persona: solo esa persona puede elegir «Solo para mí».'] },
  ])
  const kept = await put(boss, `/chats/requests/quickreplies/{bot}/${id}`, { ...input, title: 'La garantía' })
  expect([kept.status, kept.body.visibility]).toEqual([200, 'todos'])
  expect((await personal(seller)).body.visibility).toBe('personal')
  expect((await replies(boss)).map((reply: { id: number }) => reply.id)).not.toContain(id)
})

test('refuses a message without text and files, and files that the sender may not read', async () => {
  const [seller, chat] = [await t.staff(4), await t.request()]
  const own = (await upload(boss, true, ['lista.pdf', pdf])).body.files[0].id
  const body = { id: chat, target_id: await senderOf(chat) }
  const empty = await post(seller, '/chats/requests/send/{bot}', { ...body, message: '   ' })
  expect([empty.status, empty.body.fields]).toEqual([
    422,
    { message: ['Debes completar todos los campos obligatorios.'] },
  ])
  const taken = await post(seller, '/chats/requests/send/{bot}', { ...body, message: 'Hola', attachments: [own] })
  expect([taken.status, Object.keys(taken.body.fields)]).toEqual([422, ['attachments']])
})
