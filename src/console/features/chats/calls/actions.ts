import { formatChatDate } from '../../../../contract/zone.ts'
import { api, unwrap } from '../../../api/client.ts'
import { ApiError } from '../../../api/errors.ts'
import { blockedText, withToasts } from '../../../ui/call-toasts.ts'
import { toast } from '../../../ui/toast.ts'
import { offerUndo, type UndoEnd } from '../../../ui/undo-toast.ts'
import type { InboxController } from '../state/inbox.ts'
import type { ChatItem, ChatMessage, TeamReaction } from '../state/types.ts'
import { doneText, offerChatUndo } from './undo.ts'

/** Actions on a chat. Each one shows its toast, applies the response to the inbox and returns whether it succeeded. */
export type ChatActions = ReturnType<typeof chatActions>

export function chatActions(bot: number, inbox: InboxController) {
  const params = { path: { bot } }
  let reacting: Promise<void> = Promise.resolve()

  /** Runs a call with the toasts of its operation and applies the chat in the response. */
  async function act(
    id: Parameters<typeof withToasts>[0],
    call: () => Promise<ChatItem>,
  ): Promise<ChatItem | undefined> {
    const since = inbox.knownSeq()
    try {
      const item = await withToasts(id, call, undefined, { done: (item) => doneText(id, item) })
      inbox.applyChats([item], since)
      inbox.refresh()
      // The counts beside the list change with it.
      inbox.recount()
      void offerChatUndo(bot, inbox, id, item)
      return item
    } catch {
      inbox.refresh()
      return undefined
    }
  }

  /** Runs a call with its toasts; returns whether it succeeded. */
  async function run(
    id: Parameters<typeof withToasts>[0],
    call: () => Promise<unknown>,
    text?: string,
  ): Promise<boolean> {
    return withToasts(id, call, undefined, { done: text }).then(
      () => true,
      () => false,
    )
  }

  return {
    act,
    run,
    move: (id: number, state: ChatItem['state']) =>
      act('chatStateUpdate', () => unwrap(api.POST('/chats/requests/state/{bot}', { params, body: { id, state } }))),
    /** Sends the assignee that the user saw: if two people take the chat at once, the second one gets a conflict. */
    assign: (id: number, user_id: number | null) => {
      const seen = inbox.store.get().state.chats.get(id)?.item
      const expected = seen ? { expected_user_id: seen.assign_user?.id ?? null } : {}
      const body = { id, user_id, ...expected }
      const send = () => unwrap(api.POST('/chats/requests/assign/{bot}', { params, body }))
      return act('chatAssign', () => inbox.take(id, send))
    },
    /** `until` is a timestamp in the format of the API. */
    snooze: (id: number, until: string) =>
      act('chatSnoozeAdd', () => unwrap(api.POST('/chats/snooze/{bot}', { params, body: { id, until } }))),
    wake: (id: number) =>
      act('chatSnoozeRemove', () => unwrap(api.POST('/chats/wake/{bot}', { params, body: { id } }))),
    pin: (id: number, pinned: boolean) =>
      run('chatPinUpdate', async () => {
        const since = inbox.knownSeq()
        const answer = await unwrap(api.PUT('/chats/pin/{bot}', { params, body: { id, pinned } }))
        inbox.applyPinnedChats(answer.pinned, since)
      }),
    /** @param key tells a repeated request */
    runMacro: (chatId: number, id: number, key: string) => {
      const given = { path: { bot, id, chatId }, header: { 'Idempotency-Key': key } }
      const send = () => unwrap(api.POST('/chats/macros/run/{bot}/{id}/{chatId}', { params: given }))
      return act('macroRun', () => inbox.handOver(chatId, send))
    },
    reactivate: (id: number) =>
      act('chatReactivate', () => unwrap(api.POST('/chats/requests/reactivate/{bot}', { params, body: { id } }))),
    readTransfer: (id: number) =>
      act('chatTransferRead', () => unwrap(api.POST('/chats/requests/transfer/read/{bot}', { params, body: { id } }))),
    setUnread: (id: number, open: boolean) =>
      act('chatUnreadToggle', () => unwrap(api.POST('/chats/requests/unread/{bot}', { params, body: { id, open } }))),
    setAnswered: (id: number, answered: boolean) =>
      act('chatAnsweredToggle', () => unwrap(api.PUT('/chats/answered/{bot}', { params, body: { id, answered } }))),
    setPriority: (id: number, priority: NonNullable<ChatItem['priority']>) =>
      act('chatPriorityUpdate', () => unwrap(api.PUT('/chats/priority/{bot}', { params, body: { id, priority } }))),
    label: (chat: ChatItem, label_id: number, added: boolean) =>
      act('chatLabelUpdate', () =>
        unwrap(
          api.PUT('/chats/labels/chat/{bot}', {
            params,
            body: {
              id: chat.id,
              live_chat: chat.live,
              date: formatChatDate(new Date(), inbox.store.get().state.zone),
              added,
              label_id,
            },
          }),
        ),
      ),
    /**
     * Has a message sent again. Returns `unconfirmed` if the customer may have got it, which must be accepted first.
     */
    async resend(id: number, { id: message_id, resends = 0 }: ChatMessage, confirmed = false) {
      const body = { id, message_id, expected_resends: resends, ...(confirmed && { confirmed }) }
      const isDoubt = (error: unknown) => error instanceof ApiError && error.code === 'unconfirmed'
      try {
        const call = () => unwrap(api.POST('/chats/requests/resend/{bot}', { params, body }))
        inbox.applyDelivery(id, await withToasts('chatMessageResend', call, isDoubt))
        return 'done'
      } catch (error) {
        return isDoubt(error) ? 'unconfirmed' : 'refused'
      }
    },
    deleteMessage: (chatId: number, messageId: number) =>
      run('chatMessageDelete', async () => {
        const path = { bot, chatId, messageId }
        await unwrap(api.DELETE('/chats/messages/{bot}/{chatId}/{messageId}', { params: { path } }))
        inbox.applyDeletion(chatId, messageId)
        inbox.refresh()
      }),
    /**
     * Shows the reaction at once; one that the server refuses is taken back. They are saved in their order. A message has
     * one for the whole team: who replaces that of a colleague is told.
     */
    async react(chatId: number, messageId: number, reaction: TeamReaction | null): Promise<void> {
      const { messages = [], tail = [] } = inbox.store.get().state.threads.get(chatId) ?? {}
      const before = [...messages, ...tail].find(({ id }) => id === messageId)?.team_reaction
      const other = reaction && before && before.user_id !== reaction.user_id ? before.user_name : undefined
      const settle = inbox.showReaction(chatId, messageId, reaction)
      const path = { bot, chatId, messageId }
      const body = { emoji: reaction?.emoji ?? null }
      const save = () =>
        run('chatReactionUpdate', () =>
          unwrap(api.PUT('/chats/reactions/{bot}/{chatId}/{messageId}', { params: { path }, body })),
        )
      reacting = reacting.then(save).then((isSaved) => {
        settle(isSaved)
        if (isSaved && other) toast.info(`Tu reacción reemplazó la de ${other}.`)
      })
      await reacting
    },
    async block(chat: ChatItem, blocked: boolean): Promise<boolean> {
      const set = async (value: boolean): Promise<UndoEnd> => {
        const since = inbox.knownSeq()
        await unwrap(api.PUT('/contacts/block/{bot}', { params, body: { id: chat.contact_id, blocked: value } }))
        const now = inbox.store.get().state.chats.get(chat.id)?.item ?? chat
        inbox.applyChats([{ ...now, blocked: value }], since)
        return 'undone'
      }
      const text = blockedText(chat.user_name, blocked)
      const done = await run('contactBlock', () => set(blocked), text)
      const subject = `contact ${chat.contact_id}`
      if (done) offerUndo({ operation: 'contactBlock', subject }, text, () => set(!blocked))
      return done
    },
  }
}
