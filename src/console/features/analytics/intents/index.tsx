import { EmptyState } from '../../../ui/EmptyState.tsx'
import type { PageProps } from '../../../ui/PageFrame.tsx'
import { AnalyticsPage } from '../AnalyticsPage.tsx'
import { Figures } from '../Figures.tsx'
import { type Filters, listUrl } from '../filters.ts'
import { ListLink, useOpenable } from '../ListLink.tsx'
import { Ranking } from '../Ranking.tsx'
import type { Answer } from '../useFigures.ts'
import { Confused } from './Confused.tsx'
import { FormFunnels } from './FormFunnels.tsx'
import { Improve } from './Improve.tsx'
import { IntentDays } from './IntentDays.tsx'
import { IntentTable } from './IntentTable.tsx'
import { Unused } from './Unused.tsx'

type Data = Answer<'intentAnalyticsGet'>

/** /analytics/intents: what customers want, and what to teach the bot next. */
export default function Intents({ screen }: PageProps) {
  return (
    <AnalyticsPage screen={screen} operation="intentAnalyticsGet" isEmpty={isEmpty} nothing={<NothingRead />}>
      {(data, filters) => <Sections data={data} filters={filters} />}
    </AnalyticsPage>
  )
}

const isEmpty = ({ by_day }: Data) => by_day.every((day) => day.understood + day.not_understood === 0)

/** Conversations without intents exist: those with people, and those that the bot answers by rules. */
const NothingRead = () => (
  <EmptyState icon="chart" title="El chatbot no leyó intenciones en estos días" help="analiticas">
    <p>Aquí están los mensajes en los que buscó una intención. Elige otras fechas, o mira qué conversaciones hubo.</p>
    <ListLink to="/analytics" className="btn btn-secondary">
      Ver conversaciones
    </ListLink>
  </EmptyState>
)

function Sections({ data, filters }: { data: Data; filters: Filters }) {
  const openable = useOpenable()
  const days = { hits: data.by_day.map((day) => day.understood) }
  return (
    <>
      <Figures title="Cifras" figures={data.figures} filters={filters} days={days} />
      <IntentDays days={data.by_day} filters={filters} />
      <div className="analytics-grid">
        <Improve intents={data.intents} />
        <Confused pairs={data.confused} />
      </div>
      <IntentTable intents={data.intents} filters={filters} />
      <div className="analytics-grid">
        <Ranking
          title="Entidades reconocidas"
          pointName="Entidad"
          counted="Veces"
          points={data.entities}
          compare={filters.compare}
          hrefOf={({ key }) => openable(listUrl(filters, 'with_entity', { entity: key }))}
          emptyText="El chatbot no reconoció entidades en estos días."
        />
        <Unused intents={data.unused} />
        <FormFunnels forms={data.forms} filters={filters} />
      </div>
    </>
  )
}
