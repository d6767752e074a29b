import { memo, type RefObject } from 'react'
import { classes } from '../classes.ts'
import type { Drawing } from './types.ts'

interface SurfaceProps {
  drawing: Drawing
  /** place of the current item */
  at: number | undefined
  svg: RefObject<SVGSVGElement | null>
  openable: boolean
}

/** The SVG: the drawing, the mark of the current item, and on top what the pointer meets. */
export function Surface({ drawing, at, svg, openable }: SurfaceProps) {
  const { width, height, body, spots, framed, dots } = drawing
  const spot = at === undefined ? undefined : spots[at]
  const mark = spot && <rect {...spot} rx="4" data-passing="" className={framed ? 'chart-frame' : 'chart-current'} />
  return (
    <svg
      ref={svg}
      className={classes('chart-svg', openable && 'chart-openable', framed && 'chart-cells')}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {!framed && mark}
      {body}
      {at !== undefined &&
        dots?.(at).map(({ series, x, y, tone }) => (
          <circle key={series} data-passing="" className={`chart-${tone} chart-dot`} cx={x} cy={y} r="4.5" />
        ))}
      {framed && mark}
      <Hits spots={spots} />
    </svg>
  )
}

/** Where each item reacts to the pointer; a pointer that moves does not draw them again. */
const Hits = memo(({ spots }: Pick<Drawing, 'spots'>) => (
  <g data-passing="">
    {spots.map((spot, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a spot is told by its place
      <rect key={at} {...spot} className="chart-hit" data-at={at} />
    ))}
  </g>
))
