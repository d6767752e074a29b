import { BotRuleOptions, TestBatchChangeOptions, TestBatchOutcomeOptions } from '../../../../../generated/options.ts'
import { csvText } from '../../../../contract/csv.ts'
import { formatShare } from '../../../ui/format.ts'
import type { Row } from './types.ts'

const labelIn = (options: readonly { value: unknown; label: string }[], value: unknown) =>
  options.find((option) => option.value === value)?.label ?? ''

const HEAD = ['Mensaje', 'Veces', 'Intención', 'Lo más parecido', 'Confianza', 'Qué hizo', 'Regla', 'Respuesta']

/** Returns the rows as CSV text, with the columns of a comparison only if there is one. */
export function rowsToCsv(rows: readonly Row[]): string {
  const isExpected = rows.some(({ expected }) => expected !== null)
  const isCompared = rows.some(({ before }) => before !== null)
  const head = [
    ...HEAD,
    ...(isExpected ? ['Intención esperada', 'Lo esperado'] : []),
    ...(isCompared ? ['Intención antes', 'Qué hizo antes', 'Respuesta antes', 'Cambio'] : []),
  ]
  const lines = rows.map(({ text, count, expected, now, before, change }) => [
    ...[text, String(count), now.intent ?? '', now.likely ?? ''],
    ...[now.confidence === null ? '' : formatShare(now.confidence), labelIn(TestBatchOutcomeOptions, now.outcome)],
    ...[labelIn(BotRuleOptions, now.rule), now.answer ?? ''],
    ...(isExpected ? [expected ?? '', now.right === null ? '' : now.right ? 'Sí' : 'No'] : []),
    ...(isCompared
      ? [
          ...[before?.intent ?? '', labelIn(TestBatchOutcomeOptions, before?.outcome), before?.answer ?? ''],
          labelIn(TestBatchChangeOptions, change),
        ]
      : []),
  ])
  return csvText([head, ...lines])
}
