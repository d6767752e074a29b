import { formatChatDate } from '../../../../contract/zone.ts'
import { api, unwrap } from '../../../api/client.ts'
import { withToasts } from '../../../ui/call-toasts.ts'
import type { InboxController } from '../state/inbox.ts'
import type { ChatItem } from '../state/types.ts'

type CallId = Parameters<typeof withToasts>[0]
type Shown = (error: unknown) => boolean

/** What can be done to a chat. Each says what became of it, takes in the answer, and tells whether it went well. */
export type ChatActions = ReturnType<typeof chatActions>

export function chatActions(bot: number, inbox: InboxController) {
  const params = { path: { bot } }

  /**
   * Runs a call with the toasts of its operation and takes in the chat that it answers. Fails as the call does, for a
   * form: `shown` takes in what it shows by itself.
   */
  async function save(id: CallId, call: () => Promise<ChatItem>, shown?: Shown): Promise<ChatItem> {
    const since = inbox.store.get().state.seq
    try {
      const item = await withToasts(id, call, shown)
      inbox.took([item], since)
      return item
    } finally {
      inbox.refresh()
    }
  }

  /** The same where nobody waits for it: its toast tells of a failure. */
  const act = (id: CallId, call: () => Promise<ChatItem>): Promise<ChatItem | undefined> =>
    save(id, call).catch(() => undefined)

  /** Runs a call with its toasts; tells whether it went well. */
  const run = (id: CallId, call: () => Promise<unknown>): Promise<boolean> =>
    withToasts(id, call).then(
      () => true,
      () => false,
    )

  /** Who had it when it was decided goes along: of two who take a chat at once, one is told. */
  const give = (id: number, user_id: number | null, shown?: Shown) => {
    const seen = inbox.store.get().state.chats.get(id)?.item
    const expected = seen ? { expected_user_id: seen.assign_user?.id ?? null } : {}
    const body = { id, user_id, ...expected }
    return save('chatAssign', () => unwrap(api.POST('/chats/requests/assign/{bot}', { params, body })), shown)
  }

  return {
    act,
    run,
    move: (id: number, state: ChatItem['state']) =>
      act('chatStateUpdate', () => unwrap(api.POST('/chats/requests/state/{bot}', { params, body: { id, state } }))),
    /** With a note to the area, unless it is empty. */
    changeArea: (id: number, selected_area_id: number, note: string, shown: Shown) => {
      const seen = inbox.store.get().state.chats.get(id)?.item
      const expected = seen ? { expected_area_id: seen.area?.id ?? null } : {}
      const body = { id, selected_area_id, ...expected, ...(note && { note }) }
      return save('chatAreaUpdate', () => unwrap(api.POST('/chats/requests/change/{bot}', { params, body })), shown)
    },
    give,
    assign: (id: number, user_id: number | null) => give(id, user_id).catch(() => undefined),
    /** Until when: a moment as the contract writes it. */
    snooze: (id: number, until: string) =>
      act('chatSnoozeAdd', () => unwrap(api.POST('/chats/snooze/{bot}', { params, body: { id, until } }))),
    wake: (id: number) =>
      act('chatSnoozeRemove', () => unwrap(api.POST('/chats/wake/{bot}', { params, body: { id } }))),
    pin: (id: number, pinned: boolean) =>
      run('chatPinUpdate', async () => {
        const since = inbox.store.get().state.seq
        const answer = await unwrap(api.PUT('/chats/pin/{bot}', { params, body: { id, pinned } }))
        inbox.tookPins(answer.pinned, since)
      }),
    reactivate: (id: number) =>
      act('chatReactivate', () => unwrap(api.POST('/chats/requests/reactivate/{bot}', { params, body: { id } }))),
    setUnread: (id: number, open: boolean) =>
      act('chatUnreadToggle', () => unwrap(api.POST('/chats/requests/unread/{bot}', { params, body: { id, open } }))),
    setAnswered: (id: number, answered: boolean) =>
      act('chatAnsweredToggle', () => unwrap(api.PUT('/chats/answered/{bot}', { params, body: { id, answered } }))),
    rename: (id: number, username: string, shown: Shown) =>
      save(
        'chatUsernameUpdate',
        () => unwrap(api.PUT('/chats/username/{bot}', { params, body: { id, username } })),
        shown,
      ),
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
    block: (chat: ChatItem, blocked: boolean) =>
      run('contactBlock', async () => {
        await unwrap(api.PUT('/contacts/block/{bot}', { params, body: { id: chat.contact_id, blocked } }))
        inbox.took([{ ...chat, blocked }], inbox.store.get().state.seq)
      }),
  }
}
