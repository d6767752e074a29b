import { useEffect, useRef } from 'react'
import { draftStore } from '../../../engine/form/drafts.ts'
import { Form } from '../../../engine/form/Form.tsx'
import { FormFooter } from '../../../engine/form/FormFooter.tsx'
import type { DraftStore } from '../../../engine/form/types.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useChatsContext } from '../context.ts'
import { ContactForm } from '../dialogs/ContactForm.tsx'
import { placeName } from '../dialogs/contact-conflict.ts'
import { useContactForm } from '../dialogs/contact-parts.tsx'
import type { Contact, ContactField } from '../dialogs/contact-values.ts'
import { LeftData } from '../dialogs/LeftData.tsx'
import type { ChatItem } from '../state/types.ts'

/** Drafts of the pane; the page of a contact in the agenda has its own, whose values are shaped otherwise. */
const drafts: DraftStore = ({ operation, inputs }, ...of) =>
  draftStore({ operation: `pane-${operation}`, inputs }, ...of)

interface EditedContactProps {
  chat: ChatItem
  contact: Contact
  fields: readonly ContactField[]
}

/**
 * The data of a contact. A field is saved when it is left or with Enter, and at once where its value is chosen or taken
 * over. What cannot be saved stays, with its error or the change of somebody else and a button, also after another chat
 * was opened.
 */
export function EditedContact({ chat, contact, fields }: EditedContactProps) {
  const { actions, open } = useChatsContext()
  const form = useContactForm(contact, fields, { undo: true, drafts })
  const { blocked, blocked_by } = form.record ?? contact
  const due = useRef(false)
  const running = useRef(Promise.resolve())
  const { dirty, busy, conflictDetails } = form

  function saveDue(): void {
    if (!due.current || busy || conflictDetails) return
    due.current = false
    if (hasSomething()) running.current = form.saveQuietly()
  }
  function hasSomething(): boolean {
    const { document } = form.getValues()
    // A kind without a number is on the way to become a document.
    return form.isChanged() && !(document.kind && !document.value.trim())
  }
  // What was entered during a save is saved after it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a change or a save has been rendered
  useEffect(saveDue, [dirty, busy, conflictDetails])

  /** Saves what is left once the pane is closed, which no render follows any more, or says that it was not possible. */
  function saveRest(): void {
    if (conflictDetails) return
    void running.current.then(() => (hasSomething() ? form.saveQuietly() : undefined))
  }

  const latest = useRef({ saveDue, saveRest })
  latest.current = { saveDue, saveRest }
  useEffect(() => () => latest.current.saveRest(), [])
  useEffect(() => {
    const element = form.element.current
    // The form takes the value of some fields, as of a chosen one, after these events.
    const ask = () => {
      due.current = true
      setTimeout(() => latest.current.saveDue())
    }
    const choose = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement || (target as HTMLInputElement).type === 'checkbox') ask()
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
      <LeftData
        contact={contact}
        typed={{ email: form.watch('email'), phone: form.watch('phone') }}
        onTake={(field, value) => {
          due.current = true
          form.setValue(field, value, { shouldDirty: true })
        }}
      />
      <p className="sr-only" role="status">
        {form.message}
      </p>
      <FormFooter sticky={false} className="pane-actions" nameOf={(path) => placeName(path, fields)}>
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
