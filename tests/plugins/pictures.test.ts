import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureToken } from '../../src/server/channels/outbound/upload.ts'
import { inCall } from '../../src/server/foundation/http/context.ts'
import { storeFile } from '../../src/server/foundation/media/files.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { samplePng } from '../support/sample-files.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

test('a picture has an address for the messages of its own bot, and none for those of others', async () => {
  const [own, other] = [await app.bot(), await app.bot()]
  const within = <T>(work: () => Promise<T>) => app.store.run(() => inCall({ services: app.app.services }, work))
  const file = await within(() =>
    storeFile({ botId: own, filename: 'local.png', bytes: samplePng(9, 9), userId: null }),
  )
  const statusOf = async (botId: number, token?: string) => {
    const signed = token ?? (await within(async () => pictureToken(botId, file?.number ?? 0)))
    return (await app.app.inject(`/webhooks/pictures/${botId}/${file?.number}/${signed}`)).statusCode
  }
  expect([await statusOf(own), await statusOf(other), await statusOf(own, 'x'.repeat(24))]).toEqual([200, 404, 404])
})

test('an address of a bot that cannot exist is refused like one that does not', async () => {
  for (const bot of ['9999999999', '2000000000', '0', 'x']) {
    const post = await app.app.inject({ method: 'POST', url: `/webhooks/meta/${bot}`, payload: '{}' })
    expect([bot, post.statusCode < 500]).toEqual([bot, true])
    const picture = await app.app.inject(`/webhooks/pictures/${bot}/9999999999/${'x'.repeat(24)}`)
    expect([bot, picture.statusCode]).toEqual([bot, 404])
  }
  const large = await app.app.inject({ method: 'POST', url: '/webhooks/meta/1', payload: 'x'.repeat(5_000_000) })
  expect(large.statusCode).toBe(413)
})
