import { formatNumber } from '../../../ui/format.ts'
import type { MapProps } from './map-props.ts'
import { scaleOf } from './scale.ts'

/** Share of the drawing that a line of the scale takes. */
const LINE = 0.25

/** All branches to scale, without a map of anybody else. */
export function ScaleDrawing({ own, others, onMove }: MapProps) {
  const scale = scaleOf([...others, ...(own ? [own] : [])])
  const line = scale.kilometres * LINE

  function move(event: React.MouseEvent<SVGSVGElement>): void {
    const box = event.currentTarget.getBoundingClientRect()
    onMove(scale.at(((event.clientX - box.left) / box.width) * 100, ((event.clientY - box.top) / box.height) * 100))
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the coordinates are typed with the keyboard
    <svg viewBox="0 0 100 100" role="img" aria-label="Dónde queda cada sucursal" onClick={move}>
      {others.map((one) => (
        <g key={one.id}>
          <circle cx={scale.x(one)} cy={scale.y(one)} r="1.6" className="branch-point" />
          <text x={scale.x(one)} y={scale.y(one) - 3}>
            {one.name}
          </text>
        </g>
      ))}
      {own && <circle cx={scale.x(own)} cy={scale.y(own)} r="2.4" className="branch-own" />}
      <path d={`M5 95 H${5 + LINE * 100}`} className="branch-scale" />
      <text x="5" y="92">
        {formatNumber(line < 10 ? Math.round(line * 10) / 10 : Math.round(line))} km
      </text>
    </svg>
  )
}
