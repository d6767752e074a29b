import './state.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, unwrap } from '../../api/client.ts'
import { useContent } from '../../realtime/useContent.ts'
import { useBotId } from '../../session/index.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageFrame, type PageProps } from '../../ui/PageFrame.tsx'
import { useTraining } from '../training/live.ts'
import { Channels } from './Channels.tsx'
import { ModelCard } from './ModelCard.tsx'
import { Pending } from './Pending.tsx'
import { Quotas } from './Quotas.tsx'
import { Runs } from './Runs.tsx'
import { Switch } from './Switch.tsx'
import { TrainingPanel } from './TrainingPanel.tsx'
import { Waiting } from './Waiting.tsx'

/** Milliseconds after which what no event tells (the queue, the channels) is asked for again. */
const REFRESH_MS = 30_000

/** What waits for a training when it was changed. */
const TAUGHT = ['intent', 'example', 'entity', 'response'] as const

/** /state: whether the bot answers and with what, and what of it needs somebody. */
export default function State({ screen }: PageProps) {
  const bot = useBotId()
  const live = useTraining(bot)
  const { data, error, refetch } = useQuery({
    queryKey: ['botStateGet', bot],
    queryFn: ({ signal }) => unwrap(api.GET('/bots/state/{bot}', { params: { path: { bot } }, signal })),
    refetchInterval: REFRESH_MS,
  })
  const ended = `${live.training?.state} ${live.training?.finished_at}`
  // what a training changes besides itself (the model, what waits) is asked for when it begins and ends
  // biome-ignore lint/correctness/useExhaustiveDependencies: another end asks again
  useEffect(() => {
    if (live.round > 0) void refetch()
  }, [ended, refetch])
  useContent(bot, TAUGHT, refetch)
  return (
    <PageFrame title={screen.title} help={screen.help}>
      {!data ? (
        error ? (
          <LoadFailure error={error} onRetry={refetch} />
        ) : (
          <Ghost />
        )
      ) : (
        <div className="state-grid">
          <div className="state-column">
            <TrainingPanel bot={bot} live={live} fallback={data.training} trained={data.model !== null} />
            <Runs bot={bot} round={ended} />
            <Channels channels={data.channels} />
          </div>
          <div className="state-column">
            <Switch bot={bot} state={data} onChange={refetch} />
            <ModelCard model={data.model} />
            <Pending changes={data.pending_changes} />
            <Waiting queue={data.queue} incident={data.last_incident} />
            <Quotas quotas={data.quotas} />
          </div>
        </div>
      )}
    </PageFrame>
  )
}

/** The shape of what is coming, so that nothing jumps when it comes. */
function Ghost() {
  return (
    <div role="status" className="state-grid">
      <span className="sr-only">Cargando…</span>
      {['training', 'switch'].map((column) => (
        <div key={column} className="state-column">
          <div className="card state-ghost" />
          <div className="card state-ghost" />
        </div>
      ))}
    </div>
  )
}
