import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { components } from '../../../../generated/api.d.ts'
import { TrainingResultOptions } from '../../../../generated/options.ts'
import type { Option } from '../../../contract/screen.ts'
import { api, asJson, unwrap } from '../../api/client.ts'
import { useSession } from '../../session/index.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { formatDateTime, plural } from '../../ui/format.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { useTrainingActions } from '../training/actions.ts'
import { percent } from '../training/percent.ts'
import { MODELS_PATH, mayTrain } from '../training/permission.ts'

type Run = components['schemas']['TrainingRun']

/** Number of trainings shown; the others are in the history. */
const SHOWN = 5

/** The latest trainings: result, author, and a button to restore the model. */
export function Runs({ bot, round }: { bot: number; round: string }) {
  const id = useId()
  const may = mayTrain(useSession())
  const [returning, setReturning] = useState<Run>()
  const { busy, restore } = useTrainingActions(bot)
  const { data, error, refetch } = useQuery({
    queryKey: ['trainingRunList', bot, round],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/training/runs/{bot}', {
          params: { path: { bot }, query: { sort: ['id', 'DESC'], range: [0, SHOWN - 1] } },
          querySerializer: asJson,
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  })

  async function goBack(run: Run): Promise<void> {
    if (await restore(run.id)) void refetch()
    setReturning(undefined)
  }

  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>Últimos entrenamientos</h2>
        {may && <Link to={MODELS_PATH}>Ver historial</Link>}
      </div>
      {!data && error !== null && <LoadFailure error={error} onRetry={refetch} />}
      {data?.length === 0 && <p className="soft">Todavía no entrenaste el chatbot.</p>}
      <ul className="state-list">
        {data?.map((run) => (
          <li key={run.id}>
            <RunFacts run={run} reported={may} />
            {may && run.restorable && (
              <Button icon="history" onClick={() => setReturning(run)}>
                Volver al modelo {run.number}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {returning && (
        <ConfirmDialog
          open
          title="Volver a un modelo anterior"
          yes={`Volver al modelo ${returning.number}`}
          no="Cancelar"
          busy={busy}
          onYes={() => void goBack(returning)}
          onNo={() => setReturning(undefined)}
        >
          <p>
            Desde ahora tus clientes recibirán las respuestas del modelo {returning.number}, del{' '}
            {formatDateTime(returning.started_at)}. No perderás lo que enseñaste después: valdrá con el próximo
            entrenamiento.
          </p>
        </ConfirmDialog>
      )}
    </section>
  )
}

function RunFacts({ run, reported }: { run: Run; reported: boolean }) {
  const options: readonly Option[] = TrainingResultOptions
  const result = options.find(({ value }) => value === run.result)
  return (
    <span className="state-run">
      <span className="state-run-head">
        {reported && run.accuracy !== null ? (
          <Link to={`/state/report/${run.id}`}>Entrenamiento {run.number}</Link>
        ) : (
          <strong>Entrenamiento {run.number}</strong>
        )}
        <Badge tone={result?.tone}>{result?.label}</Badge>
        {run.active && <Badge tone="accent">En uso</Badge>}
      </span>
      <small className="soft">
        {formatDateTime(run.started_at)}
        {run.started_by && ` · ${run.started_by.name}`}
        {run.examples > 0 && ` · ${plural(run.examples, 'ejemplo', 'ejemplos')}`}
        {run.accuracy !== null && ` · acierto ${percent(run.accuracy)}`}
      </small>
    </span>
  )
}
