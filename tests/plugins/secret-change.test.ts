import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountOf, secretsOf } from '../../src/server/channels/accounts/account.ts'
import { inCall } from '../../src/server/foundation/http/context.ts'
import { resealAll } from '../../src/server/reseal.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { connectAccount } from '../support/platform.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

test('after a change of the key of the server, connections go on, and the former key is not needed any more', async () => {
  const { id, secret: app_secret } = await connectAccount(app, await app.bot(), 'whatsapp')
  const changed = 'otra-clave-del-servidor-con-muchas-letras'
  const keysWith = (secret: string, previousSecrets: string[]) =>
    app.store.run(() =>
      inCall(
        { services: { ...app.app.services, settings: { ...app.settings, secret, previousSecrets } } },
        async () => {
          const account = await accountOf(id)
          return account && secretsOf(account)
        },
      ),
    )
  expect(await keysWith(changed, [])).toBeUndefined()
  expect(await keysWith(changed, [app.settings.secret])).toMatchObject({ app_secret })
  const reseal = () => resealAll({ secret: changed, previousSecrets: [app.settings.secret] })
  expect([await app.store.run(reseal), await app.store.run(reseal)]).toEqual([1, 0])
  expect(await keysWith(changed, [])).toMatchObject({ app_secret })
})
