import { use, useId } from 'react'
import { seesSomeAs } from '../../../../contract/analytics.ts'
import { useSession } from '../../../session/index.ts'
import { formatInteger } from '../../../ui/format.ts'
import { FigureTile } from '../FigureTile.tsx'
import { type Filters, listUrl } from '../filters.ts'
import { traitsOf } from '../metrics.ts'
import { UnfinishedPeriod } from '../UnfinishedPeriod.ts'
import type { Answer } from '../useFigures.ts'

const SHOWN = ['containment', 'started', 'bot_only', 'handed_off'] as const

/** Whether the bot pays, in one sentence, with the figures that it comes from. */
export function Headline({ data, filters }: { data: Answer<'conversationAnalyticsGet'>; filters: Filters }) {
  const id = useId()
  const goesOn = use(UnfinishedPeriod)
  const seesSome = seesSomeAs(useSession().bot?.role.id ?? 0)
  // Chats have an area or a person when they go to the team: what stays with the bot has neither.
  const ofTeam = filters.area !== undefined || filters.user !== undefined
  const figureOf = (metric: (typeof SHOWN)[number]) => data.figures.find((figure) => figure.metric === metric)
  const [contained, started, alone] = [figureOf('containment'), figureOf('started'), figureOf('bot_only')]
  const days = {
    started: data.by_day.map((day) => day.started),
    handed_off: data.by_day.map((day) => day.handed_off),
  }
  const daysOf = (metric: string) => days[metric as keyof typeof days]
  return (
    <section className="card headline" aria-labelledby={id}>
      <h2 id={id}>El trabajo del chatbot</h2>
      {ofTeam ? (
        <p className="soft">
          Con un área o una persona elegidas cuentan sobre todo las que pasaron al equipo. Quita ese filtro para ver
          cuánto resuelve el chatbot.
        </p>
      ) : (
        contained &&
        contained.value !== null && (
          <p className="headline-answer">
            Resolvió <strong className="num">{formatInteger(contained.value)} de cada 100</strong> conversaciones
            {seesSome && ' de las que puedes ver'} sin pasarlas a una persona
            {goesOn ? '' : differenceText(contained.value, contained.previous)}.
          </p>
        )
      )}
      {!ofTeam && started?.value && alone?.value != null ? <Parts alone={alone.value} all={started.value} /> : null}
      <ul className="figures-row">
        {SHOWN.map((metric) => {
          const figure = figureOf(metric)
          const to = listUrl(filters, traitsOf(metric).set)
          return figure && <FigureTile key={metric} figure={figure} to={to} days={daysOf(metric)} />
        })}
      </ul>
    </section>
  )
}

/** ': 4 más que en el período anterior'; nothing without a period to compare with. */
function differenceText(value: number, previous: number | null): string {
  if (previous === null) return ''
  const more = Math.round(value) - Math.round(previous)
  if (more === 0) return ', igual que en el período anterior'
  return `: ${formatInteger(Math.abs(more))} ${more > 0 ? 'más' : 'menos'} que en el período anterior`
}

/** How many stayed with the bot, as parts of a bar. */
function Parts({ alone, all }: { alone: number; all: number }) {
  const part = Math.round((alone / all) * 1000) / 10
  return (
    <div className="headline-parts">
      <div className="headline-bar" aria-hidden="true">
        <span style={{ width: `${part}%` }} />
      </div>
      <p className="headline-key">
        <span>Solo con el chatbot: {formatInteger(alone)}</span>
        <span>Con el equipo: {formatInteger(all - alone)}</span>
      </p>
    </div>
  )
}
