import '../dialogs/dialogs.css'
import { lazy, Suspense, useEffect, useState } from 'react'
import { contactMergeGate } from '../../../../../generated/gates.ts'
import { useContentChanges } from '../../../realtime/useContentChanges.ts'
import { mayCall, mayOpen } from '../../../session/gates.ts'
import { useSession } from '../../../session/index.ts'
import { BuiltLink } from '../../../ui/BuiltLink.tsx'
import { Button } from '../../../ui/Button.tsx'
import { channelName } from '../../../ui/channels.ts'
import { formatDateTime } from '../../../ui/format.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { useCatalogueStore } from '../calls/catalogue.ts'
import { useChatsContext } from '../context.ts'
import { ContactChats, ContactNotes, useNote } from '../dialogs/ContactSections.tsx'
import { ContactFacts, useContactLoad } from '../dialogs/contact-parts.tsx'
import type { Contact, ContactField } from '../dialogs/contact-values.ts'
import { LabelPill } from '../LabelPill.tsx'
import type { ChatItem } from '../state/types.ts'
import { HandoffExplanation } from '../why/HandoffExplanation.tsx'
import { EditedContact } from './EditedContact.tsx'
import { keepNote, keptNote, onMovedNote } from './kept-notes.ts'
import { PaneBudgets } from './PaneBudgets.tsx'
import { PaneFiles } from './PaneFiles.tsx'
import { PaneVisit } from './PaneVisit.tsx'
import { Section } from './Section.tsx'

const MergeDialog = lazy(async () => ({ default: (await import('../../contacts/MergeDialog.tsx')).MergeDialog }))

interface ContactPaneProps {
  chat: ChatItem
  /** beside the thread, which then leaves out why the chat arrived */
  beside: boolean
}

/** The contact of a chat beside its thread: who they are, what is known of them and what they did, edited in place. */
export default function ContactPane({ chat, beside }: ContactPaneProps) {
  const { botId } = useChatsContext()
  const { data, error, reload } = useContactLoad(chat.contact_id)
  useContentChanges(botId, ['contact'], reload, chat.contact_id)
  if (!data) return error ? <LoadFailure error={error} onRetry={reload} /> : <Loading />
  return <Loaded chat={chat} beside={beside} contact={data.contact} fields={data.fields} onReload={reload} />
}

interface LoadedProps extends ContactPaneProps {
  contact: Contact
  fields: readonly ContactField[]
  onReload: () => void
}

function Loaded({ chat, beside, contact, fields, onReload }: LoadedProps) {
  const { inbox } = useChatsContext()
  const session = useSession()
  const [merging, setMerging] = useState<number>()
  const note = useNote(contact.id, onReload, keptNote(contact.id))
  keepNote(contact.id, note.watch('text'))
  const { setValue } = note
  useEffect(
    () => onMovedNote((id) => id === contact.id && setValue('text', keptNote(id), { shouldDirty: true })),
    [contact.id, setValue],
  )
  const mayMerge = mayCall(contactMergeGate, session)
  return (
    <div className="pane">
      <header className="pane-who">
        <h2>
          <bdi>{contact.name || chat.user_name}</bdi>
        </h2>
        {mayOpen('/contacts', session) && <BuiltLink to={`/contacts/${contact.id}`}>Ver en la agenda</BuiltLink>}
      </header>
      {beside && <HandoffExplanation chat={chat} />}
      <PaneVisit chat={chat} />
      <Section title="Resumen" name="summary">
        <ContactFacts chat={chat} contact={contact} />
      </Section>
      <Section title="Canales" name="channels">
        <ul className="contact-list">
          {contact.channel_ids.map(({ channel, external_id, last_inbound_at }) => (
            <li key={`${channel}${external_id}`}>
              <span>
                {channelName(channel)} · <bdi>{external_id}</bdi>
              </span>
              <small className="num">{last_inbound_at ? formatDateTime(last_inbound_at) : 'Nunca escribió'}</small>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Datos" name="data">
        <EditedContact chat={chat} contact={contact} fields={fields} />
      </Section>
      <ChatLabels chat={chat} />
      <Section name="notes">
        <ContactNotes contact={contact} note={note} />
      </Section>
      <Section name="chats">
        <ContactChats
          contact={contact}
          current={chat.id}
          onMerge={mayMerge ? setMerging : undefined}
          onUndone={onReload}
          onOpen={(id) => void inbox.select(id)}
        />
      </Section>
      <PaneFiles chat={chat} />
      <PaneBudgets chat={chat} />
      {merging !== undefined && (
        <Suspense>
          <MergeDialog
            targetId={contact.id}
            sourceId={merging}
            onClose={() => setMerging(undefined)}
            onChange={onReload}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The labels of the chat; those of the contact are among its data. */
function ChatLabels({ chat }: { chat: ChatItem }) {
  const { catalogue, open } = useChatsContext()
  const own = (useCatalogueStore(catalogue.labels) ?? []).filter(({ id }) => chat.labels.includes(id))
  return (
    <Section title="Etiquetas de la conversación" name="labels">
      {own.length === 0 && <p className="soft">Todavía no tiene ninguna.</p>}
      <div className="pills">
        {own.map((label) => (
          <LabelPill key={label.id} label={label} />
        ))}
      </div>
      <Button icon="tag" onClick={() => open({ name: 'labels', chatId: chat.id })}>
        Cambiar etiquetas
      </Button>
    </Section>
  )
}
