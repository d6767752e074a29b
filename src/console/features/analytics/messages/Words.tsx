import type { components } from '../../../../../generated/api.d.ts'
import { ChatFilterChannelOptions } from '../../../../../generated/options.ts'
import { plural } from '../../../ui/format.ts'
import { filterToQuery, withFilterDefaults } from '../../chats/filters/filter.ts'
import type { Filters } from '../filters.ts'
import { useOpenable } from '../ListLink.tsx'
import { Ranking } from '../Ranking.tsx'

interface WordsProps {
  words: readonly components['schemas']['AnalyticsPoint'][]
  /** how many messages they were counted in */
  from: number
  filters: Filters
}

/** A channel as the filter of the inbox names it. */
const inboxChannel = (channel: string): string =>
  String(ChatFilterChannelOptions.find(({ value }) => String(value).toLowerCase() === channel)?.value ?? 'any')

/** The words that customers use most; each opens the conversations that have it, with the filters of the page. */
export function Words({ words, from, filters }: WordsProps) {
  const openable = useOpenable()
  const hrefOf = ({ key }: { key: string }) => {
    const { range, channel, area, user, label } = filters
    const query = filterToQuery(
      withFilterDefaults({
        ...{ type: 'all', q: key, date_start: range.from, date_end: range.to },
        ...(area && { area }),
        ...(user && { assign_user: user }),
        ...(label && { labels: [label] }),
      }),
    )
    if (channel) query.set('channel', inboxChannel(channel))
    return openable(`/chats?${query}`)
  }
  return (
    <Ranking
      title="Palabras más usadas"
      pointName="Palabra"
      counted="Veces"
      points={words}
      compare={false}
      hrefOf={hrefOf}
      note={`En ${plural(from, 'mensaje de cliente', 'mensajes de clientes')}, de los más recientes de cada mes`}
    />
  )
}
