import './report.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { api, unwrap } from '../../../api/client.ts'
import { ApiError } from '../../../api/errors.ts'
import { mayOpen, useBotId, useSession } from '../../../session/index.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageFrame, type PageProps } from '../../../ui/PageFrame.tsx'
import TrainingStrip from '../TrainingStrip.tsx'
import { BrokenButtons } from './BrokenButtons.tsx'
import { Checks } from './Checks.tsx'
import { Conflicts } from './Conflicts.tsx'
import { Confused } from './Confused.tsx'
import { Coverage } from './Coverage.tsx'
import { Effects } from './Effects.tsx'
import { Figures } from './Figures.tsx'
import { Gaps } from './Gaps.tsx'
import { InOrder } from './InOrder.tsx'
import { Learning } from './Learning.tsx'
import { Unanswered } from './Unanswered.tsx'
import { useMoveExamples } from './useMoveExamples.ts'
import { useRemoveExamples } from './useRemoveExamples.ts'
import { useTraffic } from './useTraffic.ts'
import { Weak } from './Weak.tsx'

/** /state/report/{idRun}: report of a model, with actions for each finding. */
export default function TrainingReport({ screen }: PageProps) {
  const bot = useBotId()
  const id = Number(useParams().idRun)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['trainingReportGet', bot, id],
    queryFn: ({ signal }) => unwrap(api.GET('/training/report/{bot}/{id}', { params: { path: { bot, id } }, signal })),
  })
  const moving = useMoveExamples(bot)
  const removing = useRemoveExamples(bot)
  const [taught, setTaught] = useState(false)
  const mayRead = mayOpen('/advanced/misunderstood', useSession())
  const traffic = useTraffic(bot, mayRead)
  return (
    <PageFrame
      title={screen.title}
      help={screen.help}
      links={screen.links}
      loading={isPending || (data !== undefined && traffic.isPending)}
    >
      {error !== null && !data && <Absent error={error} onRetry={refetch} />}
      {data && (
        <>
          {(taught || moving.moved.size + removing.removed.size > 0) && <TrainingStrip bot={bot} />}
          <Effects report={data} {...{ traffic, mayRead, moving, removing }} onTaught={() => setTaught(true)} />
          {mayRead && <Coverage bot={bot} />}
          <Figures report={data} />
          {data.learning && <Learning points={data.learning} />}
          <Unanswered intents={data.unanswered} />
          <Checks checks={data.checks} />
          <Confused pairs={data.confused} moving={moving} />
          <Conflicts conflicts={data.conflicts} moving={moving} />
          {data.broken_buttons && <BrokenButtons broken={data.broken_buttons} />}
          <Weak weak={data.weak} />
          <Gaps report={data} />
          <InOrder report={data} />
        </>
      )}
    </PageFrame>
  )
}

function Absent({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState icon="clipboard" title="No hay un informe de ese entrenamiento" help="informe-del-entrenamiento">
        <p>Quizás no existe, o terminó antes de que su modelo llegara a la revisión.</p>
        <Link className="btn btn-secondary" to="/state">
          Ver los entrenamientos
        </Link>
      </EmptyState>
    )
  return <LoadFailure error={error} onRetry={onRetry} />
}
