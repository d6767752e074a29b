import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import type { Answer } from '../support/client.ts'
import { createWidgetFixture, type TestVisitor, visitorOf, type WidgetFixture } from '../widget/fixtures.ts'

export const COMPANY_SITE = 'https://sur.example'

/** A bot that admits companies, with an administrator and one company. */
export interface Gate extends WidgetFixture {
  admin: SignedIn
  company: number
  token: string
  /** opens the widget on a page, with a token */
  come(token?: string, origin?: string): Promise<Answer>
  /** a visitor whom the server admitted with this token */
  visitorWith(token: string, origin?: string): Promise<TestVisitor>
  update(change: object): Promise<Answer>
  open(origin: string): Promise<Answer>
  admitAll(access_all: boolean): Promise<Answer>
}

/** Creates a bot that only admits the customers of «Distribuidora Sur», on a new server unless one is given. */
export async function createGate(given?: TestApp): Promise<Gate> {
  const app = given ?? (await startApp())
  const on = await createWidgetFixture(app)
  const boss = await app.user()
  await app.member(on.botId, boss, 2)
  const admin = await app.as(boss)
  const { body } = await admin.call('POST', `/access/${on.botId}`, { body: { company_name: 'Distribuidora Sur' } })
  const company = body.company_id as number
  const update = (change: object) =>
    admin.call('PUT', `/access/${on.botId}`, { body: { id: company, company_name: 'Distribuidora Sur', ...change } })
  await update({ url: `${COMPANY_SITE}/ayuda`, message_denied: 'Tu empresa ya no usa este canal.' })
  const come = (token?: string, origin = COMPANY_SITE) =>
    app.call('POST', `/webchat/${on.key}/sessions`, { body: { origin, ...(token && { company_token: token }) } })
  const admitAll = (access_all: boolean) => admin.call('PUT', `/access/toggle/${on.botId}`, { body: { access_all } })
  await admitAll(false)
  return {
    ...on,
    admin,
    company,
    token: body.company_token as string,
    come,
    update,
    admitAll,
    visitorWith: async (token, origin) => {
      const { secret } = (await come(token, origin)).body
      return visitorOf(app, on.key, secret)
    },
  }
}
