import { dayIn } from '../../../contract/zone.ts'
import { handlerGroup } from '../../foundation/http/handler.ts'
import { countedDays } from '../analytics/days.ts'
import { recentChanges } from '../changes/queries.ts'
import { brokenConnections } from '../chats/connections.ts'
import { firstStepsOf } from './first-steps.ts'
import { botFacts, teamOf, waitingChats } from './queries.ts'

const DAYS = 30
const CHANGES = 8
const DAY_MS = 86_400_000

/** The start page of the console. */
export const home = handlerGroup({
  homeGet: async ({ scope, services }) => {
    const { special_state, state, trained, pending_changes } = await botFacts(scope)
    const today = services.clock()
    const zone = scope.timeZone
    const [first, last] = [dayIn(new Date(today.getTime() - (DAYS - 1) * DAY_MS), zone), dayIn(today, zone)]
    const mayKnow = scope.permissions.chats || scope.permissions.plugins
    const [chats, connections, days, team, changes, first_steps] = await Promise.all([
      scope.permissions.chats ? waitingChats(scope) : null,
      mayKnow ? brokenConnections(scope) : [],
      countedDays(scope, { from: first, to: last }),
      teamOf(scope),
      recentChanges(scope, CHANGES),
      firstStepsOf(scope, { pending: pending_changes, trained }, services.settings.publicUrl),
    ])
    return {
      chats,
      connections,
      days,
      special_state,
      training: { state, trained, pending_changes },
      team: team.map(({ last_seen, role_id, ...member }) => ({
        ...member,
        role_id,
        last_seen,
      })),
      changes,
      first_steps,
    }
  },
})
