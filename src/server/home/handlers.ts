import { recentChanges } from '../changes/queries.ts'
import { group } from '../http/handler.ts'
import { botFacts, daysOf, teamOf, waitingChats } from './queries.ts'

const DAYS = 30
const CHANGES = 8
const DAY_MS = 86_400_000
const TIMEZONE = 'America/Argentina/Buenos_Aires'

/** What staff want to see first. */
export const home = group({
  homeGet: async ({ scope, services }) => {
    const { special_state, state, trained, pending_changes, timezone } = await botFacts(scope)
    const today = services.clock()
    const zone = timezone ?? TIMEZONE
    const [first, last] = [localDay(new Date(today.getTime() - (DAYS - 1) * DAY_MS), zone), localDay(today, zone)]
    const [chats, days, team, changes] = await Promise.all([
      scope.permissions.chats ? waitingChats(scope) : null,
      daysOf(scope, first, last),
      teamOf(scope),
      recentChanges(scope, CHANGES),
    ])
    return {
      chats,
      days,
      special_state,
      training: { state, trained, pending_changes },
      team: team.map(({ last_seen, role_id, ...member }) => ({
        ...member,
        role_id,
        last_seen,
      })),
      changes,
    }
  },
})

/** The calendar day of a moment in a time zone, as YYYY-MM-DD. */
function localDay(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    moment,
  )
}
