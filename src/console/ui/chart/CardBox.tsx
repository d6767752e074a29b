import type { Card } from './card.ts'

/** The values of the current item near it, for the eyes: what is spoken of it is the option of the plot. */
export function CardBox({ card }: { card: Card }) {
  const { x, y, width, height, head, lines, sampled } = card
  return (
    <div className="chart-card" aria-hidden="true" style={{ width, height, translate: `${x}px ${y}px` }}>
      {head.map((text) => (
        <div key={text} className="chart-card-head">
          {text}
        </div>
      ))}
      {lines.map(({ text, tone }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is told by its place
        <div key={at} className={sampled ? 'chart-card-sampled' : undefined}>
          {tone && <i className={`chart-${tone}`} />}
          {text}
        </div>
      ))}
    </div>
  )
}
