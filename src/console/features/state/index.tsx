import './state.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, unwrap } from '../../api/client.ts'
import { useContentChanges } from '../../realtime/useContentChanges.ts'
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

/** Refetch interval in milliseconds for data without events (the queue, the channels). */
const REFRESH_MS = 30_000

/** Resources whose changes require a training. */
const TRAINED_RESOURCES = ['intent', 'example', 'entity', 'response'] as const

/** /state: state of the bot and its model, and anything that needs attention. */
export default function State({ screen }: PageProps) {
  const bot = useBotId()
  const live = useTraining(bot)
  const { data, error, refetch } = useQuery({
    queryKey: ['botStateGet', bot],
    queryFn: ({ signal }) => unwrap(api.GET('/bots/state/{bot}', { params: { path: { bot } }, signal })),
    refetchInterval: REFRESH_MS,
  })
  const ended = `${live.training?.state} ${live.training?.finished_at}`
  // Refetch when a training starts or ends, because it also changes the model and the pending changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetches when `ended` changes
  useEffect(() => {
    if (live.revision > 0) void refetch()
  }, [ended, refetch])
  useContentChanges(bot, TRAINED_RESOURCES, refetch)
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
            <Pending changes={data.pending_changes} trained={data.model !== null} />
            <Waiting queue={data.queue} incident={data.last_incident} />
            <Quotas quotas={data.quotas} />
          </div>
        </div>
      )}
    </PageFrame>
  )
}

/** Placeholder with the final layout, to avoid layout shifts. */
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
