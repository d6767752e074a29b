import type { components } from '../../../../../generated/api.d.ts'
import { dayIn } from '../../../../contract/zone.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { lastEventSeq } from '../../../foundation/realtime/event-log.ts'
import { areasOf } from '../../chats/people.ts'
import { limitedAreas } from './late.ts'
import { type Counts, type Group, openGroups, sumOf } from './now.ts'
import { attending } from './people.ts'
import { countedToday } from './today.ts'

export type Board = components['schemas']['LiveBoard']

/** Returns what happens at this moment among what somebody sees, and the figures of today. */
export async function boardOf(scope: Scope, now: Date): Promise<Board> {
  // Before what it counts: it may say less than is counted, never more.
  const seq = await lastEventSeq(scope.botId)
  const day = dayIn(now, scope.timeZone)
  const groups = await openGroups(scope, await limitedAreas(scope.botId), now)
  const [people, { areas }, today] = await Promise.all([
    attending(scope, groups, now),
    areasOf(scope),
    countedToday(scope, day),
  ])
  return named(scope, {
    ...{ at: now.toISOString(), seq, day, now: sumOf(groups), people, today },
    areas: byArea(areas, groups),
  })
}

/** Returns what there is in each area; nothing if the bot has none. */
function byArea(areas: readonly { id: number; name: string }[], groups: readonly Group[]): Board['areas'] {
  if (areas.length === 0) return []
  const of = (id: number | null): Counts => sumOf(groups.filter(({ area_id }) => area_id === id))
  const rest = of(null)
  return [
    ...areas.map(({ id, name }) => ({ id, name, ...of(id) })),
    ...(rest.open > 0 ? [{ id: null, name: 'Sin área', ...rest }] : []),
  ]
}

/** Leaves out which chats wait longest for those who do not read chats. */
function named({ permissions }: Scope, board: Board): Board {
  if (permissions.chats) return board
  const unnamed = <T extends Pick<Counts, 'longest'>>(counts: T): T => ({
    ...counts,
    longest: counts.longest && { ...counts.longest, chat_id: null },
  })
  return { ...board, now: unnamed(board.now), people: board.people.map(unnamed), areas: board.areas.map(unnamed) }
}
