import { csvText } from '../../../../contract/csv.ts'
import { typedNumber } from '../../../../contract/format.ts'
import type { Unit } from '../units.ts'
import type { ReportContent } from './content.ts'

const UNIT_NAMES: Readonly<Record<Unit, string>> = {
  ...{ count: '', percent: '%', duration: 'segundos', score: 'de 1 a 5', balance: '', average: '' },
}

/** Returns a report as a CSV file: what it is about, its figures, and its tables, with an empty line between them. */
export function reportCsv(content: ReportContent): Buffer {
  const facts = [
    content.title,
    content.business,
    `${content.days} · ${content.zone}`,
    content.compared,
    ...content.among,
    ...content.notes,
  ]
  const lines = [
    ...facts.filter(Boolean).map((fact) => [fact]),
    [],
    ['Cifra', 'Valor', 'Unidad', 'Período anterior', 'Casos', 'Definición'],
    ...content.figures.map(({ label, definition, unit, value, previous, base }) => [
      ...[label, number(value), UNIT_NAMES[unit], number(previous), number(base), definition],
    ]),
    ...content.tables.flatMap(({ title, unit, head, rows }) => [
      [],
      [UNIT_NAMES[unit] ? `${title} (${UNIT_NAMES[unit]})` : title],
      head,
      ...rows.map(({ label, values }) => [label, ...values.map(number)]),
    ]),
  ]
  return Buffer.from(csvText(lines), 'utf8')
}

const number = (value: number | null): string => (value === null ? '' : typedNumber(Math.round(value * 100) / 100))
