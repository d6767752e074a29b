import type { components } from '../../../../../generated/api.d.ts'
import { AnalyticsMetricOptions, ReportPageOptions } from '../../../../../generated/options.ts'
import { formatDate } from '../../../../contract/format.ts'
import { zoneText } from '../../../../contract/zone-names.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'
import { areaNames, channelName, labelNames } from '../names.ts'
import type { Period } from '../range.ts'
import { type Unit, unitOf } from '../units.ts'
import { pageOf, type ReportTable } from './tables.ts'

type Schemas = components['schemas']
type Report = Schemas['AnalyticsReport']

/** A figure of a report with what it means. */
interface ReportFigure {
  metric: Schemas['AnalyticsMetric']
  label: string
  definition: string
  unit: Unit
  value: number | null
  previous: number | null
  margin: number | null
  base: number | null
}

/** What a report says, before it is drawn or written as a file. */
export interface ReportContent {
  title: string
  business: string
  days: string
  /** the time zone of the days, as people know it */
  zone: string
  compared: string
  /** what is counted, if not everything */
  among: string[]
  notes: string[]
  figures: ReportFigure[]
  tables: ReportTable[]
}

/** Returns what a report says of a period, as far as somebody may see it. */
export async function contentOf(scope: Scope, report: Report, period: Period): Promise<ReportContent> {
  const { channel, area_id, label_id } = report
  const among = {
    ...(channel && { channel }),
    ...(area_id && { area_id }),
    ...(label_id && { label_id }),
  }
  const { figures, tables, counting } = await pageOf(report.page, scope, among, period)
  const { name } = await db().selectFrom('bot').select('name').where('id', '=', scope.botId).executeTakeFirstOrThrow()
  const page = ReportPageOptions.find(({ value }) => value === report.page)?.label ?? report.page
  return {
    title: `${report.name} · ${page}`,
    business: name,
    days: `Del ${day(period.now.from)} al ${day(period.now.to)}`,
    zone: zoneText(scope.timeZone),
    compared: period.before ? `Comparado con: del ${day(period.before.from)} al ${day(period.before.to)}` : '',
    among: [
      ...(channel ? [`Canal: ${channelName(channel)}`] : []),
      ...(area_id ? [`Área: ${(await areaNames(scope))(String(area_id)) ?? ''}`] : []),
      ...(label_id ? [`Etiqueta: ${(await labelNames(scope))(String(label_id)) ?? ''}`] : []),
    ],
    notes:
      counting === null
        ? []
        : [`Estamos contando de nuevo las conversaciones anteriores (${counting} %): las cifras pueden ser mayores.`],
    figures: figures.map(({ metric, ...counted }) => {
      const option = AnalyticsMetricOptions.find((one) => one.value === metric)
      const definition = option?.help ?? ''
      return { metric, label: option?.label ?? metric, definition, unit: unitOf(metric), ...counted }
    }),
    tables,
  }
}

const day = (date: string) => formatDate(date, 'UTC')
