import type { components } from '../../../../../generated/api.d.ts'
import { ConversationSetOptions } from '../../../../../generated/options.ts'
import { Chart } from '../../../ui/chart/Chart.tsx'
import { formatInteger } from '../../../ui/format.ts'
import { type Filters, listUrl } from '../filters.ts'
import { useOpenable } from '../ListLink.tsx'

type Set = components['schemas']['ConversationSet']

const isSet = (key: string): key is Set => ConversationSetOptions.some(({ value }) => value === key)

interface FunnelProps {
  steps: readonly components['schemas']['AnalyticsPoint'][]
  filters: Filters
}

/** What became of those that did not go to the team: no loss, but the work of the chatbot. */
const alone = (count: number) => `${formatInteger(count)} solo con el chatbot`

/** The way of conversations, from their beginning until they are resolved. */
export function Funnel({ steps, filters }: FunnelProps) {
  const openable = useOpenable()
  return (
    <Chart
      kind="funnel"
      title="Recorrido"
      help="Cuántas conversaciones llegan a cada paso, y cuántas se quedan en el anterior."
      points={steps.map(({ key, label, value }) => {
        const href = isSet(key) ? openable(listUrl(filters, key)) : undefined
        return { key, label, values: [value], ...(href && { href }), ...(key === 'started' && { leave: alone }) }
      })}
      series={[{ name: 'Conversaciones' }]}
    />
  )
}
