import { expect, test } from 'vitest'
import { brokenIn } from '../../src/server/knowledge/training/report/broken-buttons.ts'
import { botFromFile } from './bot-file.ts'

const now = new Date('2026-03-10T15:00:00Z')

test('finds buttons without an answer, and yields to other work meanwhile', async () => {
  const numbers = Array.from({ length: 60 }, (_, at) => at + 1)
  const bot = botFromFile({
    intents: { Envíos: { understands: { envios: 0.9 }, says: 'Llegan en 48 horas.' } },
    secondary: { Menú: { says: 'Elige:', buttons: ['Envíos', ...numbers.map((at) => `Nada ${at}`)] } },
  })
  let turns = 0
  let over = false
  const count = () => {
    turns++
    if (!over) setImmediate(count)
  }
  setImmediate(count)
  const broken = await brokenIn(bot, now)
  over = true
  expect(broken.map(({ button }) => button)).toEqual(numbers.map((at) => `Nada ${at}`))
  expect(turns).toBeGreaterThan(50)
})

test('reports at most a hundred buttons', async () => {
  const buttons = Array.from({ length: 120 }, (_, at) => `Nada ${at}`)
  const bot = botFromFile({ secondary: { Menú: { says: 'Elige:', buttons } } })
  expect(await brokenIn(bot, now)).toHaveLength(100)
})
