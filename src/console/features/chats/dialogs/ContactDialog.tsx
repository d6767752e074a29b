import { useEffect, useState } from 'react'
import { contactUpdateBody } from '../../../../../generated/validators/contacts.js'
import { withPath } from '../../../../contract/path.ts'
import { api, unwrap } from '../../../api/client.ts'
import { fieldsOf } from '../../../api/errors.ts'
import { ConflictFoot } from '../../../engine/conflict/ConflictFoot.tsx'
import { useConflict } from '../../../engine/conflict/useConflict.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DASH, formatDateTime } from '../../../ui/format.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { brokenRules } from '../../../ui/problems.ts'
import { Loading } from '../../../ui/Spinner.tsx'
import { useLoad } from '../../../ui/useLoad.ts'
import { channelName } from '../channels.ts'
import { useRoom } from '../context.ts'
import { ContactChats, ContactNotes } from './ContactAround.tsx'
import { ContactForm } from './ContactForm.tsx'
import { placeName, placesOf, useTexts } from './contact-places.ts'
import { bodyOf, type Contact, type ContactField, type ContactValues, valuesOf } from './contact-values.ts'
import type { ChatDialogProps } from './parts.tsx'

/** All that is known of the customer, to be read and changed. */
export function ContactDialog({ chat, onClose }: ChatDialogProps) {
  const { botId } = useRoom()
  const loaded = useLoad(`contact ${chat.contact_id}`, async (signal) => {
    const path = { bot: botId, id: chat.contact_id }
    // waited for as one: of two that fail, the second would be nobody's
    const [contact, { fields }] = await Promise.all([
      unwrap(api.GET('/contacts/{bot}/{id}', { params: { path }, signal })),
      unwrap(api.GET('/contacts/fields/{bot}', { params: { path: { bot: botId } }, signal })),
    ])
    return { contact, fields }
  })
  return (
    <Dialog open title="Datos del contacto" width={720} onClose={onClose}>
      {loaded.data ? (
        <Editor chat={chat} onClose={onClose} first={loaded.data.contact} fields={loaded.data.fields} />
      ) : loaded.error ? (
        <LoadFailure error={loaded.error} onRetry={loaded.reload} />
      ) : (
        <Loading />
      )}
    </Dialog>
  )
}

interface EditorProps extends ChatDialogProps {
  first: Contact
  fields: readonly ContactField[]
}

function Editor({ chat, onClose, first, fields }: EditorProps) {
  const { botId, actions, catalogue, open } = useRoom()
  const [values, setValues] = useState<ContactValues>(() => valuesOf(first, fields))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const conflict = useConflict<Contact, ContactValues>({
    record: first,
    valuesOf: (one) => valuesOf(one, fields),
    values: () => values,
    onMerged: setValues,
    paths: placesOf(fields),
  })
  const { record: contact = first, rebase } = conflict
  const textOf = useTexts()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    for (const shelf of [catalogue.areas, catalogue.users, catalogue.labels]) void shelf.load().catch(() => {})
  }, [catalogue])
  const params = { path: { bot: botId, id: contact.id } }
  const changed = JSON.stringify(values) !== JSON.stringify(valuesOf(contact, fields))

  async function save(): Promise<void> {
    const body = bodyOf(values, contact, fields)
    const problem = brokenRules(contactUpdateBody, body)
    setErrors(problem?.fields ?? {})
    if (problem) return
    setBusy(true)
    const put = unwrap(api.PUT('/contacts/{bot}/{id}', { params, body }))
    const done = await actions.run('contactUpdate', () => put, conflict.meet)
    if (done) onClose()
    else await put.catch((error: unknown) => setErrors(fieldsOf(error)))
    setBusy(false)
  }

  async function block(): Promise<void> {
    if (!contact.blocked) return open({ name: 'block', chatId: chat.id })
    setBusy(true)
    if (await actions.block(chat, false)) rebase({ ...contact, blocked: false, version: contact.version + 1 })
    setBusy(false)
  }

  return (
    <form
      className="dialog-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Facts chat={chat} contact={contact} />
      {contact.blocked && (
        <Banner tone="warning">
          Bloqueado{contact.blocked_by ? ` por ${contact.blocked_by.name}` : ''}: no puede escribir por ningún canal.
        </Banner>
      )}
      <ContactForm
        values={values}
        fields={fields}
        errors={errors}
        onChange={(change) => setValues((before) => ({ ...before, ...change }))}
      />
      <ContactNotes contact={contact} onChange={({ notes }) => rebase({ ...contact, notes })} />
      <ContactChats contact={contact} current={chat.id} onClose={onClose} />
      <ConflictFoot
        news={conflict.news}
        className="dialog-actions"
        values={values}
        nameOf={(path) => placeName(path, fields)}
        textOf={textOf}
        onTake={(path, value) => setValues((before) => withPath(before, path, value))}
      >
        <Button variant="ghost" icon="cancel" onClick={() => void block()}>
          {contact.blocked ? 'Desbloquear' : 'Bloquear'}
        </Button>
        <Button icon="edit" onClick={() => open({ name: 'rename', chatId: chat.id })}>
          Cambiar el nombre en el chat
        </Button>
        <Button onClick={onClose}>Cerrar</Button>
        <Button variant="primary" type="submit" busy={busy} disabled={!changed && !conflict.news}>
          Guardar
        </Button>
      </ConflictFoot>
    </form>
  )
}

function Facts({ chat, contact }: Pick<ChatDialogProps, 'chat'> & { contact: Contact }) {
  const facts: [string, string][] = [
    ['Canal', channelName(chat.channel)],
    ['Remitente', chat.sender_id],
    ['Primer contacto', formatDateTime(contact.first_seen_at)],
    ['Último contacto', formatDateTime(contact.last_seen_at)],
    ['Conversaciones', String(contact.conversations_count)],
    ['Se puede escribir hasta', chat.window_until ? formatDateTime(chat.window_until) : ''],
    ['Consentimiento', contact.consent.at ? `${contact.consent.source} · ${formatDateTime(contact.consent.at)}` : ''],
  ]
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value || DASH}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  )
}
