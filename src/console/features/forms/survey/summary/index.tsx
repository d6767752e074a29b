import '../survey.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { components } from '../../../../../../generated/api.d.ts'
import { FormRunChannelOptions } from '../../../../../../generated/options.ts'
import { api, unwrap } from '../../../../api/client.ts'
import { DayField } from '../../../../engine/fields/DayField.tsx'
import { useSession } from '../../../../session/index.ts'
import { Button } from '../../../../ui/Button.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { formatDuration, formatInteger } from '../../../../ui/format.ts'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { PageFrame, type PageProps } from '../../../../ui/PageFrame.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { Loading } from '../../../../ui/Spinner.tsx'
import { QuestionSummary } from './QuestionSummary.tsx'

type Channel = components['schemas']['FormRunChannel']

const NO_FILTERS = { from: '', to: '', channel: '', source: '', link: '' }
type Filters = typeof NO_FILTERS

const NAMES: Readonly<Record<keyof Filters, string>> = {
  ...{ from: 'Desde', to: 'Hasta', channel: 'Canal', source: 'Origen', link: 'Enlace' },
}

/** /forms/survey/summary/{idForm}: the figures of a survey and of each of its questions. */
export default function Summary({ screen }: PageProps) {
  const { idForm } = useParams()
  const { bot } = useSession()
  return <PageFrame {...screen}>{bot && <Figures key={idForm} bot={bot.id} idForm={Number(idForm)} />}</PageFrame>
}

function Figures({ bot, idForm }: { bot: number; idForm: number }) {
  const [part, setPart] = useState(NO_FILTERS)
  const { from, to, channel, source, link } = part
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['surveySummaryGet', bot, idForm, part],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/forms/survey/summary/{bot}/{idForm}', {
          params: {
            path: { bot, idForm },
            query: {
              ...(from && { from }),
              ...(to && { to }),
              ...(channel && { channel: channel as Channel }),
              ...(source && { source }),
              ...(link && { link: Number(link) }),
            },
          },
          signal,
        }),
      ),
    placeholderData: (before) => before,
  })
  const set = (given: Partial<typeof part>) => setPart({ ...part, ...given })
  if (!data) return error ? <LoadFailure error={error} onRetry={refetch} /> : <Loading />
  const sources = data.sources.map((one) => ({ value: one, label: one }))
  const links = data.links.map(({ id, name }) => ({ value: String(id), label: name }))
  const used = Object.entries(part).flatMap(([key, value]) => (value ? NAMES[key as keyof Filters] : []))
  return (
    <div className="survey-fields" aria-busy={isFetching}>
      <fieldset className="survey-row survey-filters" aria-label="Filtros">
        <DayField label="Desde" value={from} onChange={(given) => set({ from: given ?? '' })} />
        <DayField label="Hasta" value={to} onChange={(given) => set({ to: given ?? '' })} />
        <Select
          label="Canal"
          value={channel}
          options={[{ value: '', label: 'Todos' }, ...FormRunChannelOptions]}
          onChange={(given) => set({ channel: given })}
        />
        <Select
          label="Origen"
          value={source}
          options={[{ value: '', label: 'Todos' }, ...sources]}
          onChange={(given) => set({ source: given })}
        />
        {links.length > 0 && (
          <Select
            label="Enlace"
            value={link}
            options={[{ value: '', label: 'Todos' }, ...links]}
            onChange={(given) => set({ link: given })}
          />
        )}
      </fieldset>
      {data.started === 0 && used.length > 0 ? (
        <EmptyState icon="search" title="Nada coincide con los filtros">
          <p>
            {used.length === 1 ? 'Filtro en uso' : 'Filtros en uso'}: {used.join(', ')}.
          </p>
          <Button onClick={() => setPart(NO_FILTERS)}>Quitar filtros</Button>
        </EmptyState>
      ) : data.started === 0 ? (
        <EmptyState icon="chart" title="Todavía no hay respuestas." help="respuestas-de-una-encuesta">
          <p>Comparte la encuesta con un enlace y verás aquí sus cifras.</p>
        </EmptyState>
      ) : (
        <>
          <dl className="survey-totals">
            <Total name="Comenzadas" text={formatInteger(data.started)} />
            <Total name="Completas" text={formatInteger(data.completed)} />
            <Total name="Terminan" text={`${Math.round((data.completed / data.started) * 100)} %`} />
            {data.seconds !== null && <Total name="Tiempo habitual" text={formatDuration(data.seconds)} />}
          </dl>
          {data.questions.map((question) => (
            <QuestionSummary key={question.question} summary={question} />
          ))}
        </>
      )}
    </div>
  )
}

const Total = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{text}</dd>
  </div>
)
