import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { components } from '../../../../generated/api.d.ts'
import { comparesNothing } from '../../../contract/group-rules.ts'
import { api, unwrap } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { useDebounced } from '../../engine/useDebounced.ts'
import { useBotId } from '../../session/index.ts'
import { plural } from '../../ui/format.ts'
import { hasHidden } from '../conditions/language.ts'

type Rule = components['schemas']['GroupRule']

/** The contacts that match a rule while it is edited. They are not requested until each condition has a value. */
export function RulePreview({ rule }: { rule: Rule }) {
  const bot = useBotId()
  const written = useDebounced(JSON.stringify(rule))
  const asked: Rule = JSON.parse(written)
  const isComplete = asked.conditions.every(({ operator, value }) => comparesNothing(operator) || isFilled(value))
  const isHidden = hasHidden(rule.conditions)
  const { data, error, isFetching } = useQuery({
    queryKey: ['contacts', 'rule', bot, written],
    queryFn: ({ signal }) =>
      unwrap(api.POST('/groups/preview/{bot}', { params: { path: { bot } }, body: asked, signal })),
    enabled: isComplete && !isHidden,
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (isHidden)
    return (
      <p className="rule-preview soft">Mira un dato que no ves: guarda el grupo y verás cuántos contactos tiene.</p>
    )
  if (!isComplete) return <p className="rule-preview soft">Completa las condiciones y verás a quién alcanza.</p>
  if (error)
    return (
      <p className="rule-preview field-error" role="alert">
        {messageOf(error)}
      </p>
    )
  return (
    <div className="rule-preview" aria-live="polite" aria-busy={isFetching}>
      {data ? (
        <>
          <p>
            {data.count === 0 ? 'No alcanza a nadie.' : `Alcanza a ${plural(data.count, 'contacto', 'contactos')}.`}
          </p>
          <ul>
            {data.sample.map(({ id, name, phone }) => (
              <li key={id}>
                <bdi>{name || phone}</bdi>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="soft">Contando…</p>
      )}
    </div>
  )
}

const isFilled = (value: Rule['conditions'][number]['value']) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== ''
