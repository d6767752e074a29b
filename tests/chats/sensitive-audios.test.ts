import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeAudio } from './audio.ts'
import { callsOf } from './calls.ts'
import { type Marking, startMarking } from './marking.ts'

// What audios say that staff have transcribed, in answer to a question or as what was told before.

let m: Marking
const { at, open } = callsOf(() => m)

beforeAll(async () => {
  m = await startMarking()
  await m.mark(true, 'dni', 'direccion')
})
afterAll(() => m.t.stop())

/** Receives an audio, and returns what staff read of it. */
async function hears(spoken: string, chatId: number, senderId: string): Promise<string> {
  Object.assign(m.t.app.services, { transcriber: { transcribe: async () => spoken } })
  m.t.clock.advance(1)
  await m.t.writes('', { senderId, mediaIds: [await storeAudio(m.t)] })
  const { id } = (await open(m.boss, chatId)).data.at(-1)
  return (await m.boss.call('GET', at(`/chats/requests/audio/translate/{bot}/${id}`))).body.text
}

test('an answer to staff is hidden, and other numbers are not', async () => {
  const id = await m.says('quiero hablar con una persona', 'voz')
  await m.attend(id, 'Hola, soy Eva.')
  expect(await hears('28456780', id, 'voz')).toBe('28456780')
  await m.attend(id, '¿Me pasás tu documento?')
  expect(await hears('28456780 y mi teléfono es 45551234', id, 'voz')).toBe('••• y mi teléfono es 45551234')
  await m.attend(id, '¿Cuál es tu dirección?')
  expect(await hears('San Martín 123', id, 'voz')).toBe('•••')
  await m.attend(id, 'Gracias.')
  expect(await hears('gracias', id, 'voz')).toBe('gracias')
})

test('what was told before is hidden', async () => {
  const id = await m.says('mi dni es 28456780', 'antes')
  await m.attend(id, 'Hola, soy Eva.')
  expect(await hears('28456780', id, 'antes')).toBe('•••')
})

test('a wish that the bot read instead of the answer is shown', async () => {
  const id = await m.says('quiero un flete', 'leído')
  Object.assign(m.t.app.services, { transcriber: { transcribe: async () => 'necesito un turno' } })
  m.t.clock.advance(1)
  await m.t.writes('', { senderId: 'leído', mediaIds: [await storeAudio(m.t)] })
  await m.t.mails()
  const audios = (await open(m.boss, id)).data.filter(({ files }: { files: unknown[] }) => files.length > 0)
  const { body } = await m.boss.call('GET', at(`/chats/requests/audio/translate/{bot}/${audios[0].id}`))
  expect(body.text).toBe('necesito un turno')
})
