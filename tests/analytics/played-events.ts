import { sql } from 'kysely'
import type { TestApp } from '../support/app.ts'

/** The forms that customers fill in. */
export interface PlayedForms {
  survey: number
  catalogue: number
}

/** Questions of the form, in the order in which they are asked. */
const QUESTIONS = ['marca', 'talle', 'correo']

/** Makes the survey and the form of a bot. */
export async function makeForms({ db }: TestApp, bot: number): Promise<PlayedForms> {
  const make = async (kind: string, name: string, questions: object[]) => {
    const { rows } = await sql<{ id: number }>`
      insert into form (bot_id, kind, name, questions)
      values (${bot}, ${kind}, ${name}, ${JSON.stringify(questions)}::text::jsonb) returning id`.execute(db)
    return rows[0]?.id ?? 0
  }
  return {
    survey: await make('survey', 'Encuesta', [
      { id: 'csat', kind: 'csat', text: '¿Qué te pareció?' },
      { id: 'nps', kind: 'nps', text: '¿Nos recomendarías?' },
    ]),
    catalogue: await make(
      'survey',
      'Pedido',
      QUESTIONS.map((id) => ({ id, kind: 'text', text: `¿Cuál es tu ${id}?` })),
    ),
  }
}

/** A step of a conversation that is no message. */
interface Event {
  kind: string
  detail: string[]
  at: Date
  bot: { id: number; forms: PlayedForms; people: Record<string, { id: number }> }
  chat: number
  sender: { channel: string; name: string }
}

const lastOf = (chat: number, author: 'bot' | 'agent' | 'team') => sql`(select max(id) from message
  where chat_id = ${chat} and author in (${author === 'team' ? sql`'bot', 'agent'` : sql.lit(author)}))`

let serial = 0

/** What each event stores, as the channels and the pages of the widget do. */
const EVENTS: Readonly<Record<string, (event: Event) => ReturnType<typeof sql>>> = {
  d: ({ chat }) => sql`update message set status = 'delivered' where id = ${lastOf(chat, 'team')}`,
  l: ({ chat }) => sql`update message set status = 'read' where id = ${lastOf(chat, 'team')}`,
  x: ({ chat }) =>
    sql`update message set status = 'failed', error = 'Número inexistente' where id = ${lastOf(chat, 'agent')}`,
  p: ({ chat }) => sql`update message set reaction = '👍🏽' where id = ${lastOf(chat, 'bot')}`,
  q: ({ chat }) => sql`update message set reaction = '👎' where id = ${lastOf(chat, 'bot')}`,
  w: ({ chat }) => sql`update message_fact set rejected = true where message_id = (
    select max(message_id) from message_fact where chat_id = ${chat})`,
  t: ({ chat, bot, at, detail: [person = ''] }) => sql`
    insert into message (bot_id, chat_id, author, user_id, body, content, status, at)
    values (${bot.id}, ${chat}, 'agent', ${bot.people[person]?.id}, 'Tu pedido está en camino',
      '{"template": {"name": "pedido"}}', 'sent', ${at})`,
  v: ({ chat, bot, at, detail: [score] }) => sql`
    insert into chat_rating (bot_id, chat_id, score, rated_at) values (${bot.id}, ${chat}, ${Number(score)}, ${at})`,
  s: ({ chat, bot, at, sender, detail: [question = '', score] }) => sql`
    insert into form_run (bot_id, form_id, chat_id, channel, key, status, answers, asked, started_at)
    values (${bot.id}, ${bot.forms.survey}, ${chat}, ${sender.channel}, ${`s${++serial}`}, 'complete',
      ${JSON.stringify({ [question]: Number(score) })}::text::jsonb, ${JSON.stringify([question])}::text::jsonb, ${at})`,
  f: ({ chat, bot, at, sender, detail: [asked, status] }) => sql`
    insert into form_run (bot_id, form_id, chat_id, channel, key, status, asked, started_at)
    values (${bot.id}, ${bot.forms.catalogue}, ${chat}, ${sender.channel}, ${`f${++serial}`}, ${status},
      ${JSON.stringify(QUESTIONS.slice(0, Number(asked)))}::text::jsonb, ${at})`,
  k: ({ chat, bot, detail: [title] }) => sql`
    insert into chat_label (chat_id, label_id)
    select ${chat}, id from label where bot_id = ${bot.id} and title = ${title} on conflict do nothing`,
}

/** Stores what happens in a conversation besides its messages. */
export async function takeEvent({ db }: TestApp, event: Event): Promise<void> {
  const statement = EVENTS[event.kind]
  if (!statement) throw new Error(`No such step: ${event.kind}`)
  await statement(event).execute(db)
}
