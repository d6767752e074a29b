import { useState } from 'react'
import { ContactNoteInputLimits } from '../../../../../generated/limits.ts'
import { api, unwrap } from '../../../api/client.ts'
import { Button } from '../../../ui/Button.tsx'
import { formatDateTime } from '../../../ui/format.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { channelName } from '../channels.ts'
import { useRoom } from '../context.ts'
import type { Contact } from './contact-values.ts'

interface ChatsProps {
  contact: Contact
  current: number
  onClose: () => void
}

const BY = { phone: 'el teléfono', email: 'el correo', document: 'el documento' } as const

/** The other chats of a contact, and who may be the same person. */
export function ContactChats({ contact, current, onClose }: ChatsProps) {
  const { inbox } = useRoom()
  const others = (contact.chats ?? []).filter(({ id }) => id !== current)
  const similar = contact.similar ?? []
  return (
    <>
      <section className="contact-part">
        <h3>Otras conversaciones</h3>
        {others.length === 0 && <p className="soft">No hay otras a la vista.</p>}
        <ul className="contact-list">
          {others.map(({ id, channel, user_name, state, last_message_at }) => (
            <li key={id}>
              <button
                type="button"
                className="link-button"
                onClick={() => {
                  onClose()
                  void inbox.select(id)
                }}
              >
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
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface NotesProps {
  contact: Contact
  onChange: (contact: Contact) => void
}

/** What staff note about a contact; the customer never sees it. */
export function ContactNotes({ contact, onChange }: NotesProps) {
  const { botId, actions } = useRoom()
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  async function add(): Promise<void> {
    setBusy(true)
    await actions.run('contactNoteCreate', async () => {
      const params = { path: { bot: botId, id: contact.id } }
      onChange(await unwrap(api.POST('/contacts/notes/{bot}/{id}', { params, body: { text } })))
      setText('')
    })
    setBusy(false)
  }
  return (
    <section className="contact-part">
      <h3>Notas</h3>
      <ul className="contact-list contact-notes">
        {contact.notes.map(({ at, text: said, user }) => (
          <li key={`${at}${said}`}>
            <p dir="auto">{said}</p>
            <small className="num">
              {user?.name} · {formatDateTime(at)}
            </small>
          </li>
        ))}
      </ul>
      <TextArea
        label="Nota nueva"
        rows={2}
        maxLength={ContactNoteInputLimits.text.maxLength}
        value={text}
        onChange={setText}
      />
      <Button icon="note" busy={busy} disabled={!text.trim()} onClick={() => void add()}>
        Agregar la nota
      </Button>
    </section>
  )
}
