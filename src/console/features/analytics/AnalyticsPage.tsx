import './analytics.css'
import './figures.css'
import './print.css'
import { type ReactNode, useMemo } from 'react'
import { tabs as strips } from '../../../../generated/shell.ts'
import type { Screen } from '../../../contract/screen.ts'
import { useSession } from '../../session/index.ts'
import { Banner } from '../../ui/Banner.tsx'
import { ChartCaption } from '../../ui/chart/caption.ts'
import { formatShare } from '../../ui/format.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageFrame } from '../../ui/PageFrame.tsx'
import { useTitle } from '../../ui/title.ts'
import { ExportButton } from './exports/ExportButton.tsx'
import { FilterBar } from './FilterBar.tsx'
import { type Filters, searchOf } from './filters.ts'
import { Ghost } from './Ghost.tsx'
import { NothingYet } from './NothingYet.tsx'
import { PeriodLine } from './PeriodLine.tsx'
import { goOn, rangeText } from './period.ts'
import { UnfinishedPeriod } from './UnfinishedPeriod.ts'
import { type Answer, type Operation, useFigures } from './useFigures.ts'
import { useFilters } from './useFilters.ts'

interface AnalyticsPageProps<Id extends Operation> {
  screen: Screen
  operation: Id
  /** whether there is nothing to show */
  isEmpty: (data: Answer<Id>) => boolean
  /** what to say then, on pages that do not count conversations */
  nothing?: ReactNode
  children: (data: Answer<Id>, filters: Filters) => ReactNode
}

/** The frame of the pages of the section: tabs that keep the filters, the filters, the period, and its figures. */
export function AnalyticsPage<Id extends Operation>({ screen, ...rest }: AnalyticsPageProps<Id>) {
  const { bot } = useSession()
  const state = useFilters()
  const { title, help, tabs, links } = screen
  const tab = tabs && strips[tabs.strip]?.tabs[tabs.index]?.label
  // The pages of the section share their heading; windows and the history tell them apart.
  useTitle(tab ? `${tab} · ${title}` : title)
  return (
    <PageFrame
      title={title}
      {...(help && { help })}
      {...(links && { links })}
      actions={
        <ExportButton
          filters={state.filters}
          kind={rest.operation === 'messageAnalyticsGet' ? 'messages' : 'conversations'}
        />
      }
      {...(tabs && { tabs: { ...tabs, search: searchOf(state.filters) } })}
    >
      <div className="analytics">
        <p className="analytics-printed">
          <strong>{tab ? `${title}: ${tab}` : title}</strong>
          {bot?.name}
        </p>
        <FilterBar filters={state.filters} onChange={state.change} onClear={state.clear} />
        {bot && <Figures {...rest} bot={bot} state={state} />}
      </div>
    </PageFrame>
  )
}

interface FiguresProps<Id extends Operation> extends Omit<AnalyticsPageProps<Id>, 'screen'> {
  bot: { id: number; name: string }
  state: ReturnType<typeof useFilters>
}

function Figures<Id extends Operation>({ operation, bot, state, isEmpty, nothing, children }: FiguresProps<Id>) {
  const { filters, clear } = state
  const { data, error, refetch, isFetching, isPlaceholderData } = useFigures(operation, bot.id, filters)
  const period = data?.period
  const caption = useMemo(
    () => ({ text: `${bot.name}${period ? ` · ${rangeText(period)}` : ''}`, ...(period && { days: period }) }),
    [bot.name, period],
  )
  if (!data || !period) return error ? <LoadFailure error={error} onRetry={refetch} /> : <Ghost />
  const goesOn = goOn(period)
  return (
    <UnfinishedPeriod value={goesOn}>
      <PeriodLine
        period={period}
        compare={filters.compare}
        goesOn={goesOn}
        updating={isFetching && isPlaceholderData}
      />
      {error !== null && (
        <Banner tone="warning" role="status">
          No pudimos actualizar las cifras. Volveremos a intentarlo.
        </Banner>
      )}
      {period.counting !== null && (
        <Banner tone="info" role="status">
          Estamos contando tus conversaciones anteriores: {formatShare(period.counting / 100)}
        </Banner>
      )}
      <div className="analytics-body" aria-busy={isPlaceholderData}>
        {isEmpty(data) && period.counting === null ? (
          <NothingYet filters={filters} onClear={clear} instead={nothing} />
        ) : (
          <ChartCaption value={caption}>{children(data, filters)}</ChartCaption>
        )}
      </div>
    </UnfinishedPeriod>
  )
}
