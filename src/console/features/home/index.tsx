import './home.css'
import { useQuery } from '@tanstack/react-query'
import type { AnyEvent } from '../../../../generated/events.ts'
import { localTime } from '../../../contract/zone.ts'
import { api, unwrap } from '../../api/client.ts'
import { changesCounts } from '../../realtime/recount.ts'
import { useConnectionState } from '../../realtime/status.ts'
import { useLiveRefetch } from '../../realtime/useLiveRefetch.ts'
import { useSession } from '../../session/index.ts'
import { botZone, formatLongDay } from '../../ui/format.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageFrame, type PageProps } from '../../ui/PageFrame.tsx'
import { ConnectionAlerts } from '../chats/connections/ConnectionAlerts.tsx'
import { Attention } from './Attention.tsx'
import { DaysChart } from './DaysChart.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { NoBots } from './NoBots.tsx'
import { RecentChanges } from './RecentChanges.tsx'
import { State } from './State.tsx'
import { Team } from './Team.tsx'

/**
 * Milliseconds after which it is read anyway: a few of its figures, such as visits of a site, have no event. Without a
 * connection, nothing tells.
 */
const [SLOW_MS, ALONE_MS] = [120_000, 20_000]

const OTHERS: ReadonlySet<string> = new Set(['content', 'training', 'bot-state', 'availability'])

const isOfInterest = (event: AnyEvent): boolean => changesCounts(event) || OTHERS.has(event.name)

/** /home: overview for team members. */
export default function Home({ screen }: PageProps) {
  const { user, bot } = useSession()
  const now = new Date()
  return (
    <PageFrame title={screen.title} help={screen.help}>
      <div className="home-hello">
        <p className="home-greeting">
          {greeting(now)}, {user?.name.split(' ')[0]}
        </p>
        <p className="soft">{formatLongDay(now)}</p>
      </div>
      {bot ? <Summary bot={bot.id} /> : user && <NoBots user={user} />}
    </PageFrame>
  )
}

function greeting(now: Date): string {
  const { hour } = localTime(now, botZone())
  if (hour >= 5 && hour < 12) return 'Buen día'
  return hour >= 12 && hour < 20 ? 'Buenas tardes' : 'Buenas noches'
}

function Summary({ bot }: { bot: number }) {
  const isOnline = useConnectionState() === 'online'
  const { data, error, refetch } = useQuery({
    queryKey: ['homeGet', bot],
    queryFn: ({ signal }) => unwrap(api.GET('/home/{bot}', { params: { path: { bot } }, signal })),
    refetchInterval: isOnline ? SLOW_MS : ALONE_MS,
  })
  useLiveRefetch(bot, { isOfInterest, team: data?.team }, refetch)
  if (!data) return error ? <LoadFailure error={error} onRetry={refetch} /> : <Skeleton />
  return (
    <>
      <FirstSteps summary={data} />
      <ConnectionAlerts connections={data.connections} />
      {data.chats && <Attention chats={data.chats} />}
      <div className="home-grid">
        <div className="home-column">
          <DaysChart days={data.days} />
          <RecentChanges changes={data.changes} />
        </div>
        <div className="home-column">
          <State special={data.special_state} training={data.training} />
          <Team members={data.team} />
        </div>
      </div>
    </>
  )
}

/** Placeholder with the final layout, to avoid layout shifts. */
function Skeleton() {
  return (
    <div role="status" className="home-grid">
      <span className="sr-only">Cargando…</span>
      {['chart', 'state'].map((column) => (
        <div key={column} className="home-column">
          <div className="card home-ghost home-ghost-tall" />
          <div className="card home-ghost" />
        </div>
      ))}
    </div>
  )
}
