import './contacts.css'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useGetManyAggregate } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import type { components } from '../../../../generated/api.d.ts'
import { contactEventListGate } from '../../../../generated/gates.ts'
import { ConsentStateOptions } from '../../../../generated/options.ts'
import { mayCall } from '../../session/gates.ts'
import { useSession } from '../../session/index.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { BuiltLink } from '../../ui/BuiltLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { channelName } from '../../ui/channels.ts'
import { formatDateTime } from '../../ui/format.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { Notes } from './Notes.tsx'
import { TakeOver } from './TakeOver.tsx'
import { Timeline } from './Timeline.tsx'
import { useContact } from './useContact.ts'
import { useMergeUndo } from './useMergeUndo.ts'

type Contact = components['schemas']['Contact']

/** Below the form of a contact's page: notes, channels, conversations, consent, what happened, and duplicates. */
export function Sections() {
  const contact = useContact()
  const session = useSession()
  if (!contact) return null
  return (
    <div className="contact-sections">
      {contact.blocked && (
        <Banner tone="warning">
          {contact.blocked_by ? `${contact.blocked_by.name} bloqueó este contacto` : 'Este contacto está bloqueado'}: no
          puede escribirte por ningún canal.
        </Banner>
      )}
      <Similar contact={contact} />
      <Merges contact={contact} />
      <Notes contact={contact} />
      <Part title="Canales" empty="No tiene ninguno que puedas ver.">
        {contact.channel_ids.map(({ channel, external_id, last_inbound_at }) => (
          <li key={`${channel}${external_id}`}>
            <span>
              {channelName(channel)} · <bdi>{external_id}</bdi>
            </span>
            <small>{last_inbound_at ? `Último mensaje: ${formatDateTime(last_inbound_at)}` : 'Nunca escribió'}</small>
          </li>
        ))}
      </Part>
      <Part title="Conversaciones" empty="No tiene ninguna que puedas ver.">
        {(contact.chats ?? []).map(({ id, channel, user_name, state, last_message_at }) => (
          <li key={id}>
            <BuiltLink to={chatAddress(user_name, id)}>
              <bdi>{user_name}</bdi> · {channelName(channel)}
            </BuiltLink>
            <small>
              {formatDateTime(last_message_at)}
              {state === 2 && ' · resuelta'}
            </small>
          </li>
        ))}
      </Part>
      <RuleGroups contact={contact} />
      <Collected contact={contact} />
      <Consent contact={contact} />
      {mayCall(contactEventListGate, session) && <Timeline contactId={contact.id} />}
    </div>
  )
}

/** The inbox with the conversations of a customer, and the one that is meant. */
const chatAddress = (username: string, id: number) =>
  `/chats?${new URLSearchParams({ username, type: 'all', dates: 'empty', id: String(id) })}`

interface PartProps {
  title: string
  /** shown without entries */
  empty: string
  children: ReactNode[]
}

function Part({ title, empty, children }: PartProps) {
  return (
    <section className="form-section" aria-label={title}>
      <h2>{title}</h2>
      {children.length === 0 ? <p className="soft">{empty}</p> : <ul className="contact-lines">{children}</ul>}
    </section>
  )
}

const MATCHES = { phone: 'el teléfono', email: 'el correo', document: 'el documento' } as const

/** Contacts that may be the same person. */
function Similar({ contact: { id: own, similar = [] } }: { contact: Contact }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [merging, setMerging] = useState<number>()
  if (similar.length === 0) return null
  return (
    <>
      <Part title="Puede ser la misma persona" empty="">
        {similar.map(({ id, name, phone, by }) => (
          <li key={id}>
            <Link to={`/contacts/${id}`}>
              <bdi>{name}</bdi>
              {phone && <span className="num"> {phone}</span>}
            </Link>
            <small>Coincide {MATCHES[by as keyof typeof MATCHES]}</small>
            <Button aria-label={`Unir con ${name || phone}`} onClick={() => setMerging(id)}>
              Unir
            </Button>
          </li>
        ))}
      </Part>
      {merging !== undefined && (
        <MergeDialog
          targetId={own}
          sourceId={merging}
          onClose={() => setMerging(undefined)}
          onChange={(stays = own) => {
            if (stays === own) void queries.invalidateQueries()
            else navigate(`/contacts/${stays}`, { replace: true })
          }}
        />
      )}
    </>
  )
}

/** The contacts that became part of this one and can still be separated, the last one first. */
function Merges({ contact: { merges = [] } }: { contact: Contact }) {
  const [undo, busy] = useMergeUndo()
  const [last] = merges
  if (!last) return null
  return (
    <Part title="Contactos unidos" empty="">
      {merges.map(({ id, name, undo_until }) => (
        <li key={id}>
          <bdi>{name || 'Sin nombre'}</bdi>
          <small>Puedes deshacerlo hasta {formatDateTime(undo_until)}</small>
          {id === last.id && (
            <Button icon="undo" busy={busy} onClick={() => undo(id)}>
              Deshacer la unión
            </Button>
          )}
        </li>
      ))}
    </Part>
  )
}

/** The groups whose rule they obey now. */
function RuleGroups({ contact: { rule_groups: ids = [] } }: { contact: Contact }) {
  const { data = [] } = useGetManyAggregate<components['schemas']['ContactGroup']>(
    'contacts/groups',
    { ids },
    { enabled: ids.length > 0 },
  )
  const groups = data.filter((group) => group && ids.includes(group.id))
  if (groups.length === 0) return null
  return (
    <Part title="Grupos por reglas" empty="">
      {groups.map(({ id, name }) => (
        <li key={id}>
          <Link to={`/contacts?group_id=${id}`}>
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </Part>
  )
}

/** What the chatbot asked them for, and what they typed into a form. */
function Collected({ contact }: { contact: Contact }) {
  const { collected = [] } = contact
  if (collected.length === 0) return null
  return (
    <Part title="Datos que dejó" empty="">
      {collected.map((left) => (
        <li key={left.label}>
          <span>
            {left.label}: <bdi>{left.value}</bdi>
          </span>
          <small>{formatDateTime(left.at)}</small>
          <TakeOver contact={contact} left={left} />
        </li>
      ))}
    </Part>
  )
}

function Consent({ contact: { consent } }: { contact: Contact }) {
  const option = ConsentStateOptions.find(({ value }) => value === consent.marketing)
  const where = [consent.source, consent.at && formatDateTime(consent.at), consent.text_version].filter(Boolean)
  return (
    <section className="form-section" aria-label="Consentimiento">
      <h2>Consentimiento</h2>
      <p>
        <Badge tone={option?.tone ?? 'neutral'}>{option?.label ?? ''}</Badge>{' '}
        <span className="soft">{where.join(' · ')}</span>
      </p>
    </section>
  )
}
