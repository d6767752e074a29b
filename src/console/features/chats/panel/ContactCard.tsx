import { useEffect, useState } from 'react'
import { mayOpen } from '../../../session/gates.ts'
import { useSession } from '../../../session/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { withToasts } from '../../../ui/call-toasts.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { type Card, findSaved, saveCard } from '../calls/cards.ts'
import { useChatsContext } from '../context.ts'

interface ContactCardProps {
  contact: Card
  messageId: number
  /** place of the card in its message */
  card: number
}

/** A contact that a customer sent. Who may see the agenda can add it, or open it if it is there. */
export function ContactCard({ contact: { name, phones, emails }, messageId, card }: ContactCardProps) {
  const numbers = [...new Set(phones)]
  const may = mayOpen('/contacts', useSession())
  return (
    <div className="content-card">
      <Icon name="account" size={20} />
      <span className="content-lines">
        <b dir="auto">{name || 'Contacto'}</b>
        {numbers.map((phone) => (
          <a key={phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {phone}
          </a>
        ))}
        {[...new Set(emails)].map((email) => (
          <a key={email} href={`mailto:${email}`}>
            {email}
          </a>
        ))}
        {numbers.length > 0 && (
          <span className="content-save">
            {may && <Save phones={numbers} messageId={messageId} card={card} />}
            <Write phones={numbers} name={name} />
          </span>
        )}
      </span>
    </div>
  )
}

function Save({ phones, messageId, card }: { phones: readonly string[]; messageId: number; card: number }) {
  const { botId, inbox, open } = useChatsContext()
  const [saved, setSaved] = useState<number>()
  const [busy, setBusy] = useState(false)
  const listed = phones.join()
  useEffect(() => {
    const abort = new AbortController()
    // Without an answer the card can still be added: the server looks again. Whoever added it meanwhile knows better.
    findSaved(botId, listed.split(','), abort.signal).then(
      (id) => abort.signal.aborted || setSaved((known) => known ?? id),
      () => {},
    )
    return () => abort.abort()
  }, [botId, listed])
  const chatId = inbox.store.get().selected
  if (chatId === null) return null
  if (saved !== undefined)
    return (
      <Button icon="contacts" onClick={() => open({ name: 'contact', chatId, contactId: saved })}>
        Ver contacto
      </Button>
    )
  async function save(phone: string): Promise<void> {
    if (chatId === null || busy) return
    setBusy(true)
    const input = { id: chatId, message_id: messageId, card, phone }
    await withToasts('contactCardAdd', () => saveCard(botId, input)).then(
      ({ id }) => setSaved(id),
      () => {},
    )
    setBusy(false)
  }
  return <Choice label="Agregar a contactos" icon="account-plus" busy={busy} phones={phones} onChoose={save} />
}

/** Begins a conversation with one of the numbers. */
function Write({ phones, name }: { phones: readonly string[]; name: string }) {
  const { open } = useChatsContext()
  const write = (phone: string) => open({ name: 'start', to: { name, phone, shown: phone } })
  return <Choice label="Escribir en WhatsApp" icon="whatsapp" phones={phones} onChoose={write} />
}

interface ChoiceProps {
  label: string
  icon: string
  busy?: boolean
  phones: readonly string[]
  onChoose: (phone: string) => unknown
}

/** A button for one number, a menu for several. */
function Choice({ label, icon, busy = false, phones, onChoose }: ChoiceProps) {
  const [only, ...others] = phones
  if (only !== undefined && others.length === 0)
    return (
      <Button icon={icon} busy={busy} onClick={() => void onChoose(only)}>
        {label}
      </Button>
    )
  return (
    <Menu
      label={label}
      className="menu content-choice"
      button={
        <span className="btn btn-secondary">
          <Icon name={icon} size={18} />
          {label}
        </span>
      }
      entries={phones.map((phone) => ({ label: phone, icon: 'phone', onSelect: () => void onChoose(phone) }))}
      within=".thread"
    />
  )
}
