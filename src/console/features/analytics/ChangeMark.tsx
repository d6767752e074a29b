import { use } from 'react'
import { classes } from '../../ui/classes.ts'
import { type Change, changeOf, type Metric } from './metrics.ts'
import { UnfinishedPeriod } from './UnfinishedPeriod.ts'

const MARKS = { up: '▲', down: '▼', same: '=' } as const
const WORDS = { up: 'Subió', down: 'Bajó' } as const

interface ChangeMarkProps {
  metric: Metric
  value: number | null
  previous: number | null
}

/**
 * How a figure changed since the period before: '▲ 12 % · mejor'. Nothing without a period to compare with. A period that
 * is not over yet is not judged.
 */
export function ChangeMark({ metric, value, previous }: ChangeMarkProps) {
  const goesOn = use(UnfinishedPeriod)
  const found = changeOf(metric, value, previous)
  if (!found) return null
  const change = goesOn ? { ...found, good: undefined } : found
  const { text, way, good } = change
  return (
    <span className={classes('change', good === true && 'change-good', good === false && 'change-bad')}>
      <span aria-hidden="true">{MARKS[way]}</span>
      {way === 'same' ? ' igual' : <span className="sr-only">{WORDS[way]}</span>} {way !== 'same' && text}
      {verdict(change)}
    </span>
  )
}

/** Better or worse in a word, because colours alone tell it to few. */
const verdict = ({ good }: Change) => good !== undefined && <em>{good ? 'mejor' : 'peor'}</em>
