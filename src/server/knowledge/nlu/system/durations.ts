import { hitsOf, type SystemRule, withoutOverlaps } from './hit.ts'
import { FIGURES, foldKeepingLength, NUMBER_WORDS, numberOf } from './numbers.ts'

const UNIT = 'segundos?|minutos?|min|horas?|hs|dias?|semanas?|mes(?:es)?|anos?'
const amount = new RegExp(
  `(?<![\\p{L}\\p{N}.,:$-])(?<count>${FIGURES}|${NUMBER_WORDS})\\s?(?<unit>${UNIT})(?:\\s+y\\s+(?<half>media|medio))?(?![\\p{L}\\p{N}])`,
  'gu',
)
const half = /(?<!\p{L})(?<!\p{L} y )medi[oa] (?<unit>hora|dia|ano)(?!\p{L})/gu

/** Durations; value: ISO 8601 ("PT2H", "P3D"). */
export const duration: SystemRule = ({ text }) => {
  const folded = foldKeepingLength(text).replaceAll('ñ', 'n')
  return withoutOverlaps([
    ...hitsOf(folded, amount, ({ groups = {} }) => {
      const count = numberOf(groups.count ?? '')
      return count === undefined ? undefined : isoDuration(count + (groups.half ? 0.5 : 0), groups.unit ?? '')
    }),
    ...hitsOf(folded, half, ({ groups = {} }) => isoDuration(0.5, groups.unit ?? '')),
  ])
}

function isoDuration(count: number, unit: string): string {
  if (unit.startsWith('seg')) return `PT${count}S`
  if (unit.startsWith('min')) return `PT${count}M`
  if (unit.startsWith('h')) return Number.isInteger(count) ? `PT${count}H` : `PT${Math.round(count * 60)}M`
  if (unit.startsWith('d')) return Number.isInteger(count) ? `P${count}D` : `PT${Math.round(count * 24)}H`
  if (unit.startsWith('s')) return Number.isInteger(count) ? `P${count}W` : `P${Math.round(count * 7)}D`
  if (unit.startsWith('m')) return Number.isInteger(count) ? `P${count}M` : `P${Math.round(count * 30)}D`
  return Number.isInteger(count) ? `P${count}Y` : `P${Math.round(count * 12)}M`
}
