import './updates.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { components, operations } from '../../../../generated/api.d.ts'
import { UpdateKindOptions } from '../../../../generated/options.ts'
import { api, apiBase, asJson, unwrap } from '../../api/client.ts'
import { countReadUpdates, useBotId } from '../../session/index.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { formatDate } from '../../ui/format.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageFrame, type PageProps } from '../../ui/PageFrame.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Select } from '../../ui/Select.tsx'
import { Loading } from '../../ui/Spinner.tsx'

type Update = components['schemas']['Update']
type Query = NonNullable<operations['updateList']['parameters']['query']>

/** Notes that are asked for at once; the contract's limit of a page. */
const PAGE = 50

const KINDS = [{ value: '', label: 'Todas' }, ...UpdateKindOptions]

const isKind = (text: string | null): text is Update['kind'] => UpdateKindOptions.some(({ value }) => value === text)

/** /updates: the release notes of the product. Showing a note marks it as read. */
export default function Updates({ screen }: PageProps) {
  const bot = useBotId()
  const [params, setParams] = useSearchParams()
  const chosen = params.get('kind')
  const kind = isKind(chosen) ? chosen : undefined
  const {
    data: pages,
    error,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
  } = useInfiniteQuery({
    queryKey: ['updateList', bot, kind],
    initialPageParam: 0,
    queryFn: ({ pageParam: from, signal }) => {
      const filter = kind ? { kind } : {}
      const query = { filter, range: [from, from + PAGE - 1], sort: ['published_at', 'DESC'] } satisfies Query
      return unwrap(api.GET('/updates/{bot}', { params: { path: { bot }, query }, querySerializer: asJson, signal }))
    },
    getNextPageParam: (last, all) => (last.length < PAGE ? undefined : all.length * PAGE),
  })
  const data = useMemo(() => pages?.pages.flat(), [pages])
  const fresh = useMarkedAsRead(bot, data)
  return (
    <PageFrame title={screen.title} help={screen.help}>
      <div className="updates-head">
        <Select
          label="Tipo"
          value={kind ?? ''}
          options={KINDS}
          onChange={(value) => setParams(value ? { kind: value } : {}, { replace: true })}
        />
        <p className="soft">
          Síguelas en tu lector de noticias: <a href={`${apiBase()}/updates/feed.xml`}>RSS</a> o{' '}
          <a href={`${apiBase()}/updates/feed.json`}>JSON Feed</a>.
        </p>
      </div>
      {!data && (error ? <LoadFailure error={error} onRetry={refetch} /> : <Loading />)}
      {data?.length === 0 && <EmptyState icon="check-all" title="No hay novedades de este tipo" />}
      {data && <Notes updates={data} fresh={fresh} />}
      {isFetchNextPageError && <LoadFailure error={error} onRetry={() => void fetchNextPage()} />}
      {hasNextPage && !isFetchNextPageError && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Ver anteriores
        </Button>
      )}
    </PageFrame>
  )
}

function Notes({ updates, fresh }: { updates: readonly Update[]; fresh: ReadonlySet<number> }) {
  const { hash } = useLocation()
  const linked = useRef<HTMLLIElement>(null)
  useEffect(() => {
    linked.current?.scrollIntoView?.()
  }, [])
  const sorted = [...updates].sort((a, b) => Number(b.pinned) - Number(a.pinned))
  return (
    <ul className="updates-list" aria-label="Novedades">
      {sorted.map((update) => {
        const anchor = `novedad-${update.id}`
        const kind = UpdateKindOptions.find(({ value }) => value === update.kind)
        return (
          <li
            key={update.id}
            id={anchor}
            ref={hash === `#${anchor}` ? linked : undefined}
            className={classes('card updates-note', fresh.has(update.id) && 'updates-fresh')}
          >
            <div className="updates-facts">
              <Badge tone={kind?.tone}>{kind?.label ?? update.kind}</Badge>
              {fresh.has(update.id) && <Badge tone="accent">Sin leer</Badge>}
              {update.pinned && <Badge>Fijada</Badge>}
              <time className="soft num" dateTime={update.published_at}>
                {formatDate(update.published_at)}
              </time>
            </div>
            <h2>{update.title}</h2>
            <p>
              <RichText text={update.body} />
            </p>
          </li>
        )
      })}
    </ul>
  )
}

/** Marks the shown notes as read. Returns those that were unread when the page was opened: they stay highlighted. */
function useMarkedAsRead(bot: number, updates: readonly Update[] | undefined): ReadonlySet<number> {
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  /** Notes that were marked or are being marked: a list that comes meanwhile still has them as unread. */
  const marked = useRef(new Set<number>())
  useEffect(() => {
    const unread = (updates ?? []).filter(({ id, read }) => !read && !marked.current.has(id)).map(({ id }) => id)
    if (unread.length === 0) return
    for (const id of unread) marked.current.add(id)
    setFresh((before) => new Set([...before, ...unread]))
    const calls = unread.map((id) =>
      unwrap(api.PUT('/updates/read/{bot}/{id}', { params: { path: { bot, id } }, body: {} })),
    )
    // A note that could not be marked stays unread and is marked at the next visit.
    void Promise.allSettled(calls).then((results) =>
      countReadUpdates(results.filter(({ status }) => status === 'fulfilled').length),
    )
  }, [bot, updates])
  return fresh
}
