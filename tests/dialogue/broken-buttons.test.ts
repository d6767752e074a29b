import { expect, test } from 'vitest'
import { brokenIn } from '../../src/server/knowledge/training/report/broken-buttons.ts'
import { brainFrom } from './brain.ts'

const now = new Date('2026-03-10T15:00:00Z')

test('buttons that nothing answers are found, and others work meanwhile', async () => {
  const numbers = Array.from({ length: 60 }, (_, at) => at + 1)
  const brain = brainFrom({
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
  const broken = await brokenIn(brain, now)
  over = true
  expect(broken.map(({ button }) => button)).toEqual(numbers.map((at) => `Nada ${at}`))
  expect(turns).toBeGreaterThan(50)
})

test('a report names a hundred at most', async () => {
  const buttons = Array.from({ length: 120 }, (_, at) => `Nada ${at}`)
  const brain = brainFrom({ secondary: { Menú: { says: 'Elige:', buttons } } })
  expect(await brokenIn(brain, now)).toHaveLength(100)
})
