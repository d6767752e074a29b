import type { Tone } from '../types.ts'

/** Tones whose areas are hatched, so that colour is never alone: the pattern's lines in an 8 × 8 tile. */
const HATCH: Partial<Record<Tone, string>> = {
  second: 'M-2,2L2,-2M0,8L8,0M6,10L10,6',
  third: 'M0,2H8M0,6H8',
  fourth: 'M2,0V8M6,0V8',
  bad: 'M-2,6L2,10M0,0L8,8M6,-2L10,2',
}

const DASHES: Partial<Record<Tone, string>> = {
  second: '7 4',
  third: '2 4',
  fourth: '10 3 2 3',
  previous: '5 4',
  bad: '7 4',
}

/** Returns the dashes of a series' line; undefined for a solid one. */
export const dashesOf = (tone: Tone): string | undefined => DASHES[tone]

/** The patterns of a chart; `id` makes their names unique within the page. */
export function Fills({ id, tones }: { id: string; tones: readonly Tone[] }) {
  return (
    <defs>
      {[...new Set(tones)].map((tone) =>
        HATCH[tone] ? (
          <pattern key={tone} id={`${id}${tone}`} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect className={`chart-${tone} chart-pale`} width="8" height="8" />
            <path className={`chart-${tone} chart-hatch`} d={HATCH[tone]} />
          </pattern>
        ) : null,
      )}
    </defs>
  )
}

interface AreaProps {
  /** as given to {@link Fills} */
  id: string
  tone: Tone
  x: number
  y: number
  width: number
  height: number
  /** contains another area: pale, with an outline */
  outer?: boolean | undefined
  /** without round corners, between others */
  square?: boolean
}

/** A bar. The outline keeps its contrast where the filling is hatched or pale. */
export function Area({ id, tone, x, y, width, height, outer, square }: AreaProps) {
  if (height <= 0 || width <= 0) return null
  const hatched = HATCH[tone] !== undefined
  const hollow = tone === 'previous'
  const lined = hatched || hollow || outer
  const inset = lined ? Math.min(0.75, width / 4, height / 4) : 0
  return (
    <rect
      className={`chart-${tone} ${outer ? 'chart-outer' : hollow ? 'chart-hollow' : lined ? 'chart-lined' : 'chart-full'}`}
      {...(hatched && !outer && { fill: `url(#${id}${tone})` })}
      x={x + inset}
      y={y + inset}
      width={width - 2 * inset}
      height={height - 2 * inset}
      rx={square ? 0 : Math.min(3, width / 3, height / 2)}
    />
  )
}
