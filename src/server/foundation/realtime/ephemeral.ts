import type { Presence, PresenceInput, Typing, TypingInput } from '../../../contract/realtime.ts'
import { type ChatFacts, maySee } from '../scope/visibility.ts'
import { db, type Store } from '../store/db.ts'
import type { Client } from './client.ts'
import type { Hub } from './hub.ts'
import { onVisitorTyping, publishStaffTyping } from './typing.ts'

/** An ephemeral event that is never stored. It is sent between processes in this form. */
export type EphemeralEvent =
  | { kind: 'typing'; typing: Typing; facts: ChatFacts }
  | { kind: 'presence'; presence: Presence; facts: ChatFacts | null }
  /** a console joined: requests the presence of everybody else */
  | { kind: 'who'; botId: number }

/**
 * Publishes presence and typing to colleagues.
 * @param publish sends an event to the other processes
 */
export function serveEphemeralEvents(hub: Hub, store: Store, publish: (what: EphemeralEvent) => void) {
  const broadcast = (what: EphemeralEvent) => {
    deliver(what)
    publish(what)
  }

  /** Handles an event of another process. */
  function deliver(what: EphemeralEvent): void {
    if (what.kind === 'who') {
      for (const client of hub.clients(what.botId)) void presenceOf(client).then(publish, () => {})
      return
    }
    // The visitor's connection may be in another process than that of the person who answers.
    if (what.kind === 'typing' && what.typing.user) {
      const { bot_id, chat_id, typing, user } = what.typing
      publishStaffTyping({ botId: bot_id, chatId: chat_id, typing, name: user.name })
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

  async function presenceOf(client: Client, here = true): Promise<EphemeralEvent> {
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
      void presenceOf(client).then(broadcast, () => {})
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
      void (other ? presenceOf(other) : presenceOf({ ...client, chatId: null }, false)).then(broadcast, () => {})
    },
  })

  const unsubscribe = onVisitorTyping(({ botId, chatId, typing }) => {
    void factsOf(store, botId, chatId).then(
      (facts) => {
        if (facts) broadcast({ kind: 'typing', typing: { bot_id: botId, chat_id: chatId, typing, user: null }, facts })
      },
      () => {},
    )
  })

  return {
    deliver,
    stop: unsubscribe,
    /** Handles a console's message that its person starts or stops typing. */
    async setTyping(client: Client, { chat_id, typing }: TypingInput): Promise<void> {
      const facts = await factsOf(store, client.botId, chat_id)
      if (!facts || !client.viewer || !maySee(client.viewer, facts)) return
      const { id, name } = client.session.user
      broadcast({ kind: 'typing', typing: { bot_id: client.botId, chat_id, typing, user: { id, name } }, facts })
    },
    /** Handles a console's message that its person opened or closed a chat. */
    async setViewedChat(client: Client, { chat_id }: PresenceInput): Promise<void> {
      const facts = chat_id === null ? undefined : await factsOf(store, client.botId, chat_id)
      const seen = facts && client.viewer && maySee(client.viewer, facts)
      client.chatId = seen ? chat_id : null
      broadcast(await presenceOf(client))
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
