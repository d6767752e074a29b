import { BotRuleOptions, TestBatchChangeOptions, TestBatchOutcomeOptions } from '../../../../../generated/options.ts'
import type { Option } from '../../../../contract/screen.ts'
import { mayOpen, useSession } from '../../../session/index.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { formatInteger, formatShare } from '../../../ui/format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { Column, Order } from './filter-rows.ts'
import type { Row } from './types.ts'

interface BatchTableProps {
  rows: readonly Row[]
  isExpected: boolean
  isCompared: boolean
  order: Order | undefined
  /** ids of the rows that were taught */
  taught: ReadonlySet<number>
  onOrder: (order: Order | undefined) => void
  onTeach: (row: Row) => void
}

/** The results as a table; on narrow screens each row is a card. */
export function BatchTable({ rows, isExpected, isCompared, order, taught, onOrder, onTeach }: BatchTableProps) {
  const session = useSession()
  const head = (column: Column, label: string) => (
    <HeadCell column={column} label={label} order={order} onOrder={onOrder} />
  )
  const mayTeach = ({ messageIds }: Row) =>
    mayOpen(messageIds.length > 0 ? '/advanced/misunderstood' : '/advanced/examples', session)
  return (
    <div className="batch-scroll">
      <table className="batch-table" aria-label="Mensajes probados">
        <thead>
          <tr data-label="Ordenar por">
            {head('text', 'Mensaje')}
            {head('intent', 'Entendió')}
            {head('confidence', 'Confianza')}
            {head('outcome', 'Qué hizo')}
            {isExpected && head('right', 'Esperada')}
            {isCompared && <th scope="col">Antes</th>}
            {isCompared && head('change', 'Cambio')}
            <th scope="col">
              <span className="sr-only">Acciones</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {row.text} {row.count > 1 && <small className="soft num">× {formatInteger(row.count)}</small>}
              </th>
              <td data-label="Entendió">
                <Intent reading={row.now} />
              </td>
              <td data-label="Confianza" className="num">
                {confidenceOf(row.now)}
              </td>
              <td data-label="Qué hizo">
                <Outcome reading={row.now} />
              </td>
              {isExpected && (
                <td data-label="Esperada">
                  <Expected row={row} />
                </td>
              )}
              {isCompared && (
                <td data-label="Antes">
                  {row.before && (
                    <>
                      <Intent reading={row.before} /> {confidenceOf(row.before)}{' '}
                      <OptionBadge options={TestBatchOutcomeOptions} value={row.before.outcome} />
                    </>
                  )}
                </td>
              )}
              {isCompared && (
                <td data-label="Cambio">
                  <OptionBadge options={TestBatchChangeOptions} value={row.change} />
                </td>
              )}
              <td className="batch-actions">
                {taught.has(row.id) ? (
                  <span className="soft">Enseñado</span>
                ) : (
                  mayTeach(row) && (
                    <Button icon="school" aria-label={`Enseñar «${row.text}»`} onClick={() => onTeach(row)}>
                      Enseñar
                    </Button>
                  )
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface HeadCellProps {
  column: Column
  label: string
  order: Order | undefined
  onOrder: (order: Order | undefined) => void
}

/** Pressed once it sorts ascending, twice descending, and then in the order of the list. */
function HeadCell({ column, label, order, onOrder }: HeadCellProps) {
  const current = order?.column === column ? order : undefined
  const next = !current ? { column, descending: false } : current.descending ? undefined : { column, descending: true }
  return (
    <th scope="col" aria-sort={current ? (current.descending ? 'descending' : 'ascending') : 'none'}>
      <button type="button" className="batch-sort" onClick={() => onOrder(next)}>
        {label}
        {current && <Icon name={current.descending ? 'chevron-down' : 'chevron-up'} size={16} />}
      </button>
    </th>
  )
}

type Reading = Row['now']

const ruleOf = (rule: string) => BotRuleOptions.find(({ value }) => value === rule)?.label ?? rule

/** The understood intent; without one, the nearest intent or the rule that decided. */
function Intent({ reading: { intent, likely, outcome, rule } }: { reading: Reading }) {
  if (intent) return intent
  if (outcome !== 'asked') return <span className="soft">{ruleOf(rule)}</span>
  return <span className="soft">{likely ? `Nada seguro. Lo más parecido: ${likely}` : 'Nada'}</span>
}

/** The confidence of the intent that is shown. */
const confidenceOf = ({ intent, outcome, confidence }: Reading): string =>
  confidence === null || (!intent && outcome !== 'asked') ? '–' : formatShare(confidence)

function Outcome({ reading: { outcome, answer, intent } }: { reading: Reading }) {
  return (
    <>
      <OptionBadge options={TestBatchOutcomeOptions} value={outcome} />{' '}
      {answer && answer !== intent && <small className="soft">{answer}</small>}
    </>
  )
}

function Expected({ row: { expected, now } }: { row: Row }) {
  if (expected === null) return '–'
  return (
    <span className={now.right ? 'batch-right' : 'batch-wrong'}>
      <Icon name={now.right ? 'check' : 'close'} size={16} />
      <span className="sr-only">{now.right ? 'Correcto: ' : 'Incorrecto: '}</span> {expected}
    </span>
  )
}

function OptionBadge({ options, value }: { options: readonly Option[]; value: string | null }) {
  const option = options.find((one) => one.value === value)
  return option ? <Badge tone={option.tone ?? 'neutral'}>{option.label}</Badge> : null
}
