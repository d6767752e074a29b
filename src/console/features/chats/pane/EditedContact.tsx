import { useEffect, useRef } from 'react'
import { Form } from '../../../engine/form/Form.tsx'
import { FormFooter } from '../../../engine/form/FormFooter.tsx'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useChatsContext } from '../context.ts'
import { ContactForm } from '../dialogs/ContactForm.tsx'
import { placeName } from '../dialogs/contact-conflict.ts'
import { useContactForm } from '../dialogs/contact-parts.tsx'
import type { Contact, ContactField } from '../dialogs/contact-values.ts'
import type { ChatItem } from '../state/types.ts'

interface EditedContactProps {
  chat: ChatItem
  contact: Contact
  fields: readonly ContactField[]
}

/**
 * The data of a contact, each saved when its field is left, with Enter, or at once where it is chosen. What cannot be
 * saved stays, with its error or the change of somebody else and a button.
 */
export function EditedContact({ chat, contact, fields }: EditedContactProps) {
  const { actions, open } = useChatsContext()
  const form = useContactForm(contact, fields, { undo: true })
  const { blocked, blocked_by } = form.record ?? contact
  const due = useRef(false)
  const { dirty, busy, conflictDetails } = form

  function saveDue(): void {
    if (!due.current || busy || conflictDetails) return
    due.current = false
    const { document } = form.getValues()
    // A kind without a number is on the way to become a document.
    if (form.dirty && !(document.kind && !document.value.trim())) void form.save()
  }
  // What was entered during a save is saved after it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a change or a save has been rendered
  useEffect(saveDue, [dirty, busy, conflictDetails])

  const latest = useRef(saveDue)
  latest.current = saveDue
  useEffect(() => {
    const element = form.element.current
    const ask = () => {
      due.current = true
      latest.current()
    }
    // The form takes a chosen value after this event.
    const choose = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement || (target as HTMLInputElement).type === 'checkbox') setTimeout(ask)
    }
    element?.addEventListener('focusout', ask)
    element?.addEventListener('change', choose)
    return () => {
      element?.removeEventListener('focusout', ask)
      element?.removeEventListener('change', choose)
    }
  }, [form.element])

  return (
    <Form form={form} className="pane-form">
      {blocked && (
        <Banner tone="warning">
          {blocked_by ? `${blocked_by.name} bloqueó este contacto` : 'Este contacto está bloqueado'}: no puede
          escribirte por ningún canal.
        </Banner>
      )}
      <ContactForm of={form} contact={contact} fields={fields} />
      <FormFooter className="pane-actions" nameOf={(path) => placeName(path, fields)}>
        <Button
          variant="ghost"
          icon="cancel"
          onClick={() => (blocked ? void actions.block(chat, false) : open({ name: 'block', chatId: chat.id }))}
        >
          {blocked ? 'Desbloquear' : 'Bloquear'}
        </Button>
        <Button variant="primary" type="submit" busy={busy} disabled={!dirty && !conflictDetails}>
          Guardar
        </Button>
      </FormFooter>
    </Form>
  )
}
