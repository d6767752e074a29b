import { useState } from 'react'
import { contactNoteCreate } from '../../../../../generated/bodies/contacts.ts'
import { isBlank } from '../../../../contract/trimmed.ts'
import { api, unwrap } from '../../../api/client.ts'
import { MultilineInput } from '../../../engine/form/inputs.tsx'
import type { Form } from '../../../engine/form/types.ts'
import { useForm } from '../../../engine/form/useForm.ts'
import { Button } from '../../../ui/Button.tsx'
import { withToasts } from '../../../ui/call-toasts.ts'
import { channelName } from '../../../ui/channels.ts'
import { DASH, formatDateTime } from '../../../ui/format.ts'
import { toast } from '../../../ui/toast.ts'
import { mergeSubject } from '../../merge-subject.ts'
import { useChatsContext } from '../context.ts'
import type { Contact } from './contact-values.ts'

interface ChatsProps {
  contact: Contact
  current: number
  onOpen: (chatId: number) => void
  /** merges another contact into this one; absent if the user may not */
  onMerge: ((id: number) => void) | undefined
  /** called after a merge was undone */
  onUndone: () => void
}

const BY = { phone: 'el teléfono', email: 'el correo', document: 'el documento' } as const

/** The other chats of a contact, and contacts that may be the same person. */
export function ContactChats({ contact, current, onOpen, onMerge, onUndone }: ChatsProps) {
  const others = (contact.chats ?? []).filter(({ id }) => id !== current)
  const similar = contact.similar ?? []
  return (
    <>
      <section className="contact-part">
        <h3>Otras conversaciones</h3>
        {others.length === 0 && <p className="soft">No tiene otras que puedas ver.</p>}
        <ul className="contact-list">
          {others.map(({ id, channel, user_name, state, last_message_at }) => (
            <li key={id}>
              <button type="button" className="link-button" onClick={() => onOpen(id)}>
                <bdi>{user_name}</bdi> · {channelName(channel)}
              </button>
              <small className="num">
                {formatDateTime(last_message_at)}
                {state === 2 && ' · resuelta'}
              </small>
            </li>
          ))}
        </ul>
      </section>
      {similar.length > 0 && (
        <section className="contact-part">
          <h3>Puede ser la misma persona</h3>
          <ul className="contact-list">
            {similar.map(({ id, name, phone, by }) => (
              <li key={id}>
                <span>
                  <bdi>{name}</bdi> {phone && <span className="num">{phone}</span>}
                </span>
                <small>Coincide {BY[by as keyof typeof BY] ?? ''}</small>
                {onMerge && (
                  <button
                    type="button"
                    className="link-button"
                    aria-label={`Unir con ${name || phone}`}
                    onClick={() => onMerge(id)}
                  >
                    Unir
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Merges contact={contact} onUndone={onUndone} />
    </>
  )
}

/** The contacts that became part of this one and can still be separated. */
function Merges({ contact, onUndone }: { contact: Contact; onUndone: () => void }) {
  const { botId } = useChatsContext()
  const [busy, setBusy] = useState(false)
  const [last] = contact.merges ?? []
  if (!last) return null
  const undo = (id: number) => {
    setBusy(true)
    const params = { path: { bot: botId, id } }
    void withToasts('contactMergeUndo', () => unwrap(api.POST('/contacts/merge/undo/{bot}/{id}', { params }))).then(
      () => {
        toast.closeSubject(mergeSubject(id))
        onUndone()
      },
      () => setBusy(false),
    )
  }
  return (
    <section className="contact-part">
      <h3>Contactos unidos</h3>
      <ul className="contact-list">
        {contact.merges?.map(({ id, name, undo_until }) => (
          <li key={id}>
            <bdi>{name || DASH}</bdi>
            <small className="num">Puedes deshacerlo hasta {formatDateTime(undo_until)}</small>
          </li>
        ))}
      </ul>
      <Button icon="undo" busy={busy} onClick={() => undo(last.id)}>
        Deshacer la unión
      </Button>
    </section>
  )
}

type NoteForm = Form<{ text: string }>

/**
 * The form of a new note. It is inside the form of the contact but is saved separately.
 * @param begun text to begin with
 */
export function useNote(contactId: number, onDone: (contact: Contact) => void, begun = ''): NoteForm {
  const { botId } = useChatsContext()
  const params = { path: { bot: botId, id: contactId } }
  const form = useForm({
    operation: contactNoteCreate,
    valuesOf: () => ({ text: begun }),
    send: (body) =>
      withToasts('contactNoteCreate', () => unwrap(api.POST('/contacts/notes/{bot}/{id}', { params, body }))),
    onDone: (contact) => {
      form.reset({ text: '' })
      onDone(contact)
    },
  })
  return form
}

/** Internal notes about a contact; the customer never sees them. */
export function ContactNotes({ contact, note }: { contact: Contact; note: NoteForm }) {
  return (
    <section className="contact-part">
      <h3>Notas</h3>
      <ul className="contact-list contact-notes">
        {contact.notes.map(({ at, text: said, user, signed_as }) => (
          <li key={`${at}${said}`}>
            <p dir="auto">{said}</p>
            <small className="num">
              {user?.name ?? signed_as} · {formatDateTime(at)}
            </small>
          </li>
        ))}
      </ul>
      <MultilineInput of={note} name="text" label="Nota nueva" rows={2} required={false} />
      <Button icon="note" busy={note.busy} disabled={isBlank(note.watch('text'))} onClick={() => void note.save()}>
        Agregar nota
      </Button>
    </section>
  )
}
