import { type Filters, listUrl, type Narrower } from '../filters.ts'
import { useOpenable } from '../ListLink.tsx'
import { Ranking } from '../Ranking.tsx'
import type { Answer } from '../useFigures.ts'

type Data = Answer<'conversationAnalyticsGet'>

/** Conversations by channel, area and label. */
export function Breakdowns({ data, filters }: { data: Data; filters: Filters }) {
  const openable = useOpenable()
  const { compare } = filters
  const to = (more: Narrower) => openable(listUrl(filters, 'started', more))
  return (
    <div className="analytics-grid">
      <Ranking
        title="Por canal"
        pointName="Canal"
        counted="Iniciadas"
        points={data.by_channel}
        compare={compare}
        hrefOf={({ key }) => to({ channel: key })}
      />
      <Ranking
        title="Por área"
        pointName="Área"
        counted="Iniciadas"
        points={data.by_area}
        compare={compare}
        hrefOf={({ key }) => to(key === '' ? { no_area: true } : { area_id: key })}
      />
      <Ranking
        title="Por etiqueta"
        pointName="Etiqueta"
        counted="Iniciadas"
        points={data.by_label}
        compare={compare}
        hrefOf={({ key }) => to({ label_id: key })}
        emptyText="Ninguna conversación de estos días tiene etiquetas."
      />
    </div>
  )
}
