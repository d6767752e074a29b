import { describe, expect, test } from 'vitest'
import { normalizePhrase } from '../../../src/contract/phrase.ts'
import { phrasesByIntent } from '../../../src/server/demo/content.ts'
import { businesses } from '../../../src/server/demo/setup.ts'
import { readDialogues } from './files.ts'
import { folded, readDialogue } from './vocabulary.ts'

const bots = new Map(businesses.map((bot) => [bot.name, phrasesByIntent(bot)]))
const files = readDialogues()

describe('the conversations of the benchmark', () => {
  test.each(files.map((file) => [`${file.split}/${file.file}`, file] as const))('%s', (_, file) => {
    const bot = bots.get(file.bot)
    expect(bot, file.bot).toBeDefined()
    expect(['Argentina', 'Chile', 'Colombia', 'México']).toContain(file.country)
    for (const { title, kinds, turns } of file.conversations) {
      expect(kinds.length, title).toBeGreaterThan(0)
      expect(turns.length, title).toBeGreaterThan(0)
      expect(turns.length, title).toBeLessThanOrEqual(6)
      const named = turns.flatMap(({ outcomes, never }) =>
        [...outcomes, never].flatMap(({ intents }) => intents.flat()),
      )
      expect(
        named.filter((name) => !bot?.has(name)),
        title,
      ).toEqual([])
    }
  })

  test('are at least 200, half of them kept apart, and no two with the same words', () => {
    const count = (split: string) =>
      files.filter((file) => file.split === split).reduce((sum, { conversations }) => sum + conversations.length, 0)
    expect(count('development') + count('held-out')).toBeGreaterThanOrEqual(200)
    expect(count('development')).toBe(count('held-out'))
    const all = files.flatMap(({ conversations }) => conversations)
    const scripts = all.map(({ turns }) => folded(turns.map(({ text }) => text).join('\n')))
    expect(scripts.filter((one, place) => scripts.indexOf(one) !== place)).toEqual([])
  })
})

test('no customer writes an example of the bot word for word, save greetings and the like', () => {
  const examples = new Map(
    [...bots].map(([name, phrases]) => [name, new Set([...phrases.values()].flat().map(normalizePhrase))]),
  )
  const said = files.flatMap(({ bot, conversations }) =>
    conversations.flatMap(({ turns }) => turns.map(({ text }) => ({ bot, text: normalizePhrase(text) }))),
  )
  expect(said.filter(({ bot, text }) => text.split(' ').length > 2 && examples.get(bot)?.has(text))).toEqual([])
})

test('a script outside the vocabulary is rejected', () => {
  const script = 'clases: simple\ncliente: hola\nacción: saludo'
  expect(readDialogue('saludo', script).turns).toHaveLength(1)
  expect(() => readDialogue('saludo', script.replace('acción: saludo', 'acción: baila'))).toThrow('acción: baila')
  expect(() => readDialogue('saludo', script.replace('clases: simple', 'clases: rara'))).toThrow('rara')
  expect(() => readDialogue('saludo', script.replace('acción: saludo', ''))).toThrow('falta lo que se espera')
})
