import { useEffect, useRef } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { createRecount } from '../../realtime/recount.ts'
import { subscribeRoom } from '../../realtime/room.ts'

type Member = components['schemas']['HomeMember']

/**
 * Calls `reread` soon after somebody of the team comes, leaves or changes their availability. For people who are not in the
 * team, once: they may have joined it, or look at a bot that is not theirs.
 */
export function useTeamChanges(
  botId: number,
  team: readonly Member[] | undefined,
  reread: () => Promise<unknown>,
): void {
  const latest = useRef({ team, reread })
  latest.current = { team, reread }
  useEffect(() => {
    const strangers = new Set<number>()
    const recount = createRecount(async () => void (await latest.current.reread()))
    const leave = subscribeRoom(botId, {
      onEvent: ({ name }) => name === 'availability' && recount.soon(),
      // It is also told whenever a colleague opens another chat.
      onPresence({ user, here }) {
        const known = latest.current.team?.find(({ user_id }) => user_id === user.id)
        if (known ? known.connected !== here : here && !strangers.has(user.id)) recount.soon()
        if (!known && latest.current.team) strangers.add(user.id)
      },
      onReset: (_, beginning) => beginning || recount.soon(),
    })
    return () => {
      leave()
      recount.stop()
    }
  }, [botId])
}
