import './misunderstood.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { fold } from '../../../contract/phrase.ts'
import { api, unwrap } from '../../api/client.ts'
import { useContentChanges } from '../../realtime/useContentChanges.ts'
import { useSession } from '../../session/index.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { formatInteger, plural } from '../../ui/format.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageFrame, type PageProps } from '../../ui/PageFrame.tsx'
import { Select } from '../../ui/Select.tsx'
import { Loading } from '../../ui/Spinner.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useIntentNames } from '../intents/useIntentNames.ts'
import { GroupCard } from './GroupCard.tsx'
import { Undo } from './Undo.tsx'
import { type Group, useResolving } from './useResolving.ts'

/** Number of groups rendered per page. */
const PAGE = 20

/** Orders of the groups; the server sorts by doubt. */
const ORDERS = [
  { value: 'doubt', label: 'Lo que más enseña' },
  { value: 'count', label: 'Lo que más se repite' },
]

/** /advanced/misunderstood: messages that the bot did not understand, to add them to an intent. */
export default function Misunderstood({ screen }: PageProps) {
  const { bot } = useSession()
  return (
    <PageFrame title={screen.title} help={screen.help} links={screen.links} warning={screen.warning}>
      {bot && <Groups bot={bot.id} />}
    </PageFrame>
  )
}

function Groups({ bot }: { bot: number }) {
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    queryKey: ['misunderstoodList', bot],
    queryFn: ({ signal }) => unwrap(api.GET('/misunderstood/{bot}', { params: { path: { bot } }, signal })),
  })
  const intents = useIntentNames(bot)
  const refetchAll = () => {
    void refetch()
    void intents.refetch()
  }
  useContentChanges(bot, ['message', 'intent', 'example'], refetchAll)
  const resolving = useResolving(bot, refetchAll)
  const [query] = useSearchParams()
  const [sought, setSought] = useState(query.get('q') ?? '')
  const [shown, setShown] = useState(PAGE)
  const [order, setOrder] = useState('doubt')
  if (!data) return error ? <LoadFailure error={error} onRetry={refetch} /> : <Loading />
  // Optimistic: resolved messages are hidden until the list is fetched again.
  const hidden = new Set([...resolving.resolved].flatMap(([id, at]) => (at >= dataUpdatedAt ? [id] : [])))
  const left = data.groups.flatMap((group) => without(group, hidden))
  const total = data.total - (countOf(data.groups) - countOf(left))
  const found = left.filter(({ messages }) => matches(messages, sought))
  const groups = order === 'count' ? [...found].sort((a, b) => b.count - a.count) : found
  return (
    <div className="misunderstood">
      {total > 0 && (
        <div className="misunderstood-head">
          <p className="soft" role="status">
            {sought.trim() === ''
              ? `${plural(total, 'mensaje', 'mensajes')} por resolver`
              : `${plural(countOf(found), 'mensaje', 'mensajes')} de ${formatInteger(total)} por resolver`}
          </p>
          <Select label="Primero" value={order} options={ORDERS} onChange={setOrder} />
          <TextField label="Buscar" type="search" value={sought} onChange={setSought} />
        </div>
      )}
      {groups.length === 0 && <Nothing sought={sought} />}
      <ul className="misunderstood-list" aria-label="Grupos de mensajes">
        {groups.slice(0, shown).map((group) => (
          <GroupCard
            key={group.message_ids[0]}
            group={group}
            intents={intents.data ?? []}
            busy={resolving.busy === group.message_ids[0]}
            problems={resolving.problemsOf(group)}
            onResolve={(resolution) => resolving.resolve(group, resolution)}
          />
        ))}
      </ul>
      {groups.length > shown && (
        <button type="button" className="btn btn-secondary" onClick={() => setShown(shown + PAGE)}>
          Mostrar más
        </button>
      )}
      <Undo done={resolving.done} onUndo={() => void resolving.undo()} onClose={resolving.forget} />
    </div>
  )
}

function Nothing({ sought }: { sought: string }) {
  return sought ? (
    <EmptyState icon="search" title={`Ningún mensaje coincide con «${sought}»`} />
  ) : (
    <EmptyState icon="check-all" title="No hay mensajes por resolver" help="mensajes-sin-entender">
      <p>Aquí verás lo que tus clientes escriben y el chatbot no sabe contestar.</p>
      <Link className="btn btn-secondary" to="/testbot">
        Probar el chatbot
      </Link>
    </EmptyState>
  )
}

/** Returns a group without the messages resolved since the fetch; empty if none are left. */
function without(group: Group, resolved: ReadonlySet<number>): Group[] {
  const message_ids = group.message_ids.filter((id) => !resolved.has(id))
  if (message_ids.length === 0) return []
  if (message_ids.length === group.message_ids.length) return [group]
  const messages = group.messages.filter(({ message_id }) => !resolved.has(message_id))
  return [{ ...group, message_ids, messages, count: message_ids.length }]
}

const countOf = (groups: readonly Group[]) => groups.reduce((sum, { message_ids }) => sum + message_ids.length, 0)

function matches(messages: readonly { text: string }[], sought: string): boolean {
  const wanted = fold(sought.trim())
  return wanted === '' || messages.some(({ text }) => fold(text).includes(wanted))
}
