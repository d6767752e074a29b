// The content files of the demo bots: they are what a bot exports, and worth showing.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { normalizePhrase } from '../../src/contract/phrase.ts'
import { phrasesByIntent } from '../../src/server/demo/content.ts'
import { seedDemo } from '../../src/server/demo/seed.ts'
import { businesses } from '../../src/server/demo/setup.ts'
import { crossValidate } from '../../src/server/knowledge/nlu/index.ts'
import { exportContent } from '../../src/server/provisioning/content/export.ts'
import { readFolder } from '../../src/server/provisioning/content/folder.ts'
import { rowOf } from '../../src/server/provisioning/content/valid.ts'
import { writeContent } from '../../src/server/provisioning/content/write.ts'
import { running, scopeOf } from '../provisioning/fixtures.ts'
import { startApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await seedDemo(app.store, { today: new Date('2025-03-10T15:30:00Z'), chats: 10 })
})
afterAll(() => app.stop())

describe.each(businesses.map((business, place) => [business.name, business, place + 1] as const))(
  '%s',
  (name, business, botId) => {
    const own = [...phrasesByIntent(business)]

    test('exports its files byte by byte, with its name and the holidays to come', async () => {
      const { content } = await running(app, () => exportContent(scopeOf(botId)))
      const schedule = rowOf(content.settings.schedule)
      const [holiday] = schedule.exceptions as object[]
      expect(holiday).toMatchObject({ ranges: business.holidays })
      expect(content.name).toBe(name)
      // Alerts and companies are seeded beside the files, with people of the team.
      const { notifications: _alerts, access: _companies, ...kept } = content.settings
      const settings = { ...kept, schedule: { ...schedule, exceptions: [] } }
      const written = writeContent({ ...content, name: undefined, settings })
      const files = readFolder(new URL(`../../src/server/demo/bots/${business.key}/`, import.meta.url))
      expect(Object.fromEntries(written)).toEqual(Object.fromEntries(files))
    })

    test('has at least fifteen phrases for every intent', () => {
      expect(own.filter(([, phrases]) => phrases.length < 15).map(([intent]) => intent)).toEqual([])
    })

    test('has no two phrases that read the same', () => {
      const seen = new Map<string, string>()
      const twice = own.flatMap(([intent, phrases]) =>
        phrases.flatMap((phrase) => {
          const before = seen.get(normalizePhrase(phrase))
          seen.set(normalizePhrase(phrase), intent)
          return before === undefined ? [] : [`${phrase}: ${before} / ${intent}`]
        }),
      )
      expect(twice).toEqual([])
    })

    test('has a cross-validation accuracy above 84 %', async () => {
      const examples = own.flatMap(([intent, phrases]) => phrases.map((text) => ({ intent, text, entities: [] })))
      expect((await crossValidate({ examples, entities: [] })).accuracy).toBeGreaterThan(0.84)
    })
  },
)

test('the hardware store answers with its business data', async () => {
  const { content } = await running(app, () => exportContent(scopeOf(1)))
  const contact = rowOf(content.settings.contact)
  expect(contact).toMatchObject({ phone: '0351 555-0142', email: 'ventas@elquebracho.example' })
  const phones = content.responses?.find(({ intent }) => intent === 'Teléfonos')
  expect(JSON.stringify(phones?.messages)).toContain('{{negocio.telefono}} o escribirnos a {{negocio.correo}}')
})
