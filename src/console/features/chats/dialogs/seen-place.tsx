import { useEffect, useState } from 'react'
import { threadEventText } from '../../../../contract/thread-event.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { toast } from '../../../ui/toast.ts'
import { useChatsContext, useInbox } from '../context.ts'
import { isWithBot } from '../isWithBot.ts'
import type { ChatItem, ThreadEvent } from '../state/types.ts'

type Place = Pick<ChatItem, 'area' | 'assign_user' | 'state' | 'type' | 'live'>

/** Where a dialog shows the chat, and what it knows to have happened to it by then. */
interface Seen {
  place: Place
  /** id of the last change of the thread; undefined if they are not known */
  change: number | undefined
}

/** Where a chat is, as far as the user of a dialog has seen it. */
interface SeenPlace {
  seen: Seen
  /** what a request says that it expects: a chat that is elsewhere by now is refused */
  expected: { expected_area_id: number | null; expected_user_id: number | null }
  /** where the chat is now, as a key */
  now: string
  /** the chat is no longer where the user saw it, or somebody ended it meanwhile or gave it back to the bot */
  isMoved: boolean
  /** takes note that the user chose with what is shown now */
  accept: () => void
}

const keyOf = ({ area, assign_user }: Place): string => `${area?.id ?? 0} ${assign_user?.id ?? 0}`
const isOver = ({ state }: Place): boolean => state === 2
const hasEnded = (before: Place, now: Place): boolean => isOver(now) && !isOver(before)
const wentToBot = (before: Place, now: Place): boolean => isWithBot(now) && !isWithBot(before)

/**
 * Keeps where the user of a dialog saw a chat. What a colleague does with it meanwhile counts as seen only once the user
 * chooses again: a save would undo it without anybody having decided so.
 */
export function useSeenPlace(chat: ChatItem): SeenPlace {
  const thread = useInbox(({ state }) => state.threads.get(chat.id))
  const change = thread?.loaded ? Math.max(0, ...thread.changes.map(({ id }) => id)) : undefined
  const [seen, setSeen] = useState<Seen>({ place: chat, change })
  const { area, assign_user } = seen.place
  const now = `${keyOf(chat)} ${isOver(chat)} ${isWithBot(chat)}`
  return {
    seen,
    expected: { expected_area_id: area?.id ?? null, expected_user_id: assign_user?.id ?? null },
    now,
    isMoved: keyOf(chat) !== keyOf(seen.place) || hasEnded(seen.place, chat) || wentToBot(seen.place, chat),
    accept: () => setSeen({ place: chat, change }),
  }
}

interface MovedNoticeProps {
  chat: ChatItem
  seen: Seen
  /** the request of the dialog: what refused it says the same as the notice, and is over it */
  operation: string
  /** what to do now */
  children: string
}

/** Says who moved the chat and where it is, while a dialog is open in which that was not seen. */
export function MovedNotice({ chat, seen, operation, children }: MovedNoticeProps) {
  const { me } = useChatsContext()
  useEffect(() => toast.settle(operation), [operation])
  const changes = useInbox(({ state }) => state.threads.get(chat.id)?.changes)
  return (
    <Banner tone="warning" role="alert">
      {sentencesOf(chat, seen, changes ?? [], me.id).join(' ')} {children}
    </Banner>
  )
}

/** Returns what happened to the chat since it was seen: who did it, if the thread says so, else where it is now. */
function sentencesOf(chat: Place, { place, change }: Seen, changes: readonly ThreadEvent[], me: number): string[] {
  const since = change === undefined ? [] : changes.filter(({ id }) => id > change)
  const told = (...kinds: ThreadEvent['kind'][]): string | undefined => {
    const last = since.findLast(({ kind }) => kinds.includes(kind))
    return last && threadEventText(last, String)
  }
  const { area, assign_user } = chat
  const isElsewhere = area?.id !== place.area?.id
  const hasOther = assign_user?.id !== place.assign_user?.id
  const where = () => told('moved', 'moved_out') ?? (area ? `Ahora está en ${area.name}` : 'Ahora está sin área')
  const who = () => {
    if (!assign_user) return told('unassigned') ?? 'Ahora está sin asignar'
    if (assign_user.id === me) return 'Ahora está a tu cargo'
    return told('assigned') ?? `Ahora está a cargo de ${assign_user.name}`
  }
  const sentences = [
    ...(isElsewhere ? [where()] : []),
    // Moving a chat takes it off its person, which needs no words.
    ...(hasOther && (assign_user || !isElsewhere) ? [who()] : []),
    ...(hasEnded(place, chat) ? [told('resolved') ?? 'Ahora está resuelta'] : []),
    ...(wentToBot(place, chat) ? [told('to_bot') ?? 'Ahora la atiende el chatbot'] : []),
  ]
  return sentences.map((sentence) => `${sentence}.`)
}
