/** Tiles of the two groups that are shown first. */
const [MOMENT, TODAY] = [
  ['waiting', 'longest', 'attended', 'unassigned'],
  ['started', 'resolved', 'response', 'time', 'bot', 'people'],
]

/** Placeholder with the final layout, to avoid layout shifts. */
export function LiveGhost() {
  return (
    <div role="status" className="live">
      <span className="sr-only">Cargando…</span>
      <p className="live-state">&nbsp;</p>
      {[MOMENT, TODAY].map((group) => (
        <div key={group?.[0]} className={group === MOMENT ? 'live-group live-moment' : 'live-group'}>
          <h2>&nbsp;</h2>
          <ul>
            {group?.map((tile) => (
              <li key={tile} className="live-tile analytics-ghost" />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
