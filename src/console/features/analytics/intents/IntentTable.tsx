import type { components } from '../../../../../generated/api.d.ts'
import { formatDate, formatRate } from '../../../ui/format.ts'
import { intentExamplesUrl } from '../../training/report/links.ts'
import { ChangeMark } from '../ChangeMark.tsx'
import { FigureTable } from '../FigureTable.tsx'
import { type Filters, listUrl } from '../filters.ts'
import { useOpenable } from '../ListLink.tsx'

type IntentUse = components['schemas']['IntentUse']

/** Every intent that customers used, with how well the bot did. */
export function IntentTable({ intents, filters }: { intents: readonly IntentUse[]; filters: Filters }) {
  const openable = useOpenable()
  const [leadsToExamples, leadsToChats] = [openable(intentExamplesUrl(0)), openable(listUrl(filters, 'understood'))]
  const note = leadsToExamples
    ? `El nombre lleva a sus ejemplos${leadsToChats ? '; las cifras, a sus conversaciones' : ''}.`
    : leadsToChats && 'Las cifras llevan a sus conversaciones.'
  const at = ({ id }: IntentUse) => ({ intent_id: id })
  return (
    <FigureTable<IntentUse>
      title="Intenciones"
      note={note}
      rows={intents}
      keyOf={({ id }) => id}
      searched={({ name }) => name}
      order={{ key: 'hits', descending: true }}
      columns={[
        { key: 'name', label: 'Intención', to: ({ id }) => intentExamplesUrl(id) },
        {
          ...{ key: 'hits', label: 'Usos', to: (row) => listUrl(filters, 'understood', at(row)) },
          beside: ({ hits, previous }) => <ChangeMark metric="hits" value={hits} previous={previous} />,
        },
        {
          ...{ key: 'confidence', label: 'Confianza media', format: formatRate, unit: '%', scale: 100 },
          to: (row) => listUrl(filters, 'understood', at(row)),
        },
        {
          ...{ key: 'misunderstood', label: 'Mal entendidas' },
          to: (row) => listUrl(filters, 'misunderstood', at(row)),
        },
        {
          ...{ key: 'drop_off', label: 'Abandono posterior', format: (value) => formatRate(value / 100), unit: '%' },
          to: (row) => listUrl(filters, 'dropped', at(row)),
        },
        { key: 'feedback_up', label: 'A favor', to: (row) => listUrl(filters, 'praised', at(row)) },
        { key: 'feedback_down', label: 'En contra', to: (row) => listUrl(filters, 'blamed', at(row)) },
        { key: 'last_used_at', label: 'Último uso', write: formatDay },
      ]}
      emptyText="Ningún mensaje de estos días tuvo una intención."
    />
  )
}

const formatDay = (day: string) => formatDate(day)
