import type { PageProps } from '../../../ui/PageFrame.tsx'
import { AnalyticsPage } from '../AnalyticsPage.tsx'
import { Figures } from '../Figures.tsx'
import type { Filters } from '../filters.ts'
import type { Answer } from '../useFigures.ts'
import { Breakdowns } from './Breakdowns.tsx'
import { ByDay } from './ByDay.tsx'
import { Cohorts } from './Cohorts.tsx'
import { Durations } from './Durations.tsx'
import { Funnel } from './Funnel.tsx'
import { Headline } from './Headline.tsx'
import { Hours } from './Hours.tsx'
import { People } from './People.tsx'

type Data = Answer<'conversationAnalyticsGet'>

/** /analytics: whether the bot pays, and where the team is needed. */
export default function Conversations({ screen }: PageProps) {
  return (
    <AnalyticsPage screen={screen} operation="conversationAnalyticsGet" isEmpty={isEmpty}>
      {(data, filters) => <Sections data={data} filters={filters} />}
    </AnalyticsPage>
  )
}

const isEmpty = ({ figures }: Data) => !figures.some(({ metric, value }) => metric === 'started' && value)

/** Groups of figures below the headline. */
const TEAM = [
  ...(['handoff_rate', 'first_response', 'resolution', 'on_time'] as const),
  ...(['resolved_by_human', 'unanswered', 'abandoned', 'reopened'] as const),
] as const
const CUSTOMERS = ['contacts', 'new_contacts', 'returning_contacts', 'csat', 'nps'] as const

function Sections({ data, filters }: { data: Data; filters: Filters }) {
  const { figures } = data
  return (
    <>
      <Headline data={data} filters={filters} />
      <ByDay days={data.by_day} period={data.period} filters={filters} />
      <Figures title="El equipo" figures={figures} only={TEAM} filters={filters} />
      <div className="analytics-grid">
        <Durations durations={data.durations} filters={filters} />
        <Funnel steps={data.funnel} filters={filters} />
      </div>
      <Hours hours={data.hours} shifts={data.shifts} filters={filters} />
      <Breakdowns data={data} filters={filters} />
      {data.by_user && <People people={data.by_user} filters={filters} />}
      <Figures title="Los clientes" figures={figures} only={CUSTOMERS} filters={filters} />
      <Cohorts filters={filters} />
    </>
  )
}
