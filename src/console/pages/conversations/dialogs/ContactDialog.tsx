import { useEffect, useState } from 'react'
import { contactUpdateBody } from '../../../../../generated/validators/contacts.js'
import { api, unwrap } from '../../../api/client.ts'
import { ApiError, fieldsOf } from '../../../api/errors.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DASH } from '../../../ui/format.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { brokenRules } from '../../../ui/problems.ts'
import { Loading } from '../../../ui/Spinner.tsx'
import { useLoad } from '../../../ui/useLoad.ts'
import { channelName } from '../channels.ts'
import { useRoom } from '../context.ts'
import { shortMoment } from '../filters/dates.ts'
import { ContactChats, ContactNotes } from './ContactAround.tsx'
import { ContactForm } from './ContactForm.tsx'
import { bodyOf, type Contact, type ContactField, type ContactValues, differences, valuesOf } from './contact-values.ts'
import type { ChatDialogProps } from './parts.tsx'

/** All that is known of the customer, to be read and changed. */
export function ContactDialog({ chat, onClose }: ChatDialogProps) {
  const { botId } = useRoom()
  const loaded = useLoad(`contact ${chat.contact_id}`, async (signal) => {
    const contact = unwrap(
      api.GET('/contacts/{bot}/{id}', { params: { path: { bot: botId, id: chat.contact_id } }, signal }),
    )
    const fields = unwrap(api.GET('/contacts/fields/{bot}', { params: { path: { bot: botId } }, signal }))
    return { contact: await contact, fields: (await fields).fields }
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
  const [contact, setContact] = useState(first)
  const [values, setValues] = useState<ContactValues>(() => valuesOf(first, fields))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [clash, setClash] = useState<Contact>()
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
    const done = await actions.run('contactUpdate', async () => {
      try {
        await unwrap(api.PUT('/contacts/{bot}/{id}', { params, body }))
      } catch (error) {
        setErrors(fieldsOf(error))
        if (error instanceof ApiError && error.code === 'stale')
          setClash(await unwrap(api.GET('/contacts/{bot}/{id}', { params })))
        throw error
      }
    })
    setBusy(false)
    if (done) onClose()
  }

  /** Goes on from what is there now: with its values, or with those of the form. */
  function settle(now: Contact, mine: boolean): void {
    setContact(now)
    if (!mine) setValues(valuesOf(now, fields))
    setClash(undefined)
  }

  async function block(): Promise<void> {
    if (!contact.blocked) return open({ name: 'block', chatId: chat.id })
    setBusy(true)
    if (await actions.block(chat, false)) setContact({ ...contact, blocked: false, version: contact.version + 1 })
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
      {clash && <Clash mine={values} now={valuesOf(clash, fields)} onSettle={(mine) => settle(clash, mine)} />}
      <ContactForm
        values={values}
        fields={fields}
        errors={errors}
        onChange={(change) => setValues((before) => ({ ...before, ...change }))}
      />
      <ContactNotes
        contact={contact}
        onChange={(after) => setContact((before) => ({ ...before, notes: after.notes }))}
      />
      <ContactChats contact={contact} current={chat.id} onClose={onClose} />
      <footer className="dialog-actions">
        <Button variant="ghost" icon="cancel" onClick={() => void block()}>
          {contact.blocked ? 'Desbloquear' : 'Bloquear'}
        </Button>
        <Button icon="edit" onClick={() => open({ name: 'rename', chatId: chat.id })}>
          Cambiar el nombre en el chat
        </Button>
        <Button onClick={onClose}>Cerrar</Button>
        <Button variant="primary" type="submit" busy={busy} disabled={!changed}>
          Guardar
        </Button>
      </footer>
    </form>
  )
}

const NAMES: Readonly<Record<keyof ContactValues, string>> = {
  name: 'Nombre',
  phone: 'Teléfono',
  email: 'Correo',
  company: 'Empresa',
  city: 'Localidad',
  province: 'Provincia',
  country: 'País',
  documentKind: 'Tipo de documento',
  documentValue: 'Número de documento',
  marketing: 'Campañas',
  area: 'Área',
  person: 'Asignado a',
  labels: 'Etiquetas',
  custom: 'Datos propios',
}

interface ClashProps {
  mine: ContactValues
  now: ContactValues
  onSettle: (mine: boolean) => void
}

/** Somebody changed the contact meanwhile: what is there now, and which of the two goes on. */
function Clash({ mine, now, onSettle }: ClashProps) {
  return (
    <Banner tone="warning" role="alert">
      <p>Otra persona modificó este contacto mientras tanto. Ahora dice:</p>
      <ul>
        {differences(mine, now).map(({ field, now: value }) => (
          <li key={field}>
            {NAMES[field]}: <bdi>{value || 'otro valor'}</bdi>
          </li>
        ))}
      </ul>
      <div className="dialog-line">
        <Button onClick={() => onSettle(false)}>Usar lo que hay ahora</Button>
        <Button onClick={() => onSettle(true)}>Conservar lo escrito</Button>
      </div>
    </Banner>
  )
}

function Facts({ chat, contact }: Pick<ChatDialogProps, 'chat'> & { contact: Contact }) {
  const facts: [string, string][] = [
    ['Canal', channelName(chat.channel)],
    ['Remitente', chat.sender_id],
    ['Primer contacto', shortMoment(contact.first_seen_at)],
    ['Último contacto', shortMoment(contact.last_seen_at)],
    ['Conversaciones', String(contact.conversations_count)],
    ['Se puede escribir hasta', chat.window_until ? shortMoment(chat.window_until) : ''],
    ['Consentimiento', contact.consent.at ? `${contact.consent.source} · ${shortMoment(contact.consent.at)}` : ''],
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
