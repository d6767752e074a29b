import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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
import { PageLink } from './PageLink.tsx'

interface SuggestionsProps {
  intent: components['schemas']['NamedIntent']
  onTaught: () => void
}

/** Messages shown at first. */
const FIRST = 3

/** Customers' messages that could be examples of an intent: one press teaches a message and those like it. */
export function Suggestions({ intent, onTaught }: SuggestionsProps) {
  const bot = useBotId()
  const [all, setAll] = useState(false)
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
  const resolving = useResolving(bot, () => {
    onTaught()
    void refetch()
  })
  if (!data) return error ? <LoadFailure error={error} onRetry={refetch} /> : <Loading />
  const left = data.groups.filter(({ message_ids }) => message_ids.some((id) => !resolving.resolved.has(id)))
  // At first only those that the bot takes for this intent rather than for another one.
  const nearest = left.filter(({ intents: [first] }) => first?.intent_id === intent.id).slice(0, FIRST)
  const groups = all ? left : nearest
  return (
    <div className="report-suggestions">
      {groups.length > 0 && <p className="report-small soft">Lo que escriben tus clientes y ayudaría como ejemplo:</p>}
      <ul className="report-examples" aria-label={`Mensajes para «${intent.name}»`}>
        {groups.map((group) => (
          <li key={group.message_ids[0]}>
            <span>
              «{group.text}» {group.count > 1 && <Badge tone="info">{plural(group.count, 'vez', 'veces')}</Badge>}
            </span>
            <Button
              icon="plus"
              busy={resolving.busy === group.message_ids[0]}
              aria-label={`Agregar «${group.text}» a «${intent.name}»`}
              onClick={() => void resolving.resolve(group, { action: 'example', intent_id: intent.id })}
            >
              Agregar
            </Button>
          </li>
        ))}
      </ul>
      <p className="report-choices report-small">
        <PageLink className="report-add" to={intentExamplesUrl(intent.id)} label={`Agregar ejemplos a ${intent.name}`}>
          {groups.length > 0 ? 'Agregar ejemplos a mano' : 'Agregar ejemplos'}
        </PageLink>
        {!all && left.length > nearest.length && (
          <button type="button" className="link-button" onClick={() => setAll(true)}>
            Ver {plural(left.length - nearest.length, 'mensaje', 'mensajes')} más
          </button>
        )}
      </p>
      <Undo done={resolving.done} onUndo={() => void resolving.undo()} onClose={resolving.forget} />
    </div>
  )
}
