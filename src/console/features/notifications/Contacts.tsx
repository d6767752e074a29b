import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { AlertConsentOptions, NotificationTypeOptions } from '../../../../generated/options.ts'
import type { Option, TableScreen } from '../../../contract/screen.ts'
import { api, unwrap } from '../../api/client.ts'
import { FormDialog } from '../../engine/form/LazyFormDialog.tsx'
import { useBotId } from '../../session/index.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button, IconButton } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { withToasts } from '../../ui/call-toasts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { formatDateTime } from '../../ui/format.ts'
import type { Contact } from './settings.ts'
import { useAreaNames } from './useAreaNames.ts'

/** The contacts outside the team that receive alerts, by type. The dialog to add one is generated. */
export function Contacts({ screen, contacts }: { screen: TableScreen; contacts: readonly Contact[] }) {
  const id = useId()
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Contact>()
  const areaName = useAreaNames()
  const { create, empty } = screen
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>Contactos que reciben avisos</h2>
        {create && (
          <Button icon="plus" onClick={() => setAdding(true)}>
            {create.button}
          </Button>
        )}
      </div>
      {contacts.length === 0 && empty ? (
        <EmptyState icon="contacts" title={empty.title} {...(empty.help && { help: empty.help })}>
          {empty.text && <p>{empty.text}</p>}
        </EmptyState>
      ) : (
        NotificationTypeOptions.map(({ value, label }) => {
          const own = contacts.filter(({ type }) => type === value)
          return (
            own.length > 0 && (
              <div key={String(value)} className="notification-group">
                <h3>{label}</h3>
                <ul className="notification-list">
                  {own.map((contact) => (
                    <li key={contact.id}>
                      <div className="notification-text">
                        <p className="notification-name">
                          {contact.name} <Mails contact={contact} />
                        </p>
                        <p className="soft">{detailOf(contact, areaName)}</p>
                      </div>
                      {contact.consent === 'pending' && <AskAgain contact={contact} screen={screen} />}
                      <IconButton
                        icon="delete"
                        tone="danger"
                        label={`Quitar ${contact.name}`}
                        onClick={() => setRemoving(contact)}
                      />
                    </li>
                  ))}
                </ul>
              </div>
            )
          )
        })
      )}
      {adding && create && <FormDialog spec={create} onClose={() => setAdding(false)} />}
      {removing && <RemoveDialog contact={removing} screen={screen} onClose={() => setRemoving(undefined)} />}
    </section>
  )
}

const detailOf = ({ phone, area_id, last_sent_at }: Contact, areaName: (id: number) => string): string =>
  [
    area_id === null ? '' : areaName(area_id),
    phone,
    last_sent_at ? `Último aviso: ${formatDateTime(last_sent_at)}` : 'Sin avisos todavía',
  ]
    .filter(Boolean)
    .join(' · ')

/** Whether the contact gets mails. */
function Mails({ contact: { consent } }: { contact: Contact }) {
  const options: readonly Option[] = AlertConsentOptions
  const option = options.find(({ value }) => value === consent)
  return (
    <span>
      {consent !== 'none' && <span className="soft">Correo: </span>}
      <Badge tone={option?.tone ?? 'neutral'}>{option?.label ?? ''}</Badge>
    </span>
  )
}

/** Asks the contact again to confirm their address. */
function AskAgain({ contact: { id, name }, screen }: { contact: Contact; screen: TableScreen }) {
  const bot = useBotId()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const action = screen.rowActions.find(({ operation }) => operation === 'notificationContactResend')

  async function ask(): Promise<void> {
    setBusy(true)
    const params = { path: { bot, id } }
    const call = () => unwrap(api.POST('/bots/notifications/resend/{bot}/{id}', { params, body: {} }))
    await withToasts('notificationContactResend', call).catch(() => {})
    await queries.invalidateQueries()
    setBusy(false)
  }

  return (
    action && (
      <Button icon={action.icon} busy={busy} aria-label={`${action.label} a ${name}`} onClick={() => void ask()}>
        {action.label}
      </Button>
    )
  )
}

interface RemoveDialogProps {
  contact: Contact
  screen: TableScreen
  onClose: () => void
}

function RemoveDialog({ contact, screen, onClose }: RemoveDialogProps) {
  const bot = useBotId()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const confirm = screen.rowActions.find(({ operation }) => operation === 'botContactRemove')?.confirm

  async function remove(): Promise<void> {
    setBusy(true)
    const params = { path: { bot, id: contact.id } }
    await withToasts('botContactRemove', () => unwrap(api.DELETE('/bots/{bot}/{id}', { params }))).catch(() => {})
    await queries.invalidateQueries()
    onClose()
  }

  return (
    confirm && (
      <ConfirmDialog
        open
        title={confirm.title}
        yes={confirm.yes}
        no={confirm.no}
        danger
        busy={busy}
        onNo={onClose}
        onYes={() => void remove()}
      >
        <p>{confirm.text.replace('{name}', contact.name)}</p>
        {confirm.detail && <p className="soft confirm-detail">{confirm.detail}</p>}
      </ConfirmDialog>
    )
  )
}
