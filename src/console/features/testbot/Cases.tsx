import { useState } from 'react'
import { TestResultOptions } from '../../../../generated/options.ts'
import { fold } from '../../../contract/phrase.ts'
import { api, unwrap } from '../../api/client.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button, IconButton } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { withToasts } from '../../ui/call-toasts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { formatAgo, formatDateTime, formatInteger, plural } from '../../ui/format.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Loading } from '../../ui/Spinner.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { CaseResult, Options, TestCase } from './types.ts'
import type { Progress, useCases } from './useCases.ts'

interface CasesProps {
  bot: number
  model: Options['model']
  list: ReturnType<typeof useCases>
  /** whether the user may edit test cases */
  writes: boolean
  onEdit: (one: TestCase) => void
  /** makes a case of a real chat; absent if the user may not */
  onFromChat: (() => void) | undefined
}

/** Lists with more cases than this have a search field. */
const MANY = 8

/** The test cases of the bot: runs them, shows failures and differences from the previous model. */
export function Cases({ bot, model, list, writes, onEdit, onFromChat }: CasesProps) {
  const { cases, error, refetch, progress } = list
  const [sought, setSought] = useState('')
  const [leaving, setLeaving] = useState<TestCase>()
  if (!cases) return error ? <LoadFailure error={error} onRetry={refetch} /> : <Loading />
  const shown = cases.filter(({ name }) => fold(name).includes(fold(sought)))

  async function remove({ id }: TestCase): Promise<void> {
    const params = { path: { bot, id } }
    await withToasts('testCaseDelete', () => unwrap(api.DELETE('/testbot/cases/{bot}/{id}', { params }))).catch(() => {
      // A toast has reported it.
    })
    setLeaving(undefined)
    void refetch()
  }

  return (
    <section className="card testbot-cases" aria-label="Casos de prueba">
      <div className="card-head">
        <h2>Casos de prueba</h2>
        <div className="testbot-buttons">
          {onFromChat && (
            <Button icon="chat" onClick={onFromChat}>
              Usar conversación
            </Button>
          )}
          {progress.running && <Button onClick={list.stop}>Detener</Button>}
          {cases.length > 0 && (
            <Button icon="play" variant="primary" busy={progress.running} onClick={() => void list.run(shown, model)}>
              {sought ? 'Ejecutar encontrados' : 'Ejecutar todos'}
            </Button>
          )}
        </div>
      </div>
      <Summary progress={progress} />
      {cases.length > MANY && <TextField label="Buscar" type="search" value={sought} onChange={setSought} />}
      {cases.length === 0 && (
        <EmptyState icon="clipboard" title="Todavía no hay casos de prueba" help="casos-de-prueba">
          Guarda una conversación: la probaremos en cada entrenamiento.
        </EmptyState>
      )}
      <ul className="testbot-case-list">
        {shown.map((one) => (
          <li key={one.id}>
            <CaseRow
              one={one}
              result={progress.results.get(one.id)}
              busy={progress.running}
              onRun={() => void list.run([one], model)}
              onEdit={writes ? () => onEdit(one) : undefined}
              onDelete={writes ? () => setLeaving(one) : undefined}
            />
          </li>
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          open
          title="Eliminar caso"
          yes="Eliminar caso"
          no="Cancelar"
          danger
          onYes={() => void remove(leaving)}
          onNo={() => setLeaving(undefined)}
        >
          ¿Eliminar el caso «{leaving.name}»? Dejaremos de probarlo y no podrás recuperarlo.
        </ConfirmDialog>
      )}
    </section>
  )
}

function Summary({ progress: { total, done, running, compared, results } }: { progress: Progress }) {
  const all = [...results.values()]
  const failed = all.filter(({ result }) => result === 'failed').length
  const changed = all.filter((one) => one.changed).length
  return (
    <div className="testbot-summary">
      {running && <progress value={done} max={total} aria-label="Casos ejecutados" />}
      <p role="status">
        {running && `${formatInteger(done)} de ${formatInteger(total)}`}
        {!running &&
          all.length > 0 &&
          [
            plural(all.length - failed, 'correcto', 'correctos'),
            plural(failed, 'fallido', 'fallidos'),
            ...(compared ? [plural(changed, 'cambio con el modelo anterior', 'cambios con el modelo anterior')] : []),
          ].join(', ')}
      </p>
    </div>
  )
}

interface CaseRowProps {
  one: TestCase
  result: CaseResult | undefined
  busy: boolean
  onRun: () => void
  onEdit: (() => void) | undefined
  onDelete: (() => void) | undefined
}

function CaseRow({ one, result, busy, onRun, onEdit, onDelete }: CaseRowProps) {
  const { name, steps, last_result, last_run_at, blocks_transfer, run_after_training } = one
  const state = TestResultOptions.find(({ value }) => value === (result?.result ?? last_result))
  return (
    <>
      <div className="testbot-case-row">
        <span className="testbot-case-name">{name}</span>
        <Badge tone={state?.tone ?? 'neutral'}>{state?.label}</Badge>
        {result?.changed && <Badge tone="info">Cambió</Badge>}
        {blocks_transfer && <Badge tone="warning">Impide publicar</Badge>}
        <span className="soft">
          {plural(steps.length, 'paso', 'pasos')}
          {!run_after_training && ', solo a mano'}
          {last_run_at && (
            <>
              ,{' '}
              <time dateTime={last_run_at} title={formatDateTime(last_run_at)}>
                {formatAgo(last_run_at)}
              </time>
            </>
          )}
        </span>
        <span className="testbot-case-actions">
          <IconButton
            icon="play"
            label={`Ejecutar ${name}`}
            aria-disabled={busy || undefined}
            onClick={() => !busy && onRun()}
          />
          {onEdit && <IconButton icon="edit" label={`Editar ${name}`} onClick={onEdit} />}
          {onDelete && <IconButton icon="delete" tone="danger" label={`Eliminar ${name}`} onClick={onDelete} />}
        </span>
      </div>
      {result && (result.failures.length > 0 || result.differences.length > 0) && (
        <ul className="testbot-failures">
          {result.failures.map((said) => (
            <li key={said}>{said}</li>
          ))}
          {result.differences.map((said) => (
            <li key={said} className="soft">
              {said}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
