import type { components } from '../../../../../generated/api.d.ts'
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

/** The words that customers use most; each opens the conversations that have it. */
export function Words({ words, from, filters: { range } }: WordsProps) {
  const openable = useOpenable()
  const hrefOf = ({ key }: { key: string }) => {
    const dates = { date_start: range.from, date_end: range.to }
    const filter = { ...withFilterDefaults({ ...dates, type: 'all' }), q: key }
    return openable(`/chats?${filterToQuery(filter)}`)
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
