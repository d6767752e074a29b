import './examples.css'
import './marks.css'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDataProvider, useGetList } from 'react-admin'
import { ExampleIdsLimits } from '../../../../generated/limits.ts'
import { api, unwrap } from '../../api/client.ts'
import { registerShortcuts, type Shortcut } from '../../commands/shortcuts.ts'
import { refetchLists } from '../../engine/table/useRefresh.ts'
import { useContentChanges } from '../../realtime/useContentChanges.ts'
import { useSession } from '../../session/index.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { withToasts } from '../../ui/call-toasts.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageFrame, type PageProps } from '../../ui/PageFrame.tsx'
import { Loading } from '../../ui/Spinner.tsx'
import { BulkBar } from './BulkBar.tsx'
import { Editor } from './Editor.tsx'
import { Filters } from './Filters.tsx'
import { ImportExportButtons } from './ImportExportButtons.tsx'
import { List } from './List.tsx'
import type { Entity, Example, Intent } from './types.ts'
import { useBulk } from './useBulk.ts'
import { useFilters } from './useFilters.ts'

const SIZE = 25

/** Maximum number of entities per list call. */
const ALL = 200

/** Maximum number of examples per bulk action. */
const MOST = ExampleIdsLimits.ids.maxItems

/** Keys of the editor. */
const EDITOR_KEYS: readonly Shortcut[] = [
  { keys: 'Enter', label: 'Guardar y seguir con otro' },
  { keys: 'Shift+← → Enter', label: 'Marcar lo seleccionado' },
  { keys: 'F2', label: 'Marcar la palabra del cursor' },
  { keys: 'Enter', label: 'Aceptar propuesta' },
  { keys: 'mod+Enter', label: 'Aceptar propuestas y guardar' },
  { keys: 'Delete', label: 'Descartar propuesta o marca' },
  { keys: 'Escape', label: 'Dejar de editar' },
].map((one) => ({ ...one, group: 'Ejemplos' }))

/** /advanced/examples: training phrases, their intents and entities. */
export default function Examples({ screen }: PageProps) {
  const { bot } = useSession()
  return bot ? <Page key={bot.id} bot={bot.id} screen={screen} /> : null
}

function Page({ bot, screen }: PageProps & { bot: number }) {
  const { filter, page, set, turn, clear } = useFilters()
  const queries = useQueryClient()
  const provider = useDataProvider()
  const asked = { filter, sort: { field: 'updated_at', order: 'DESC' } } as const
  const list = useGetList<Example>(
    'advanced/examples',
    { ...asked, pagination: { page: page + 1, perPage: SIZE } },
    { placeholderData: keepPreviousData },
  )
  const { data: intents, error: noIntents } = useGetList<Intent>('advanced/intents', {
    ...{ sort: { field: 'description', order: 'ASC' }, pagination: { page: 1, perPage: Number.MAX_SAFE_INTEGER } },
  })
  // Sorted by id, because the colours depend on the order.
  const { data: entities, error: noEntities } = useGetList<Entity>('advanced/entities', {
    ...{ sort: { field: 'id', order: 'ASC' }, pagination: { page: 1, perPage: ALL } },
  })
  const [chosen, setChosen] = useState<ReadonlyMap<number, Example>>(new Map())
  const [fresh, setFresh] = useState<{ of: string; saved: readonly Example[] }>({ of: '', saved: [] })
  // Saved examples stay highlighted until the filters or the page change.
  const shownList = JSON.stringify([filter, page])
  const saved = fresh.of === shownList ? fresh.saved : []
  const reread = () => {
    refetchLists(queries, 'advanced/examples')
    refetchLists(queries, 'advanced/intents')
  }
  const rereadAll = () => {
    reread()
    refetchLists(queries, 'advanced/entities')
  }
  function keep(example: Example): void {
    setFresh({ of: shownList, saved: [example, ...saved.filter(({ id }) => id !== example.id)] })
    reread()
  }
  useContentChanges(bot, ['example', 'intent', 'entity'], rereadAll)
  const bulk = useBulk(bot, reread)
  useEffect(() => registerShortcuts(EDITOR_KEYS), [])

  function choose(examples: readonly Example[], on: boolean): void {
    const next = new Map(chosen)
    for (const example of examples) {
      if (on) next.set(example.id, example)
      else next.delete(example.id)
    }
    setChosen(next)
  }

  async function chooseAll(): Promise<void> {
    const { data } = await provider.getList<Example>('advanced/examples', {
      ...asked,
      pagination: { page: 1, perPage: MOST },
    })
    choose(data, true)
  }

  async function createIntent(intent_name: string): Promise<number | undefined> {
    try {
      const params = { path: { bot } }
      const made = await withToasts('intentCreate', () =>
        unwrap(api.POST('/ia/selector/add/{bot}', { params, body: { intent_name } })),
      )
      refetchLists(queries, 'advanced/intents')
      return made.id
    } catch {
      // The toast shows the reason.
      return undefined
    }
  }

  const { data: items, total = 0 } = list
  const failure = list.error ?? noIntents ?? noEntities
  const ready = items && intents && entities
  return (
    <PageFrame
      {...{ title: screen.title, help: screen.help, tabs: screen.tabs, links: screen.links, warning: screen.warning }}
      actions={<ImportExportButtons bot={bot} filter={filter} onDone={rereadAll} />}
    >
      {!ready && (failure ? <LoadFailure error={failure} onRetry={rereadAll} /> : <Loading />)}
      {ready && (
        <div className="examples">
          <section className="card" aria-label="Agregar">
            <Editor
              key={filter.intent_id}
              bot={bot}
              intents={intents}
              entities={entities}
              intentId={filter.intent_id}
              onSaved={keep}
              onIntent={createIntent}
            />
          </section>
          <Filters filter={filter} intents={intents} entities={entities} onChange={set} onClear={clear} />
          <div role="status" className={bulk.done ? 'example-done' : undefined}>
            {bulk.done && (
              <>
                <span>{bulk.done.text}</span>
                <Button icon="undo" onClick={() => void bulk.undo()}>
                  Deshacer
                </Button>
                <IconButton icon="close" label="Cerrar" onClick={bulk.forget} />
              </>
            )}
          </div>
          <BulkBar
            chosen={[...chosen.values()]}
            total={total}
            intents={intents}
            bulk={bulk}
            onAll={() => void chooseAll()}
            onNone={() => setChosen(new Map())}
          />
          <section className="card" aria-label="Lista" aria-busy={list.isPlaceholderData || undefined}>
            <List
              {...{ bot, page, chosen, saved }}
              items={items}
              total={total}
              size={SIZE}
              filtered={Object.keys(filter).length > 0}
              intents={intents}
              entities={entities}
              onChoose={choose}
              onTurn={turn}
              onClear={clear}
              onDelete={(example) => {
                setFresh({ of: shownList, saved: saved.filter(({ id }) => id !== example.id) })
                void bulk.remove([example])
              }}
              onSaved={keep}
              onIntent={createIntent}
            />
          </section>
        </div>
      )}
    </PageFrame>
  )
}
