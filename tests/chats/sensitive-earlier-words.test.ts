import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Marking, startMarking } from './marking.ts'

// Values in free words in messages that are older than the mark, and ordinary words that are none.

const PLACE = 'San Martín 123'
const DNI = '28456780'

let m: Marking
beforeAll(async () => {
  m = await startMarking()
})
beforeEach(() => m.mark(false, 'dni', 'direccion'))
afterAll(() => m.t.stop())

test('an answer in free words is hidden, also where the bot repeats it', async () => {
  const id = await m.says('quiero un flete', 'calle')
  await m.says(PLACE, 'calle')
  await m.says('san martín 123 era, gracias', 'calle')
  expect(await m.thread(id)).toContain(`Va a ${PLACE}.`)
  await m.mark(true, 'direccion')
  const texts = await m.thread(id)
  expect(texts).toEqual(expect.arrayContaining(['quiero un flete', '•••', 'Va a •••.']))
  expect(texts.slice(0, 4).join('\n')).not.toContain(PLACE)
  expect(await m.understanding(id)).not.toContain(PLACE)
})

test('what follows a text that only names the datum stays, and so do courtesies and wishes after its question', async () => {
  const told = await m.says('dónde están', 'lugar')
  await m.says('gracias', 'lugar')
  await m.says('quiero hablar con una persona', 'lugar')
  await m.attend(told, 'Nuestra dirección es Mitre 100, frente a la plaza.')
  await m.says('perfecto, paso el lunes', 'lugar')
  await m.attend(told, '¿Cuál es tu dirección?')
  await m.says('gracias', 'lugar')
  await m.says('quiero hablar con una persona', 'lugar')
  const before = await m.thread(told)
  await m.mark(true, 'direccion')
  expect(await m.thread(told)).toEqual(before)
})

test.each(['¿Cuál es tu dirección?', 'Pasame tu dirección, por favor.', 'Hola. Necesito la dirección'])(
  'the answer to an agent is hidden: %s',
  async (question) => {
    const id = await m.says('quiero hablar con una persona', question)
    await m.attend(id, question)
    await m.says(PLACE, question)
    await m.mark(true, 'direccion')
    expect((await m.thread(id)).at(-1)).toBe('•••')
  },
)

test.each([true, false])(
  'the answer is hidden although staff wrote more after asking, marked before: %s',
  async (isMarked) => {
    await m.mark(isMarked, 'dni', 'direccion')
    const sender = `más ${isMarked}`
    const id = await m.says('quiero hablar con una persona', sender)
    await m.attend(id, '¿Me pasás tu dni y tu dirección?')
    await m.attend(id, 'Así te lo cargo 😊')
    await m.says(DNI, sender)
    await m.says(PLACE, sender)
    await m.attend(id, 'Gracias.')
    await m.says('45551234', sender)
    await m.mark(true, 'dni', 'direccion')
    expect((await m.thread(id)).slice(-6)).toEqual([
      ...['¿Me pasás tu dni y tu dirección?', 'Así te lo cargo 😊', '•••', '•••', 'Gracias.', '45551234'],
    ])
  },
)

test('a number with its groups in several lines is hidden', async () => {
  const id = await m.says('quiero un turno', 'renglones')
  await m.says('28\n456\n780', 'renglones')
  await m.mark(true, 'dni')
  expect((await m.thread(id)).slice(-2)).toEqual(['•••', 'Anoté •••.'])
})

const repeats = ['no quiero más el flete a Mitre 4321', 'Mitre 4321', 'como dije, Mitre 4321']

test.each([true, false])('free words are hidden that the customer repeats, marked before: %s', async (isMarked) => {
  await m.mark(isMarked, 'direccion')
  const sender = `repite ${isMarked}`
  await m.says('quiero un flete', sender)
  await m.says('Mitre 4321', sender)
  for (const text of repeats) await m.says(text, sender)
  const id = await m.says('quiero hablar con una persona', sender)
  await m.attend(id, 'Hola, soy Eva.')
  await m.says('¿llega hoy a mitre  4321?', sender)
  await m.mark(true, 'direccion')
  const texts = await m.thread(id)
  expect(texts).toEqual(
    expect.arrayContaining(['no quiero más el flete a •••', 'como dije, •••', '¿llega hoy a •••?', 'Hola, soy Eva.']),
  )
  expect(`${texts.join('\n')}${await m.understanding(id)}`).not.toMatch(/mitre +4321/i)
})

test('no event tells free words that the customer repeats', async () => {
  await m.mark(true, 'direccion')
  await m.says('quiero un flete', 'evento')
  await m.says('Mitre 987', 'evento')
  for (const text of repeats) await m.says(text.replace('4321', '987'), 'evento')
  expect(JSON.stringify(await m.t.events())).not.toContain('Mitre 987')
})

test.each(['me equivoqué, Luro 55', 'perdón, no es Mitre 4321, es Luro 55'])(
  'the correction of free words is hidden: %s',
  async (text) => {
    const id = await m.says('quiero un flete', text)
    await m.says('Mitre 4321', text)
    await m.says(text, text)
    expect((await m.thread(id)).at(-1)).toContain('Luro 55')
    await m.mark(true, 'direccion')
    expect((await m.thread(id)).at(-1)).toBe('Va a •••.')
    expect(`${(await m.thread(id)).join('\n')}${await m.understanding(id)}`).not.toMatch(/Mitre|Luro/)
  },
)

test.each([true, false])('no datum of another name keeps the answer, marked before: %s', async (isMarked) => {
  await m.mark(isMarked, 'dni')
  const sender = `letra ${isMarked}`
  const id = await m.says('quiero un turno', sender)
  for (const text of ['M28456780', '28456780M', 'F 28456780']) await m.says(text, sender)
  await m.mark(true, 'dni')
  const chat = m.t.db.selectFrom('chat').select('contact_id').where('id', '=', id)
  const { contact_id } = await chat.executeTakeFirstOrThrow()
  const { status, body } = await m.boss.call('GET', `/contacts/${m.t.bot_}/${contact_id}`)
  expect(status).toBe(200)
  expect(body.collected.map(({ label }: { label: string }) => label)).toContain('Número')
  expect(`${(await m.thread(id)).join('\n')}${await m.understanding(id)}${JSON.stringify(body)}`).not.toContain(DNI)
})

test('a value of another entity beside one in free words is hidden elsewhere, too', async () => {
  const id = await m.says('quiero una mudanza', 'dos')
  await m.says(`${PLACE}, mi dni es ${DNI}`, 'dos')
  expect(await m.thread(id)).toContain(`Va a ${PLACE} con ${DNI}.`)
  await m.mark(true, 'dni', 'direccion')
  const seen = `${(await m.thread(id)).join('\n')}${await m.understanding(id)}`
  expect(seen).toContain('Va a ••• con •••.')
  expect(seen).not.toContain(DNI)
  expect(seen).not.toContain(PLACE)
})

test('parts of ordinary words stay where the bot repeats a short value', async () => {
  const id = await m.says('quiero un flete', 'corta')
  await m.says('Luro', 'corta')
  await m.attend(id, 'Hola')
  const body = 'Va a Luroca: Luro.'
  await m.t.db.updateTable('message').set({ body }).where('chat_id', '=', id).where('body', '=', 'Va a Luro.').execute()
  await m.mark(true, 'direccion')
  expect(await m.thread(id)).toContain('Va a Luroca: •••.')
})
