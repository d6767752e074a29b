import type { SignedIn, TestApp } from '../support/app.ts'
import type { Place } from '../support/resource-bench.ts'

/** A bot with somebody who writes its answers, somebody who may not, an area and some intents. */
export interface Written {
  bot: number
  editor: SignedIn
  operator: SignedIn
  area: number
  intent(name: string): Promise<number>
}

/** Arranges a bot of a plan: 1 has answers by keyword, the others responses to intents. */
export async function written(app: TestApp, planId = 3): Promise<Written> {
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

/** A main response as the editor sends it. */
export const main = (intent_id: number, title: string, given: object = {}) => ({
  intent_id,
  title,
  questions: [],
  messages: [{ kind: 'text', text: 'Abrimos de 8 a 20.' }],
  ...given,
})

/** A secondary response as the editor sends it. */
export const secondary = (name: string, given: object = {}) => ({
  name,
  kind: 'follow_up',
  messages: [{ kind: 'text', text: '¿Algo más?' }],
  ...given,
})

/** Makes two intents of a chatbot. */
export async function twoIntents({ admin, bot }: Place): Promise<[number, number]> {
  const make = async (intent_name: string): Promise<number> =>
    (await admin.call('POST', `/ia/selector/add/${bot}`, { body: { intent_name } })).body.id
  return [await make('Pedidos'), await make('Horarios')]
}
