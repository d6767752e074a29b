import { Sparkline } from '../../ui/chart/Sparkline.tsx'
import { DASH, formatInteger, plural } from '../../ui/format.ts'
import { ChangeMark } from './ChangeMark.tsx'
import { Definition } from './Definition.tsx'
import { ListLink } from './ListLink.tsx'
import { type Figure, formatFigure, formatMargin, hasNone, wordsOf } from './metrics.ts'

interface FigureTileProps {
  figure: Figure
  /** the list of what it counts */
  to: string | undefined
  /** its value on each day, in order */
  days?: readonly number[] | undefined
}

/** A figure with its name, definition, change, margin, and the way to what it counts. */
export function FigureTile({ figure, to, days }: FigureTileProps) {
  const { metric, value, previous, margin, base, by_link } = figure
  const { label, help } = wordsOf(metric)
  return (
    <li className="figure">
      <div className="figure-name">
        <span>{label}</span>
        <Definition of={label}>{help}</Definition>
      </div>
      {value === null ? (
        <div className="figure-value">{DASH}</div>
      ) : (
        <div className="figure-value num">
          <ListLink to={hasNone(metric, value) ? undefined : to}>
            {formatFigure(metric, value)}
            {/* The link is told by what it counts: '1.240' alone says nothing in a list of links. */}
            <span className="sr-only"> {label}</span>
          </ListLink>
          {margin !== null && <small> ± {formatMargin(metric, margin)}</small>}
        </div>
      )}
      <div className="figure-more">
        {value === null ? (
          <span>Sin datos para calcularlo</span>
        ) : (
          <>
            <ChangeMark {...{ metric, value, previous }} />
            {base !== null && (
              <span>
                {plural(base, 'caso', 'casos')}
                {/* The list that opens cannot have them. */}
                {by_link !== undefined && `, ${formatInteger(by_link)} por enlace, sin chat`}
              </span>
            )}
          </>
        )}
        {days && days.length > 2 && <Sparkline values={days} />}
      </div>
    </li>
  )
}
