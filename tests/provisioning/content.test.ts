import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../../src/server/demo/seed.ts'
import { applyContent } from '../../src/server/provisioning/content/apply.ts'
import { exportContent } from '../../src/server/provisioning/content/export.ts'
import { readContent } from '../../src/server/provisioning/content/read.ts'
import { writeContent } from '../../src/server/provisioning/content/write.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { running, scopeOf } from './fixtures.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
  await seedDemo(app.store, { today: new Date('2025-03-10T15:30:00Z'), chats: 20 })
})
afterAll(() => app.stop())

const exported = (botId: number) =>
  running(app, async () => {
    const { content, files } = await exportContent(scopeOf(botId))
    return { files: writeContent(content), kept: files }
  })

test.each([1, 2, 3])('the content of bot %i, written into another one, is exported the same', async (source) => {
  const { files } = await exported(source)
  const target = await app.bot({ name: 'Copia', planId: source === 3 ? 1 : 2 })
  await running(app, () => applyContent(scopeOf(target), readContent(files)))
  const copy = await exported(target)
  const comparable = (all: ReadonlyMap<string, string>) =>
    Object.fromEntries([...all].map(([name, text]) => [name, text.replace(/^name: .*$/m, '')]))
  expect(comparable(copy.files)).toEqual(comparable(files))
})
