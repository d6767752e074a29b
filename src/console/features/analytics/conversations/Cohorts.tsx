import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { api, unwrap } from '../../../api/client.ts'
import { useBotId, useSession } from '../../../session/index.ts'
import { Chart } from '../../../ui/chart/Chart.tsx'
import { ChartCaption } from '../../../ui/chart/caption.ts'
import { formatMonth } from '../../../ui/format.ts'
import { type Filters, listUrl, narrowingOf } from '../filters.ts'
import { useOpenable } from '../ListLink.tsx'
import { monthRange, rangeText } from '../period.ts'

/** What part of the new customers of a month came back in each month that followed, whatever the days of the page are. */
export function Cohorts({ filters }: { filters: Filters }) {
  const bot = useBotId()
  const navigate = useNavigate()
  const openable = useOpenable()
  const query = narrowingOf(filters)
  const { data, error, refetch } = useQuery({
    queryKey: ['conversationCohortGet', bot, query],
    queryFn: ({ signal }) => unwrap(api.GET('/analytics/cohorts/{bot}', { params: { path: { bot }, query }, signal })),
    enabled: bot !== undefined,
  })
  const cohorts = (data?.cohorts ?? []).map((cohort) => ({ ...cohort, returned: cohort.returned.slice(0, -1) }))
  /** The conversations, some months later, of those who wrote for the first time in a month. */
  const urlOf = (month: string, after: number) => {
    const [first, days] = [monthRange(month), monthRange(month, after)]
    return listUrl(filters, 'started', {
      ...{ day_from: days.from, day_to: days.to, first_from: first.from, first_to: first.to },
    })
  }
  const may = openable(listUrl(filters, 'started')) !== undefined
  const name = useSession().bot?.name ?? ''
  const [first, last] = [cohorts[0]?.month, cohorts.at(-1)?.month]
  const days = first && last && { from: monthRange(first).from, to: monthRange(last).to }
  const most = Math.max(0, ...cohorts.map(({ returned }) => returned.length))
  return (
    <ChartCaption value={days ? { text: `${name} · ${rangeText(days)}`, days } : { text: name }}>
      <Chart
        kind="cohort"
        title="Vuelven a escribir"
        note="De los últimos 13 meses. «+1» es el mes siguiente. El mes en curso se suma cuando termina."
        help="De quienes escribieron por primera vez en un mes, qué parte tuvo otra conversación en cada mes que siguió."
        unit="share"
        state={data || error ? 'ready' : 'loading'}
        failure={data || !error ? undefined : { error, onRetry: refetch }}
        columns={Array.from({ length: most }, (_, at) => `+${at + 1}`)}
        points={cohorts.map(({ month, contacts, returned }) => ({
          ...{ key: month, label: formatMonth(month), short: shortOf(month), total: contacts },
          // A month that has not ended yet is no month without customers.
          values: Array.from({ length: most }, (_, at) => partOf(returned[at], contacts)),
        }))}
        series={[{ name: 'Volvieron' }]}
        {...(may && {
          onOpen: ({ key }: { key: string }, column = 0) => navigate(urlOf(key, column + 1)),
          openText: 'Ver conversaciones',
        })}
        emptyText="Verás aquí cuántos vuelven, cuando haya contactos de más de un mes."
      />
    </ChartCaption>
  )
}

/** '2026-09' → '09/26' */
const shortOf = (month: string) => `${month.slice(5)}/${month.slice(2, 4)}`

const partOf = (count: number | undefined, all: number) => (count === undefined || all === 0 ? null : count / all)
