import { casesText, reliableMargin } from '../../../contract/analytics.ts'
import { Sparkline } from '../../ui/chart/Sparkline.tsx'
import { DASH, formatInteger } from '../../ui/format.ts'
import { AlertButton } from './AlertButton.tsx'
import { ChangeMark } from './ChangeMark.tsx'
import { Definition } from './Definition.tsx'
import { ListLink } from './ListLink.tsx'
import { type Figure, formatFigure, formatMargin, hasNone, unitOf, wordsOf } from './metrics.ts'

interface FigureTileProps {
  figure: Figure
  /** the list of what it counts */
  to: string | undefined
  /** its value on each day, in order */
  days?: readonly number[] | undefined
}

/** A figure with its name, definition, change, margin, and the way to what it counts. */
export function FigureTile({ figure, to, days }: FigureTileProps) {
  const { metric, value, previous, base, unlinked } = figure
  const unit = unitOf(metric)
  const margin = reliableMargin({ unit, base, margin: figure.margin })
  const { label, help } = wordsOf(metric)
  return (
    <li className="figure">
      <div className="figure-name">
        <span>{label}</span>
        <Definition of={label}>{help}</Definition>
        <AlertButton metric={metric} name={label} />
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
          {margin !== undefined && <small> ± {formatMargin(metric, margin)}</small>}
        </div>
      )}
      <div className="figure-more">
        {value === null ? (
          <span>{whyNone(figure)}</span>
        ) : (
          <>
            <ChangeMark {...{ metric, value, previous }} />
            {base !== null && (
              <span>
                {casesText({ unit, base })}
                {/* The list that opens cannot have them. */}
                {unlinked !== undefined && `, ${formatInteger(unlinked)} sin conversación`}
              </span>
            )}
          </>
        )}
        {days && days.length > 2 && <Sparkline values={days} />}
      </div>
    </li>
  )
}

/** Why a figure has no value. */
const whyNone = ({ metric, base }: Figure) =>
  metric === 'delivery_rate' && base ? 'El canal no informó entregas en estos días' : 'Sin datos para calcularlo'
