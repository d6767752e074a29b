import './documentation.css'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { apiBase } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { plural } from '../../ui/format.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageFrame, type PageProps } from '../../ui/PageFrame.tsx'
import { Loading } from '../../ui/Spinner.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { type Description, filterGroups, groupsOf, keyGroups } from './description.ts'
import { EntryCard } from './EntryCard.tsx'
import { Guide } from './Guide.tsx'

async function loadDescription(signal: AbortSignal): Promise<Description> {
  const response = await fetch(`${apiBase()}/openapi.json`, { signal }).catch(() => {
    throw new ApiError(0)
  })
  if (!response.ok) throw new ApiError(response.status)
  return (await response.json()) as Description
}

/** /documentation: the API reference, generated from the OpenAPI description. */
export default function Documentation({ screen }: PageProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['description'],
    queryFn: ({ signal }) => loadDescription(signal),
    // It only changes with a new build.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <PageFrame title={screen.title} help={screen.help}>
      {data ? <Reference doc={data} /> : error ? <LoadFailure error={error} onRetry={refetch} /> : <Loading />}
    </PageFrame>
  )
}

function Reference({ doc }: { doc: Description }) {
  const { hash } = useLocation()
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const all = useMemo(() => groupsOf(doc), [doc])
  const [withKey, setWithKey] = useState(false)
  const groups = useMemo(() => filterGroups(withKey ? keyGroups(all) : all, wanted), [all, wanted, withKey])
  const count = groups.reduce((sum, group) => sum + group.entries.length, 0)

  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1))
    if (!id) return
    setOpen((before) => new Set(before).add(id))
    requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView())
  }, [hash])

  function toggle(id: string, opened: boolean): void {
    const next = new Set(open)
    if (opened) next.add(id)
    else next.delete(id)
    setOpen(next)
  }

  return (
    <div className="docs">
      <nav className="docs-index" aria-label="Grupos de llamadas">
        {groups.map(({ name, title, entries }) => (
          <a key={name} href={`#grupo-${name}`}>
            {title}
            <span className="num">{entries.length}</span>
          </a>
        ))}
      </nav>
      <div className="docs-main">
        <div className="docs-intro">
          {doc.info.description && <p>{doc.info.description}</p>}
          <p className="soft">
            Base <code>{apiBase()}</code> · versión {doc.info.version}
          </p>
        </div>
        <Guide doc={doc} />
        <TextField
          label="Buscar llamadas y eventos"
          type="search"
          placeholder="Por ejemplo: intenciones, DELETE, /chats"
          value={query}
          onChange={setQuery}
        />
        <Checkbox label="Solo las que aceptan una clave" checked={withKey} onChange={setWithKey} />
        <p role="status" className="soft docs-count">
          {count === 0 ? '' : plural(count, 'resultado', 'resultados')}
        </p>
        {count === 0 && <EmptyState icon="search" title={`Nada coincide con «${query}»`} />}
        {groups.map(({ name, title, entries }) => (
          <section key={name} id={`grupo-${name}`} className="docs-group" aria-labelledby={`titulo-${name}`}>
            <h2 id={`titulo-${name}`}>{title}</h2>
            {entries.map((entry) => (
              <EntryCard
                key={entry.id}
                doc={doc}
                entry={entry}
                open={open.has(entry.id)}
                onToggle={(opened) => toggle(entry.id, opened)}
              />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
