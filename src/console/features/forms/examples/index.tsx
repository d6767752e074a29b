import '../../examples/examples.css'
import '../../examples/marks.css'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useGetList, useGetOne } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { components } from '../../../../../generated/api.d.ts'
import { entityListGate } from '../../../../../generated/gates.ts'
import { refetchLists } from '../../../engine/table/useRefresh.ts'
import { useContentChanges } from '../../../realtime/useContentChanges.ts'
import { mayCall } from '../../../session/gates.ts'
import { useSession } from '../../../session/index.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageFrame, type PageProps } from '../../../ui/PageFrame.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { Editor } from '../../examples/Editor.tsx'
import { Row } from '../../examples/Row.tsx'
import type { Entity, Example } from '../../examples/types.ts'
import { removeExample } from './remove.ts'

/** The most examples that are shown; a search finds the others. */
const SHOWN = 200

const whole = { pagination: { page: 1, perPage: SHOWN }, sort: { field: 'id', order: 'ASC' } } as const

/** The examples that lead to a form of products or branches: those of its intent. */
export default function FormExamples({ screen }: PageProps) {
  const { bot } = useSession()
  const idForm = Number(useParams().idForm)
  return bot ? <Page key={`${bot.id} ${idForm}`} bot={bot.id} idForm={idForm} screen={screen} /> : null
}

function Page({ bot, idForm, screen }: PageProps & { bot: number; idForm: number }) {
  const session = useSession()
  const queries = useQueryClient()
  const [sought, setSought] = useState('')
  const [editing, setEditing] = useState<number>()
  const filter = sought.trim() ? { q: sought.trim() } : {}
  const list = useGetList<Example>(
    'forms/examples',
    { ...whole, filter, sort: { field: 'updated_at', order: 'DESC' } },
    { placeholderData: keepPreviousData },
  )
  const form = useGetOne<components['schemas']['Form']>('forms', { id: idForm })
  // Who may not see the entities writes examples without marks.
  const { data: entities = [] } = useGetList<Entity>('advanced/entities', whole, {
    enabled: mayCall(entityListGate, session),
  })
  const reread = () => refetchLists(queries, 'forms/examples')
  useContentChanges(bot, ['example', 'entity'], reread)

  function saved(): void {
    setEditing(undefined)
    reread()
  }

  const { data: items, total = 0, error } = list
  const intentId = form.data?.intent_id ?? undefined
  const editor = { bot, formId: idForm, intentId, intents: [], entities, onSaved: saved }
  return (
    <PageFrame {...{ title: screen.title, help: screen.help, tabs: screen.tabs, warning: screen.warning }}>
      {!items && (error ? <LoadFailure error={error} onRetry={reread} /> : <Loading />)}
      {items && (
        <div className="examples">
          <section className="card" aria-label="Agregar">
            <Editor {...editor} />
          </section>
          {(total > 0 || sought) && (
            <TextField label="Buscar un ejemplo" type="search" value={sought} onChange={setSought} />
          )}
          <section className="card" aria-label="Lista" aria-busy={list.isPlaceholderData || undefined}>
            {items.length === 0 && <Nothing isFiltered={sought !== ''} />}
            <ul className="example-list" aria-label="Ejemplos">
              {items.map((example) =>
                example.id === editing ? (
                  <li key={example.id} className="example-row-editing">
                    <Editor {...editor} example={example} onCancel={() => setEditing(undefined)} />
                  </li>
                ) : (
                  <Row
                    key={example.id}
                    {...{ example, entities }}
                    intent=""
                    fresh={false}
                    onEdit={() => setEditing(example.id)}
                    onDelete={() => void removeExample(bot, idForm, example).then(reread)}
                  />
                ),
              )}
            </ul>
          </section>
        </div>
      )}
    </PageFrame>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyState icon="search" title="Ningún ejemplo dice eso" />
  return (
    <EmptyState icon="book" title="Todavía no hay ejemplos" help="ejemplos">
      <p>Escribe arriba cómo preguntaría un cliente. Con ocho o más, el chatbot lo entiende mejor.</p>
    </EmptyState>
  )
}
