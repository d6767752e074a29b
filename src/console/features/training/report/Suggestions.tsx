import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { components } from '../../../../../generated/api.d.ts'
import { api, unwrap } from '../../../api/client.ts'
import { useBotId } from '../../../session/index.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { plural } from '../../../ui/format.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { Undo } from '../../misunderstood/Undo.tsx'
import { useResolving } from '../../misunderstood/useResolving.ts'
import { intentExamplesUrl } from './links.ts'

/** Customers' messages that could be examples of an intent: one press teaches a message and those like it. */
export function Suggestions({ intent }: { intent: components['schemas']['NamedIntent'] }) {
  const bot = useBotId()
  const { data, error, refetch } = useQuery({
    queryKey: ['misunderstoodSuggestionList', bot, intent.id],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/misunderstood/suggestions/{bot}', {
          params: { path: { bot }, query: { intent_id: intent.id } },
          signal,
        }),
      ),
  })
  const resolving = useResolving(bot, () => void refetch())
  if (!data) return error ? <LoadFailure error={error} onRetry={refetch} /> : <Loading />
  const groups = data.groups.filter(({ message_ids }) => message_ids.some((id) => !resolving.resolved.has(id)))
  return (
    <div className="report-suggestions">
      {groups.length === 0 && (
        <p className="soft">
          Ningún mensaje de los últimos 90 días se le parece.{' '}
          <Link to={intentExamplesUrl(intent.id)}>Agregar ejemplos a mano</Link>
        </p>
      )}
      <ul className="report-examples" aria-label={`Mensajes para «${intent.name}»`}>
        {groups.map((group) => (
          <li key={group.message_ids[0]}>
            <span className="report-example">
              <span>
                «{group.text}» {group.count > 1 && <Badge tone="info">{plural(group.count, 'vez', 'veces')}</Badge>}
              </span>
            </span>
            <span className="report-choices">
              <Button
                icon="plus"
                busy={resolving.busy === group.message_ids[0]}
                aria-label={`Agregar «${group.text}» a «${intent.name}»`}
                onClick={() => void resolving.resolve(group, { action: 'example', intent_id: intent.id })}
              >
                Agregar
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <Undo done={resolving.done} onUndo={() => void resolving.undo()} onClose={resolving.forget} />
    </div>
  )
}
