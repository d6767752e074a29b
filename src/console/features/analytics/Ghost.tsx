/** Figures that are shown at first, and cards under them. */
const [TILES, CARDS] = [
  ['one', 'two', 'three', 'four'],
  ['first', 'second'],
]

/** Placeholder with the final layout, to avoid layout shifts. */
export function Ghost() {
  return (
    <div role="status" className="analytics-body">
      <span className="sr-only">Cargando…</span>
      <div className="analytics-period">&nbsp;</div>
      <div className="figures">
        <div className="figures-ghost">
          {TILES?.map((tile) => (
            <div key={tile} className="analytics-ghost" />
          ))}
        </div>
      </div>
      {CARDS?.map((card) => (
        <div key={card} className="card analytics-ghost analytics-ghost-tall" />
      ))}
    </div>
  )
}
