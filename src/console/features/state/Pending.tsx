import { useId } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { ChangeResourceOptions } from '../../../../generated/options.ts'
import type { Option } from '../../../contract/screen.ts'
import { BuiltLink } from '../../ui/BuiltLink.tsx'
import { formatAgo, plural } from '../../ui/format.ts'

interface PendingProps {
  changes: components['schemas']['BotState']['pending_changes']
  /** whether a model is in use */
  trained: boolean
}

/** Changes since the last training, by kind of resource. */
export function Pending({ changes, trained }: PendingProps) {
  const id = useId()
  const options: readonly Option[] = ChangeResourceOptions
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>Cambios sin entrenar</h2>
        {changes.length > 0 && <BuiltLink to="/historychanges">Ver cambios</BuiltLink>}
      </div>
      {changes.length === 0 ? (
        <p className="soft">
          {trained
            ? 'Ninguno: el chatbot ya aprendió todo.'
            : 'Todavía no aprendió nada: empieza el primer entrenamiento.'}
        </p>
      ) : (
        <ul className="state-list">
          {changes.map(({ resource, count, since }) => (
            <li key={resource}>
              <span>
                {options.find(({ value }) => value === resource)?.label ?? resource}
                <small className="soft"> desde {formatAgo(since)}</small>
              </span>
              <span className="num">{plural(count, 'cambio', 'cambios')}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
