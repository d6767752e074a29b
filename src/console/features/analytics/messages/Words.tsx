import type { components } from '../../../../../generated/api.d.ts'
import { plural } from '../../../ui/format.ts'
import { type Filters, listUrl } from '../filters.ts'
import { useOpenable } from '../ListLink.tsx'
import { Ranking } from '../Ranking.tsx'

interface WordsProps {
  words: readonly components['schemas']['AnalyticsPoint'][]
  /** how many messages they were counted in */
  from: number
  filters: Filters
}

/** The words that customers use most; each opens the conversations in which it was counted. */
export function Words({ words, from, filters }: WordsProps) {
  const openable = useOpenable()
  return (
    <Ranking
      title="Palabras más usadas"
      pointName="Palabra"
      counted="Veces"
      points={words}
      compare={false}
      hrefOf={({ key }) => openable(listUrl(filters, 'received', { word: key }))}
      note={`En ${plural(from, 'mensaje de cliente', 'mensajes de clientes')}, de los más recientes de cada mes`}
    />
  )
}
