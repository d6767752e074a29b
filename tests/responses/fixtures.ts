import type { SignedIn, TestApp } from '../support/app.ts'
import type { BotFixture } from '../support/resource-fixtures.ts'

/** A bot with a member who can edit responses, an Operador who cannot, an area, and a function that creates intents. */
export interface ResponsesFixture {
  bot: number
  editor: SignedIn
  operator: SignedIn
  area: number
  intent(name: string): Promise<number>
}

/** Creates a bot with a plan: plan 1 has quick responses, the other plans have responses to intents. */
export async function createResponsesFixture(app: TestApp, planId = 3): Promise<ResponsesFixture> {
  const bot = await app.bot({ planId })
  const [one, two] = [await app.user(), await app.user()]
  await app.member(bot, one, 3)
  await app.member(bot, two, 4)
  const area = await app.area(bot, 'Ventas')
  const editor = await app.as(one)
  const intent = async (intent_name: string) =>
    (await editor.call('POST', `/ia/selector/add/${bot}`, { body: { intent_name } })).body.id as number
  return { bot, editor, operator: await app.as(two), area, intent }
}

/** Returns the body of a main response as the editor sends it. */
export const mainResponseBody = (intent_id: number, title: string, given: object = {}) => ({
  intent_id,
  title,
  questions: [],
  messages: [{ kind: 'text', text: 'Abrimos de 8 a 20.' }],
  ...given,
})

/** Returns the body of a secondary response as the editor sends it. */
export const secondaryResponseBody = (name: string, given: object = {}) => ({
  name,
  kind: 'follow_up',
  messages: [{ kind: 'text', text: '¿Algo más?' }],
  ...given,
})

/** Creates two intents of a chatbot. */
export async function twoIntents({ admin, bot }: BotFixture): Promise<[number, number]> {
  const make = async (intent_name: string): Promise<number> =>
    (await admin.call('POST', `/ia/selector/add/${bot}`, { body: { intent_name } })).body.id
  return [await make('Pedidos'), await make('Horarios')]
}
