import '../responses.css'
import './quick.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { fold } from '../../../../contract/phrase.ts'
import type { Screen } from '../../../../contract/screen.ts'
import { messageOf } from '../../../api/errors.ts'
import { Failure } from '../../../engine/Failure.tsx'
import { pageFrameProps } from '../../../engine/page-frame-props.ts'
import { TrashButton } from '../../../engine/TrashButton.tsx'
import { useOperationCall, useOperationMutation } from '../../../engine/useOperationMutation.ts'
import { useBotId } from '../../../session/index.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageFrame } from '../../../ui/PageFrame.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { useChoices } from '../Actions.tsx'
import { DeleteDialog } from '../dialogs/DeleteDialog.tsx'
import { moveItem } from '../editor/lists.ts'
import { EDIT } from '../editor-url.ts'
import type { QuickResponse } from '../types.ts'
import { inputOf, QuickEditor } from './QuickEditor.tsx'
import { QuickRow } from './QuickRow.tsx'
import { useQuickList } from './useQuickList.ts'

/** /responses/quick: the keyword responses in the order in which they are tried. */
export function QuickScreen({ screen }: { screen: Screen }) {
  const bot = useBotId()
  const act = useOperationMutation()
  const call = useOperationCall()
  const choices = useChoices()
  const [parameters, setParameters] = useSearchParams()
  const { all, error, reload } = useQuickList(bot)
  const limit = useQuery({ queryKey: ['quickResponseLimitGet'], queryFn: () => call('quickResponseLimitGet', {}) })
  const { used = 0, limit: most = null } = (limit.data ?? {}) as { used?: number; limit?: number | null }
  const [wanted, setWanted] = useState('')
  const [order, setOrder] = useState<readonly QuickResponse[]>()
  const [editing, setEditing] = useState<QuickResponse | 'new'>()
  const [deleting, setDeleting] = useState<QuickResponse>()
  const [deleted, setDeleted] = useState<QuickResponse>()
  const [said, setSaid] = useState('')
  const list = order ?? all ?? []
  const shown = list.filter((one) => fold([...one.keywords, one.answer].join(' ')).includes(fold(wanted)))
  const linked = list.find(({ id }) => id === Number(parameters.get(EDIT)))
  const edited = editing ?? linked
  const isGone = all !== undefined && parameters.has(EDIT) && !linked
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports it once
  useEffect(() => {
    if (!isGone) return
    toast.error('No encontramos esa respuesta. Quizás alguien la eliminó.')
    setParameters({}, { replace: true })
  }, [isGone])
  const close = () => {
    setEditing(undefined)
    if (linked) setParameters({}, { replace: true })
  }

  async function move(from: number, to: number): Promise<void> {
    if (to < 0 || to >= list.length || from === to) return
    const next = moveItem(list, from, to)
    setOrder(next)
    setSaid(`${list[from]?.keywords[0]} en la posición ${to + 1} de ${list.length}.`)
    await act('quickResponseOrder', { values: { ids: next.map(({ id }) => id) } }).catch(() => reload())
    setOrder(undefined)
  }
  async function toggle(one: QuickResponse): Promise<void> {
    const values = { ...inputOf(one), enabled: !one.enabled }
    await act('quickResponseUpdate', { record: { id: one.id }, values }).catch(() => reload())
  }
  async function restore(): Promise<void> {
    await act('quickResponseRestore', { record: { id: deleted?.id }, values: {} }).catch(() => undefined)
    setDeleted(undefined)
  }

  const full = most !== null && used >= most
  return (
    <PageFrame
      {...pageFrameProps(screen)}
      loading={!all && !error}
      actions={
        <>
          {screen.body.kind === 'table' && screen.body.trash && <TrashButton trash={screen.body.trash} />}
          <Button variant="primary" icon="plus" disabled={!choices || full} onClick={() => setEditing('new')}>
            Nueva
          </Button>
        </>
      }
    >
      {error !== null && !all && (
        <Failure text={messageOf(error, 'No se ha podido cargar la información.')} onRetry={reload} />
      )}
      {full && (
        <Banner tone="info">Tu plan permite {most} respuestas y ya las usas todas. Elimina una para crear otra.</Banner>
      )}
      {deleted && (
        <Banner tone="success" role="status">
          Respuesta eliminada.{' '}
          <Button icon="undo" onClick={() => void restore()}>
            Deshacer
          </Button>
        </Banner>
      )}
      {all?.length === 0 && screen.body.kind === 'table' && (
        <EmptyState icon="lightning" title={screen.body.empty.title} help={screen.body.empty.help}>
          <p>{screen.body.empty.text}</p>
          <Button variant="primary" icon="plus" disabled={!choices} onClick={() => setEditing('new')}>
            Crear respuesta
          </Button>
        </EmptyState>
      )}
      {all && all.length > 0 && (
        <>
          <div className="response-toolbar">
            <TextField label="Buscar" type="search" value={wanted} onChange={setWanted} />
            {most !== null && (
              <p>
                {used} de {most} respuestas del plan
              </p>
            )}
          </div>
          <ol className="quick-list">
            {shown.map((one) => {
              const at = list.indexOf(one)
              return (
                <QuickRow
                  key={one.id}
                  response={one}
                  all={list}
                  place={at}
                  count={list.length}
                  sortable={wanted === ''}
                  onMove={(from, to) => void move(from, to)}
                  onEdit={() => setEditing(one)}
                  onToggle={() => void toggle(one)}
                  onDelete={() => setDeleting(one)}
                />
              )
            })}
          </ol>
          {shown.length === 0 && <EmptyState icon="search" title={`Nada coincide con «${wanted}»`} />}
        </>
      )}
      <p className="sr-only" role="status">
        {said}
      </p>
      {choices && edited && (
        <QuickEditor
          record={edited === 'new' ? undefined : edited}
          priority={Math.min(list.length + 1, 100)}
          choices={choices}
          onClose={close}
        />
      )}
      {deleting && (
        <DeleteDialog
          id={deleting.id}
          name={deleting.keywords.join(', ')}
          uses={[]}
          operation="quickResponse"
          onClose={() => setDeleting(undefined)}
          onDeleted={() => setDeleted(deleting)}
        />
      )}
    </PageFrame>
  )
}
