import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { operations } from '../../../../generated/api.d.ts'
import { ContactEventActorOptions, ContactEventKindOptions } from '../../../../generated/options.ts'
import { api, asJson, unwrap } from '../../api/client.ts'
import { useBotId } from '../../session/index.ts'
import { Badge } from '../../ui/Badge.tsx'
import { channelName } from '../../ui/channels.ts'
import { formatDateTime } from '../../ui/format.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Loading } from '../../ui/Spinner.tsx'

type Query = NonNullable<operations['contactEventList']['parameters']['query']>

/** Entries of the register that a contact's page shows. */
const SHOWN = 20

/** The latest of what happened to a contact, with a link to all of it. */
export function Timeline({ contactId }: { contactId: number }) {
  const bot = useBotId()
  const filter = { contact_id: contactId }
  const { data, error, refetch } = useQuery({
    queryKey: ['contacts/register', 'getList', 'of', bot, contactId],
    queryFn: ({ signal }) => {
      const query = { filter, sort: ['at', 'DESC'], range: [0, SHOWN - 1] } satisfies Query
      const params = { path: { bot }, query }
      return unwrap(api.GET('/contacts/register/{bot}', { params, querySerializer: asJson, signal }))
    },
  })
  return (
    <section className="form-section" aria-label="Movimientos">
      <h2>Movimientos</h2>
      {data ? (
        <ul className="contact-lines">
          {data.map(({ id, at, kind, detail, actor, user, channel }) => (
            <li key={id}>
              <span>
                <Kind kind={kind} /> {detail}
              </span>
              <small>
                {[user?.name ?? nameOf(actor), channel && channelName(channel), formatDateTime(at)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
      {data?.length === 0 && <p className="soft">Todavía no hay movimientos.</p>}
      <p>
        <Link to={`/contacts/register?filter=${encodeURIComponent(JSON.stringify(filter))}`}>Ver en el registro</Link>
      </p>
    </section>
  )
}

function Kind({ kind }: { kind: string }) {
  const option = ContactEventKindOptions.find(({ value }) => value === kind)
  return <Badge tone={option?.tone ?? 'neutral'}>{option?.label ?? kind}</Badge>
}

const nameOf = (actor: string) => ContactEventActorOptions.find(({ value }) => value === actor)?.label ?? actor
