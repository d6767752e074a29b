import { Link } from 'react-router-dom'
import type { components } from '../../../../generated/api.d.ts'
import { ChangeActionOptions, ChangeResourceOptions } from '../../../../generated/options.ts'
import type { Option } from '../../../contract/screen.ts'
import { Badge } from '../../ui/Badge.tsx'
import { formatAgo, formatDateTime } from '../../ui/format.ts'

type Change = components['schemas']['Change']

const find = (options: readonly Option[], value: string) => options.find((option) => option.value === value)

/** The latest entries of the change history. */
export function RecentChanges({ changes }: { changes: readonly Change[] }) {
  return (
    <section className="card home-changes" aria-labelledby="cambios">
      <div className="card-head">
        <h2 id="cambios">Cambios recientes</h2>
        <Link to="/historychanges">Ver historial</Link>
      </div>
      {changes.length === 0 ? (
        <p className="soft">Aquí aparecerán los cambios del equipo que puedes ver.</p>
      ) : (
        <ul className="home-list">
          {changes.slice(0, 6).map((change) => (
            <li key={change.id}>
              <span className="home-person">
                <span>
                  {find(ChangeResourceOptions, change.resource_type)?.label ?? change.resource_type}
                  {change.resource_label && <strong> {change.resource_label}</strong>}
                </span>
                <small>
                  {change.actor.name} ·{' '}
                  <time dateTime={change.at} title={formatDateTime(change.at)}>
                    {formatAgo(change.at)}
                  </time>
                </small>
              </span>
              <Badge tone={find(ChangeActionOptions, change.action)?.tone}>
                {find(ChangeActionOptions, change.action)?.label ?? change.action}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
