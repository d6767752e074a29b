import type { Inbox, InboxController } from './inbox-types.ts'
import { byOthers, byRequest, type Silences } from './silences.ts'
import type { Store } from './store.ts'

interface HandingSetup {
  userId: number
  store: Store<Inbox>
  silences: Silences
  /** closes the open chat */
  close: () => Promise<void>
}

/** Requests by which the user takes a chat or gives it away, and which tell its loss themselves. */
export function createHanding(
  setup: HandingSetup,
): Pick<InboxController, 'passOn' | 'take' | 'handOver' | 'handOverMany'> {
  const { userId: own, store, silences } = setup
  return {
    async passOn(id, send) {
      const answer = await silences.during(id, send, () => byRequest)
      if (store.get().selected === id) await setup.close()
      return answer
    },
    take: (id, send) => silences.during(id, send, () => byOthers),
    handOver(id, send) {
      const before = store.get().state.chats.get(id)?.item
      return silences.during(id, send, ({ assign_user, area }) => {
        const isMoved = area?.id !== before?.area?.id
        const isGiven = assign_user?.id !== before?.assign_user?.id && assign_user?.id !== own
        // The event names who has it if it stays in the user's area.
        return (left) =>
          !left.erased && (left.assign_user ? left.assign_user.id === assign_user?.id : isMoved || isGiven)
      })
    },
    handOverMany({ isOne, userId }, send) {
      const { selected } = store.get()
      if (selected === null || !isOne(selected)) return send()
      return silences.during(
        selected,
        send,
        () => (left) =>
          byRequest(left) && (userId === undefined || !left.assign_user || left.assign_user.id === userId),
      )
    },
  }
}
