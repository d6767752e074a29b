import type { components } from '../../../../../generated/api.d.ts'
import { formatDate, formatLongDay } from '../../../../contract/format.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import type { Among } from '../among.ts'
import { conversationAnalytics } from '../conversations.ts'
import { intentAnalytics } from '../intents.ts'
import { messageAnalytics } from '../messages.ts'
import type { Period } from '../range.ts'
import type { Unit } from '../units.ts'

type Schemas = components['schemas']

/** A table of a report: its first column names the rows; the bars are of the second. */
export interface ReportTable {
  title: string
  head: string[]
  unit: Unit
  bars: boolean
  rows: { label: string; values: (number | null)[] }[]
}

interface Page {
  figures: Schemas['AnalyticsFigure'][]
  tables: ReportTable[]
  counting: number | null
}

/** Rows of a table that is not about days. */
const MOST = 15

/** Returns the figures and tables of a page. None tells who did what, nor what somebody wrote. */
export async function pageOf(page: Schemas['ReportPage'], scope: Scope, among: Among, period: Period): Promise<Page> {
  // Words of customers are not read for a file that leaves the console.
  const reader = { ...scope, permissions: { ...scope.permissions, chats: false } }
  switch (page) {
    case 'conversations':
      return conversations(await conversationAnalytics(reader, among, period))
    case 'messages':
      return messages(await messageAnalytics(reader, among, period))
    case 'intents':
      return intents(await intentAnalytics(reader, among, period))
  }
}

const dayName = (day: string) => `${formatLongDay(day, 'UTC').slice(0, 3)} ${formatDate(day, 'UTC')}`

const counts = (title: string, head: string[], rows: ReportTable['rows']): ReportTable[] =>
  rows.length === 0 ? [] : [{ title, head, unit: 'count', bars: true, rows }]

const points = (title: string, of: string, what: string, rows: readonly Schemas['AnalyticsPoint'][]) =>
  counts(
    title,
    [of, what, 'Período anterior'],
    rows.slice(0, MOST).map(({ label, value, previous }) => ({ label, values: [value, previous] })),
  )

const conversations = (of: Schemas['ConversationAnalytics']): Page => ({
  figures: of.figures,
  counting: of.period.counting,
  tables: [
    timesOf(of),
    ...counts(
      'Por día',
      ['Día', 'Iniciadas', 'Derivadas', 'Resueltas'],
      of.by_day.map((one) => ({ label: dayName(one.day), values: [one.started, one.handed_off, one.resolved] })),
    ),
    ...points('Por canal', 'Canal', 'Iniciadas', of.by_channel),
    ...points('Por área', 'Área', 'Iniciadas', of.by_area),
    ...points('Por etiqueta', 'Etiqueta', 'Iniciadas', of.by_label),
  ],
})

const timesOf = ({ durations }: Schemas['ConversationAnalytics']): ReportTable => ({
  title: 'Tiempos',
  head: ['Tiempo', 'Mediana', '9 de cada 10', 'Mediana en horario'],
  unit: 'duration',
  bars: false,
  rows: durations.map(({ metric, median, p90, open_median }) => ({
    label: metric === 'resolution' ? 'Resolución' : 'Primera respuesta',
    values: [median, p90, open_median],
  })),
})

const messages = (of: Schemas['MessageAnalytics']): Page => ({
  figures: of.figures,
  counting: of.period.counting,
  tables: [
    ...counts(
      'Por día',
      ['Día', 'Recibidos', 'Del chatbot', 'Del equipo'],
      of.by_day.map((one) => ({ label: dayName(one.day), values: [one.received, one.sent_bot, one.sent_agent] })),
    ),
    ...points('Por tipo', 'Tipo', 'Mensajes', of.by_kind),
  ],
})

const intents = (of: Schemas['IntentsAnalytics']): Page => ({
  figures: of.figures,
  counting: of.period.counting,
  tables: [
    ...counts(
      'Por día',
      ['Día', 'Entendidos', 'Sin entender'],
      of.by_day.map((one) => ({ label: dayName(one.day), values: [one.understood, one.not_understood] })),
    ),
    ...counts(
      'Intenciones más usadas',
      ['Intención', 'Usos', 'Período anterior', 'Mal entendidas'],
      [...of.intents]
        .filter(({ hits, previous }) => hits > 0 || (previous ?? 0) > 0)
        .sort((a, b) => b.hits - a.hits)
        .slice(0, MOST)
        .map(({ name, hits, previous, misunderstood }) => ({ label: name, values: [hits, previous, misunderstood] })),
    ),
  ],
})
