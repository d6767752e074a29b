import type { Presence, PresenceInput, Typing, TypingInput } from '../../../contract/realtime.ts'
import { type ChatFacts, maySee } from '../scope/visibility.ts'
import { db, type Store } from '../store/db.ts'
import type { Client } from './client.ts'
import type { Hub } from './hub.ts'
import { onVisitorTyping, tellStaffTyping } from './typing.ts'

/** Something to tell that is true for a moment and never stored; between processes it travels as it is. */
export type Momentary =
  | { kind: 'typing'; typing: Typing; facts: ChatFacts }
  | { kind: 'presence'; presence: Presence; facts: ChatFacts | null }
  /** a console came: say who is where */
  | { kind: 'who'; botId: number }

/**
 * Who is where and who is writing, told to colleagues while it lasts.
 * @param publish tells the other processes
 */
export function keepCompany(hub: Hub, store: Store, publish: (what: Momentary) => void) {
  const spread = (what: Momentary) => {
    hear(what)
    publish(what)
  }

  /** Takes in what another process tells. */
  function hear(what: Momentary): void {
    if (what.kind === 'who') {
      for (const client of hub.clients(what.botId)) void presenceOf(client).then(publish, () => {})
      return
    }
    // a visitor may listen in another process than the person who answers him
    if (what.kind === 'typing' && what.typing.user) {
      const { bot_id, chat_id, typing, user } = what.typing
      tellStaffTyping({ botId: bot_id, chatId: chat_id, typing, name: user.name })
    }
    const botId = what.kind === 'typing' ? what.typing.bot_id : what.presence.bot_id
    const own = what.kind === 'typing' ? what.typing.user?.id : what.presence.user.id
    for (const client of hub.clients(botId)) {
      if (client.session.user.id === own) continue
      const seen = what.facts !== null && client.viewer !== null && maySee(client.viewer, what.facts)
      if (what.kind === 'typing' && seen) client.socket.emit('typing', what.typing)
      if (what.kind === 'presence')
        client.socket.emit('presence', seen ? what.presence : { ...what.presence, chat_id: null })
    }
  }

  async function presenceOf(client: Client, here = true): Promise<Momentary> {
    const { botId, chatId, session } = client
    const facts = chatId === null ? null : await factsOf(store, botId, chatId)
    const user = { id: session.user.id, name: session.user.name }
    return {
      kind: 'presence',
      presence: { bot_id: botId, user, chat_id: facts ? chatId : null, here },
      facts: facts ?? null,
    }
  }

  hub.watch({
    joined(client) {
      void presenceOf(client).then(spread, () => {})
      for (const other of hub.clients(client.botId))
        if (other.session.user.id !== client.session.user.id)
          void presenceOf(other).then(
            (what) => {
              if (what.kind !== 'presence') return
              const seen = what.facts !== null && client.viewer !== null && maySee(client.viewer, what.facts)
              client.socket.emit('presence', seen ? what.presence : { ...what.presence, chat_id: null })
            },
            () => {},
          )
      publish({ kind: 'who', botId: client.botId })
    },
    left(client) {
      const others = [...hub.clients(client.botId)].filter(({ session }) => session.user.id === client.session.user.id)
      const [other] = others
      void (other ? presenceOf(other) : presenceOf({ ...client, chatId: null }, false)).then(spread, () => {})
    },
  })

  const silence = onVisitorTyping(({ botId, chatId, typing }) => {
    void factsOf(store, botId, chatId).then(
      (facts) => {
        if (facts) spread({ kind: 'typing', typing: { bot_id: botId, chat_id: chatId, typing, user: null }, facts })
      },
      () => {},
    )
  })

  return {
    hear,
    stop: silence,
    /** A console says that its person writes, or stopped. */
    async types(client: Client, { chat_id, typing }: TypingInput): Promise<void> {
      const facts = await factsOf(store, client.botId, chat_id)
      if (!facts || !client.viewer || !maySee(client.viewer, facts)) return
      const { id, name } = client.session.user
      spread({ kind: 'typing', typing: { bot_id: client.botId, chat_id, typing, user: { id, name } }, facts })
    },
    /** A console says which chat its person looks at. */
    async looks(client: Client, { chat_id }: PresenceInput): Promise<void> {
      const facts = chat_id === null ? undefined : await factsOf(store, client.botId, chat_id)
      const seen = facts && client.viewer && maySee(client.viewer, facts)
      client.chatId = seen ? chat_id : null
      spread(await presenceOf(client))
    },
  }
}

function factsOf(store: Store, botId: number, chatId: number): Promise<ChatFacts | undefined> {
  return store.run(() =>
    db()
      .selectFrom('chat')
      .select(['area_id', 'assign_user_id'])
      .where('bot_id', '=', botId)
      .where('id', '=', chatId)
      .executeTakeFirst(),
  )
}
