import { json } from '../../src/server/foundation/store/sql.ts'
import { insertIntents, publishModel, shopIntents } from '../dialogue/fixtures.ts'
import { callsOf } from './calls.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

/** A bot that knows identity numbers and addresses, which are marked as sensitive later, and what its staff do and read. */
export interface Marking {
  t: Inbox
  boss: Member
  /** Receives a customer's message and has it answered. Returns the chat's id. */
  says(text: string, senderId: string): Promise<number>
  /** Writes to the customer as an agent. */
  attend(chatId: number, message: string): Promise<void>
  /** Marks entities, or takes the mark away, and runs what that causes. */
  mark(sensitive: boolean, ...names: Named[]): Promise<void>
  /** Returns the texts of a chat as staff read them. */
  thread(chatId: number): Promise<string[]>
  /** Returns how the bot understood the messages of a chat, as staff read it. */
  understanding(chatId: number): Promise<string>
}

type Named = 'dni' | 'direccion'

/** Starts a server with such a bot. */
export async function startMarking(): Promise<Marking> {
  const t = await startInbox()
  const boss = await t.staff(2)
  const { at, open, put, post, senderOf } = callsOf(() => ({ t, boss }))
  const of = { bot_id: t.bot_, entity_values: json([]) }
  const rows = await t.db
    .insertInto('entity')
    .values([
      {
        ...of,
        name: 'dni',
        label: 'DNI',
        type: 'system',
        system_kind: 'dni',
        prompt_question: '¿Me pasás tu documento?',
      },
      { ...of, name: 'direccion', label: 'Dirección', type: 'free', prompt_question: '¿A dónde lo llevamos?' },
    ])
    .returning(['id', 'name'])
    .execute()
  const ids = new Map(rows.map(({ id, name }) => [name, id]))
  const asking = (intent: string, examples: string[], text: string, ...names: Named[]) => ({
    ...{ intent, examples },
    response: {
      messages: [{ kind: 'text' as const, text }],
      required_entities: names.map((name) => ({ entity_id: ids.get(name) ?? 0 })),
    },
  })
  await insertIntents(t, t.bot_, [
    ...shopIntents,
    asking('Turnos', ['quiero un turno', 'necesito un turno', 'dame un turno'], 'Anoté {{entidad.dni}}.', 'dni'),
    asking(
      'Flete',
      ['quiero un flete', 'necesito un flete', 'un flete por favor'],
      'Va a {{entidad.direccion}}.',
      'direccion',
    ),
    asking(
      'Mudanza',
      ['quiero una mudanza', 'necesito una mudanza', 'hacen mudanzas'],
      'Va a {{entidad.direccion}} con {{entidad.dni}}.',
      ...(['direccion', 'dni'] as const),
    ),
    asking('Lugar', ['dónde están', 'dónde queda el local', 'cómo llego al local'], 'Nuestra dirección es Mitre 100.'),
  ])
  await publishModel(t, t.bot_)
  return {
    ...{ t, boss },
    says: async (text, senderId) => {
      t.clock.advance(1)
      const id = await t.writes(text, { senderId })
      await t.mails()
      return id
    },
    attend: async (id, message) => {
      t.clock.advance(1)
      const body = { id, target_id: await senderOf(id), message }
      if ((await post(boss, '/chats/requests/send/{bot}', body)).status >= 300) throw new Error('not sent')
    },
    mark: async (sensitive, ...names) => {
      for (const name of names) {
        const place = `/entities/{bot}/${ids.get(name)}`
        const { label, type, system_kind, prompt_question } = (await boss.call('GET', at(place))).body
        const body = { name, label, type, prompt_question, sensitive, ...(system_kind && { system_kind }) }
        const { status } = await put(boss, place, body)
        if (status !== 200) throw new Error(`not marked: ${status}`)
      }
      await t.mails()
    },
    thread: async (id) => (await open(boss, id)).data.map(({ text }: { text: string }) => text),
    understanding: async (id) => JSON.stringify((await boss.call('GET', at(`/chats/understanding/{bot}/${id}`))).body),
  }
}
