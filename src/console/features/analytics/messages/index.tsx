import { useId } from 'react'
import { Link } from 'react-router-dom'
import { plural } from '../../../ui/format.ts'
import type { PageProps } from '../../../ui/PageFrame.tsx'
import { AnalyticsPage } from '../AnalyticsPage.tsx'
import { Figures } from '../Figures.tsx'
import { type Filters, listUrl } from '../filters.ts'
import { HeatMap } from '../HeatMap.tsx'
import { useOpenable } from '../ListLink.tsx'
import { Ranking } from '../Ranking.tsx'
import type { Answer } from '../useFigures.ts'
import { MessageDays } from './MessageDays.tsx'
import { NotUnderstood } from './NotUnderstood.tsx'
import { Words } from './Words.tsx'

type Data = Answer<'messageAnalyticsGet'>

/** /analytics/messages: what is written, by whom, and what does not arrive or is not understood. */
export default function Messages({ screen }: PageProps) {
  return (
    <AnalyticsPage screen={screen} operation="messageAnalyticsGet" isEmpty={isEmpty}>
      {(data, filters) => <Sections data={data} filters={filters} />}
    </AnalyticsPage>
  )
}

const isEmpty = ({ by_day }: Data) => by_day.every((day) => day.received + day.sent_bot + day.sent_agent === 0)

function Sections({ data, filters }: { data: Data; filters: Filters }) {
  const openable = useOpenable()
  const { by_day } = data
  const { compare } = filters
  const failed = openable(listUrl(filters, 'failed'))
  const days = {
    received: by_day.map((day) => day.received),
    sent_bot: by_day.map((day) => day.sent_bot),
    sent_agent: by_day.map((day) => day.sent_agent),
  }
  return (
    <>
      <Figures title="Cifras" figures={data.figures} filters={filters} days={days} />
      <MessageDays days={by_day} period={data.period} filters={filters} />
      <NotUnderstood />
      <HeatMap
        title="Recibidos por hora y día de la semana"
        cells={data.hours.map(({ weekday, hour, received }) => ({ weekday, hour, count: received }))}
        counted={(count) => plural(count, 'mensaje', 'mensajes')}
        urlOf={(weekday, hour) => listUrl(filters, 'received', { weekday, hour })}
      />
      <div className="analytics-grid">
        <Ranking
          title="Por tipo"
          pointName="Tipo"
          counted="Mensajes"
          points={data.by_kind}
          compare={compare}
          hrefOf={({ key }) => openable(listUrl(filters, 'with_messages', { message_kind: key }))}
        />
        <Ranking
          title="No enviados por motivo"
          pointName="Motivo"
          counted="Mensajes"
          points={data.failed_by_reason}
          compare={compare}
          hrefOf={({ key }) => (key ? openable(listUrl(filters, 'failed', { failure: key })) : undefined)}
          note={failed && data.failed_by_reason.length > 0 && <Link to={failed}>Ver sus conversaciones</Link>}
          emptyText="Todos los mensajes de estos días salieron."
        />
      </div>
      {data.words ? <Words words={data.words} from={data.words_from} filters={filters} /> : <Unreadable />}
    </>
  )
}

/** What stands in the place of what customers wrote, for who may not read it. */
function Unreadable() {
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id} className="analytics-title">
        Lo que escriben tus clientes
      </h2>
      <p className="analytics-none">
        No tienes permiso para ver las palabras más usadas ni lo que el chatbot no entendió. Pídelo a quien administra.
      </p>
    </section>
  )
}
