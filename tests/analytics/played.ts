import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { requestPerson } from '../../src/server/conversation/chats/core/bot-changes.ts'
import { receiveMessage } from '../../src/server/conversation/chats/core/receive.ts'
import { sendMessage } from '../../src/server/conversation/chats/core/send-message.ts'
import { inCall } from '../../src/server/foundation/http/context.ts'
import { startApp, type TestApp, type TestUser } from '../support/app.ts'
import { makeForms, type PlayedForms, takeEvent } from './played-events.ts'

/** A bot in the zone of a city, with two areas, two people, three intents, two labels and two forms. */
export interface PlayedBot {
  id: number
  zone: string
  people: Record<string, TestUser>
  areas: Record<string, number>
  intents: Record<string, number>
  forms: PlayedForms
}

/** A server on which the conversations of `counted.txt` took place. */
export interface Played extends TestApp {
  bots: Record<string, PlayedBot>
}

const ZONES = { madrid: 'Europe/Madrid', santiago: 'America/Santiago' }
const MINUTE = 60_000

interface Step {
  at: number
  bot: PlayedBot
  sender: { channel: 'webchat' | 'whatsapp' | 'facebook'; name: string }
  kind: string
  detail: string[]
}

/** Plays all conversations, each step at its time, through what channels, the bot and people use. */
export async function play(): Promise<Played> {
  const app = await startApp()
  const bots = Object.fromEntries(
    await Promise.all(Object.entries(ZONES).map(async ([city, zone]) => [city, await makeBot(app, zone)] as const)),
  )
  const steps = readSteps(bots)
  for (const step of steps) {
    app.clock.advance((step.at - app.clock.now().getTime()) / 1000)
    await app.store.run(() => inCall({ services: app.app.services }, () => take(app, step)))
  }
  return { ...app, bots }
}

function readSteps(bots: Record<string, PlayedBot>): Step[] {
  const lines = readFileSync(new URL('counted.txt', import.meta.url), 'utf8').split('\n')
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [city = '', time, channel, name = '', ...steps] = line.split(/ +/)
      const bot = bots[city]
      if (!bot) throw new Error(`No such city: ${line}`)
      let last = 0
      return steps.map((step): Step => {
        const [minutes = '', ...detail] = step.slice(1).split(':')
        if (minutes !== '') last = Number(minutes)
        const at = Date.parse(`${time}:00Z`) + last * MINUTE
        return { at, bot, sender: { channel: channel as Step['sender']['channel'], name }, kind: step[0] ?? '', detail }
      })
    })
    .map((step, place) => ({ step, place }))
    .sort((a, b) => a.step.at - b.step.at || a.place - b.place)
    .map(({ step }) => step)
}

async function makeBot(app: TestApp, zone: string): Promise<PlayedBot> {
  const id = await app.bot()
  await sql`update bot set settings = settings || ${JSON.stringify({ timezone: zone })}::text::jsonb where id = ${id}`.execute(
    app.db,
  )
  const [rosa, luis] = [await app.user({ name: 'Rosa' }), await app.user({ name: 'Luis' })]
  await app.member(id, rosa, 2)
  await app.member(id, luis, 5)
  const areas = { Ventas: await app.area(id, 'Ventas'), Reclamos: await app.area(id, 'Reclamos', luis) }
  const set = (area: number, limits: object) => app.db.updateTable('area').set(limits).where('id', '=', area).execute()
  await set(areas.Ventas, { first_response_minutes: 20 })
  await set(areas.Reclamos, {
    ...{ first_response_minutes: 30, deadlines_in_hours: true },
    schedule: sql`${JSON.stringify(officeHours(zone))}::text::jsonb`,
  })
  await sql`insert into label (bot_id, title, color) values (${id}, 'Urgente', '#ff0000'), (${id}, 'Compra', '#00ff00')`.execute(
    app.db,
  )
  const category = await app.db
    .insertInto('intent_category')
    .values({ bot_id: id, name: 'General' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const intents: Record<string, number> = {}
  for (const name of ['envios', 'precios', 'horarios']) {
    const row = { bot_id: id, category_id: category.id, name }
    intents[name] = (await app.db.insertInto('intent').values(row).returning('id').executeTakeFirstOrThrow()).id
  }
  return { id, zone, people: { rosa, luis }, areas, intents, forms: await makeForms(app, id) }
}

/** From nine to six, from Monday to Friday. */
const officeHours = (timezone: string) => ({
  ...{ timezone, always_open: false, exceptions: [] },
  week: [0, 1, 2, 3, 4].map((day) => ({ day, ranges: [{ from: '09:00', to: '18:00' }] })),
})

let serial = 0

async function take(app: TestApp, { at, bot, sender, kind, detail }: Step): Promise<void> {
  const chat = () =>
    app.db
      .selectFrom('chat')
      .select('id')
      .where('bot_id', '=', bot.id)
      .where('sender_id', '=', sender.name)
      .executeTakeFirstOrThrow()
  switch (kind) {
    case 'c':
      await receiveMessage({
        ...{ botId: bot.id, channel: sender.channel, senderId: sender.name, userName: sender.name },
        ...{ externalId: `externo-${++serial}`, text: 'Quería consultar precios', mediaIds: [], isForOthers: true },
      })
      return
    case 'b':
      await sendMessage({ botId: bot.id, chatId: (await chat()).id, author: 'bot', text: 'Te cuento' })
      return
    case 'h':
      return requestPerson(bot.id, (await chat()).id, bot.areas[detail[0] ?? ''] ?? null)
    case 'a':
    case 'o':
    case 'r': {
      const { id } = await chat()
      const person = await app.as(bot.people[detail[0] ?? ''] ?? { id: 0 })
      const calls = {
        a: ['send', { id, target_id: sender.name, message: 'Te ayudo' }],
        o: ['reactivate', { id }],
        r: ['state', { id, state: 2 }],
      } as const
      const [path, body] = calls[kind]
      const { status } = await person.call('POST', `/chats/requests/${path}/${bot.id}`, { body })
      if (status >= 300) throw new Error(`${path} answered ${status}`)
      return
    }
    case 'i':
    case 'n': {
      const { id } = await chat()
      const [name = '', percent] = detail
      const row = {
        bot_id: bot.id,
        chat_id: id,
        at: new Date(at),
        entities: sql<never>`'[{"entity": "producto"}]'::jsonb`,
      }
      await app.db
        .insertInto('message_fact')
        .values({
          ...row,
          ...{ rule: kind === 'i' ? 'intent' : 'fallback', intent_id: bot.intents[name] ?? null },
          ...{ confidence: percent ? Number(percent) / 100 : null },
          message_id: sql<number>`(select max(id) from message where chat_id = ${id} and author = 'user')`,
        })
        .execute()
      return
    }
    default:
      await takeEvent(app, { kind, detail, at: new Date(at), bot, sender, chat: (await chat()).id })
  }
}
