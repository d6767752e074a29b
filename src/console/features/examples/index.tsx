import './examples.css'
import './marks.css'
import { useCallback, useState } from 'react'
import { ExampleIdsLimits } from '../../../../generated/limits.ts'
import { api, unwrap } from '../../api/client.ts'
import { useContent } from '../../realtime/useContent.ts'
import { useSession } from '../../session/index.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { withToasts } from '../../ui/call-toasts.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageFrame, type PageProps } from '../../ui/PageFrame.tsx'
import { Loading } from '../../ui/Spinner.tsx'
import { useLoad } from '../../ui/useLoad.ts'
import { BulkBar } from './BulkBar.tsx'
import { type Example, fetchEntities, fetchExamples, fetchIntents } from './calls.ts'
import { Editor } from './Editor.tsx'
import { Exchange } from './Exchange.tsx'
import { Filters } from './Filters.tsx'
import { List } from './List.tsx'
import { useBulk } from './useBulk.ts'
import { useFilters } from './useFilters.ts'

const SIZE = 25

/** As many as one bulk action takes. */
const MOST = ExampleIdsLimits.ids.maxItems

/** /advanced/examples: phrases of customers, their intents, and the entities in them. */
export default function Examples({ screen }: PageProps) {
  const { bot } = useSession()
  return bot ? <Page key={bot.id} bot={bot.id} screen={screen} /> : null
}

function Page({ bot, screen }: PageProps & { bot: number }) {
  const { filter, page, set, turn, clear } = useFilters()
  const query = { filter, sort: ['updated_at', 'DESC'] as const, page, size: SIZE }
  const list = useLoad(`examples ${bot} ${JSON.stringify(query)}`, (signal) => fetchExamples(bot, query, signal))
  const intents = useLoad(`intents ${bot}`, (signal) => fetchIntents(bot, signal))
  const entities = useLoad(`entities ${bot}`, (signal) => fetchEntities(bot, signal))
  const [chosen, setChosen] = useState<ReadonlyMap<number, Example>>(new Map())
  const reload = useCallback(() => {
    list.reload()
    intents.reload()
  }, [list.reload, intents.reload])
  useContent(bot, ['example', 'intent', 'entity'], () => {
    reload()
    entities.reload()
  })
  const bulk = useBulk(bot, reload)
  const [latest, setLatest] = useState(list.data)
  if (list.data && list.data !== latest) setLatest(list.data)

  function choose(examples: readonly Example[], on: boolean): void {
    const next = new Map(chosen)
    for (const example of examples) {
      if (on) next.set(example.id, example)
      else next.delete(example.id)
    }
    setChosen(next)
  }

  async function chooseAll(): Promise<void> {
    const { items } = await fetchExamples(bot, { ...query, page: 0, size: MOST })
    choose(items, true)
  }

  async function createIntent(intent_name: string): Promise<number | undefined> {
    try {
      const params = { path: { bot } }
      const made = await withToasts('intentCreate', () =>
        unwrap(api.POST('/ia/selector/add/{bot}', { params, body: { intent_name } })),
      )
      intents.reload()
      return made.id
    } catch {
      // its toast has said why
      return undefined
    }
  }

  const failure = list.error ?? intents.error ?? entities.error
  const ready = latest && intents.data && entities.data
  return (
    <PageFrame
      {...{ title: screen.title, help: screen.help, tabs: screen.tabs, links: screen.links, warning: screen.warning }}
      actions={
        <Exchange
          bot={bot}
          filter={filter}
          onDone={() => {
            reload()
            entities.reload()
          }}
        />
      }
    >
      {!ready && (failure ? <LoadFailure error={failure} onRetry={reload} /> : <Loading />)}
      {ready && (
        <div className="examples">
          <section className="card" aria-label="Agregar">
            <Editor
              key={filter.intent_id}
              bot={bot}
              intents={intents.data ?? []}
              entities={entities.data ?? []}
              intentId={filter.intent_id}
              onSaved={reload}
              onIntent={createIntent}
            />
          </section>
          <Filters
            filter={filter}
            intents={intents.data ?? []}
            entities={entities.data ?? []}
            onChange={set}
            onClear={clear}
          />
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
            total={latest.total}
            intents={intents.data ?? []}
            bulk={bulk}
            onAll={() => void chooseAll()}
            onNone={() => setChosen(new Map())}
          />
          <section className="card" aria-label="Lista" aria-busy={list.data === undefined || undefined}>
            <List
              {...{ bot, page, chosen }}
              items={latest.items}
              total={latest.total}
              size={SIZE}
              filtered={Object.keys(filter).length > 0}
              intents={intents.data ?? []}
              entities={entities.data ?? []}
              onChoose={choose}
              onTurn={turn}
              onClear={clear}
              onDelete={(example) => void bulk.remove([example])}
              onSaved={reload}
              onIntent={createIntent}
            />
          </section>
        </div>
      )}
    </PageFrame>
  )
}
