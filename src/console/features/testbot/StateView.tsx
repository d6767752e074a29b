import './state-view.css'
import { Badge } from '../../ui/Badge.tsx'
import { type StateRow, stateChanges } from './state-changes.ts'
import type { Answer } from './types.ts'

const CHANGES = {
  new: { label: 'Nuevo', tone: 'success' },
  changed: { label: 'Cambió', tone: 'info' },
  gone: { label: 'Ya no', tone: 'neutral' },
} as const

/** What the bot keeps in mind after a message, and what the message changed of it. */
export function StateView({ state }: { state: Answer['state'] | undefined }) {
  // Turns that the browser saved before this existed have no state.
  if (!state) return null
  const rows = stateChanges(state)
  return (
    <>
      <h3>Estado después del mensaje</h3>
      {rows.length === 0 ? (
        <p className="soft">No recuerda ni espera nada: leerá el próximo mensaje como el primero.</p>
      ) : (
        <ul className="testbot-state" aria-label="Estado después del mensaje">
          {rows.map((row) => (
            <One key={row.key} row={row} />
          ))}
        </ul>
      )}
    </>
  )
}

function One({ row: { label, value, detail, change, before } }: { row: StateRow }) {
  const badge = change === 'same' ? undefined : CHANGES[change]
  return (
    <li className={`testbot-state-${change}`}>
      <span className="testbot-state-label">
        {label} {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
      </span>
      <span className="testbot-state-value">{change === 'gone' ? <s>{value}</s> : value}</span>
      {before && <small className="soft">Antes: {before}</small>}
      {detail && change !== 'gone' && <small className="soft">{detail}</small>}
    </li>
  )
}
