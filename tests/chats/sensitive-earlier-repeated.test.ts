import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { enqueue } from '../../src/server/foundation/jobs/queue.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { HIDE_EARLIER } from '../../src/server/knowledge/entities/earlier.ts'
import { type Marking, startMarking } from './marking.ts'

// What repeats a value that was told before the mark: other messages, what was kept of them, and events.

const DNI = '28456780'

let m: Marking
beforeAll(async () => {
  m = await startMarking()
})
beforeEach(() => m.mark(false, 'dni'))
afterAll(() => m.t.stop())

test('a number alone is hidden that the customer told as their document before', async () => {
  const id = await m.says(`mi dni es ${DNI}`, 'otra vez')
  await m.attend(id, 'Hola, soy Eva.')
  await m.says(DNI, 'otra vez')
  await m.says('45551234', 'otra vez')
  await m.mark(true, 'dni')
  expect((await m.thread(id)).slice(-2)).toEqual(['•••', '45551234'])
})

test('the summary in the thread is hidden where it quotes an answer', async () => {
  const id = await m.says('quiero un turno', 'resumen')
  await m.says(`${DNI} y quiero hablar con una persona`, 'resumen')
  expect((await m.thread(id)).filter((text) => text.includes(DNI)).length).toBeGreaterThan(1)
  await m.mark(true, 'dni')
  const texts = await m.thread(id)
  expect(texts.join('\n')).toContain('••• y quiero hablar con una persona»')
  expect(texts.join('\n')).not.toContain(DNI)
})

test('the request that later messages continue is hidden, also where only other messages tell what its number is', async () => {
  const told = await m.says(`hola mi dni ${DNI} hacen envíos`, 'tema')
  const alone = await m.says(`mi dni es ${DNI}`, 'tema solo')
  await m.says(`hola soy ${DNI} hacen envíos`, 'tema solo')
  await m.mark(true, 'dni')
  await m.says('y cuánto tarda?', 'tema')
  await m.says('y cuánto tarda?', 'tema solo')
  expect(await m.understanding(told)).toContain('"topic":"hola mi dni ••• hacen envíos"')
  expect(await m.understanding(alone)).toContain('"topic":"hola soy ••• hacen envíos"')
  expect(await m.understanding(told)).not.toContain(DNI)
  expect(await m.understanding(alone)).not.toContain(DNI)
})

test('the request is hidden that a message continues before the earlier ones are', async () => {
  const id = await m.says(`hola mi dni ${DNI} hacen envíos`, 'tema ya')
  await m.t.db.updateTable('entity').set({ sensitive: true }).where('name', '=', 'dni').execute()
  await m.says('y cuánto tarda?', 'tema ya')
  expect(await m.understanding(id)).toContain('"topic":"hola mi dni ••• hacen envíos"')
})

test('what an audio says in answer to the question is hidden', async () => {
  const id = await m.says('quiero un turno', 'audio')
  await m.says(DNI, 'audio')
  const spoken = { body: '', transcript: DNI }
  const rows = m.t.db.updateTable('message').set(spoken).where('chat_id', '=', id).where('body', '=', DNI)
  const { id: message } = await rows.returning('id').executeTakeFirstOrThrow()
  await m.mark(true, 'dni')
  const { transcript } = await m.t.db
    .selectFrom('message')
    .select('transcript')
    .where('id', '=', message)
    .executeTakeFirstOrThrow()
  expect(transcript).toBe('•••')
})

test('a run after one that was interrupted hides what is left', async () => {
  const id = await m.says('quiero un turno', 'corte')
  await m.says(DNI, 'corte')
  const facts = () =>
    m.t.db.selectFrom('message_fact').select(['message_id', 'entities', 'slots']).where('chat_id', '=', id).execute()
  const before = await facts()
  expect(JSON.stringify(before)).toContain(DNI)
  await m.mark(true, 'dni')
  // As it was when only the answer was hidden.
  await m.t.db
    .updateTable('message')
    .set({ body: `Anoté ${DNI}.`, written: null })
    .where('chat_id', '=', id)
    .where('body', '=', 'Anoté •••.')
    .execute()
  for (const { message_id, entities, slots } of before)
    await m.t.db
      .updateTable('message_fact')
      .set({ entities: json(entities), slots: slots && json(slots) })
      .where('message_id', '=', message_id)
      .execute()
  await m.t.inside(() => enqueue(HIDE_EARLIER, { bot_id: m.t.bot_ }))
  await m.t.mails()
  expect((await m.thread(id)).at(-1)).toBe('Anoté •••.')
  expect(JSON.stringify(await facts())).not.toContain(DNI)
})

test('facts without a value are not written again', async () => {
  const id = await m.says('hacen envíos', 'hechos')
  await m.says(`mi dni es ${DNI}`, 'hechos')
  const versions = async () =>
    (
      await m.t.db
        .selectFrom('message_fact')
        .select((of) =>
          of
            .ref('xmin' as never)
            .$castTo<string>()
            .as('version'),
        )
        .where('chat_id', '=', id)
        .orderBy('message_id')
        .execute()
    ).map(({ version }) => version)
  const before = await versions()
  await m.mark(true, 'dni')
  const after = await versions()
  expect(after.map((version, place) => version === before[place])).toEqual([true, false])
})

test('events are kept until other servers have sent them, and then none has a value', async () => {
  await m.says(`mi dni es ${DNI}`, 'eventos')
  m.t.clock.advance(61)
  await m.says(`es ${DNI} mi dni`, 'recién')
  const last = async () => (await m.t.events()).at(-1)?.seq ?? 0
  const told = await last()
  await m.mark(true, 'dni')
  const kept = JSON.stringify(await m.t.events())
  expect(kept).not.toContain(`mi dni es ${DNI}`)
  expect(kept).toContain(`es ${DNI} mi dni`)
  expect(JSON.stringify((await m.t.events()).filter(({ seq }) => seq > told))).not.toContain(DNI)
  await m.t.db
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .where('done_at', 'is', null)
    .execute()
  await m.t.mails()
  expect(JSON.stringify(await m.t.events())).not.toContain(DNI)
})
