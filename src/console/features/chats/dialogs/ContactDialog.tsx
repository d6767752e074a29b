import { lazy, Suspense, type SyntheticEvent, useState } from 'react'
import { contactDataGetGate, contactMergeGate } from '../../../../../generated/gates.ts'
import { isBlank } from '../../../../contract/trimmed.ts'
import { Form } from '../../../engine/form/Form.tsx'
import { FormFooter } from '../../../engine/form/FormFooter.tsx'
import { FormLeaveGuard, type LeaveGuardState, useLeaveGuard } from '../../../engine/form/useLeaveGuard.tsx'
import { mayCall } from '../../../session/gates.ts'
import { useSession } from '../../../session/index.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { useChatsContext } from '../context.ts'
import { foundOf } from '../start/people.ts'
import { ContactForm } from './ContactForm.tsx'
import { ContactChats, ContactNotes, useNote } from './ContactSections.tsx'
import { placeName } from './contact-conflict.ts'
import { ContactFacts, useContactForm, useContactLoad } from './contact-parts.tsx'
import type { Contact, ContactField } from './contact-values.ts'
import { LeftData } from './LeftData.tsx'
import type { ChatDialogProps } from './shared.tsx'

const MergeDialog = lazy(async () => ({ default: (await import('../../contacts/MergeDialog.tsx')).MergeDialog }))

const ContactDataDialog = lazy(async () => ({
  default: (await import('../../contacts/data/ContactDataDialog.tsx')).ContactDataDialog,
}))

interface ContactDialogProps extends ChatDialogProps {
  /** a contact of the agenda; the one of the chat if absent */
  contactId?: number | undefined
}

/** Shows and edits the data of a contact. */
export function ContactDialog({ chat, contactId = chat.contact_id, onClose }: ContactDialogProps) {
  const out = useLeaveGuard()
  const session = useSession()
  const [merging, setMerging] = useState<number>()
  const [showsData, setShowsData] = useState(false)
  const loaded = useContactLoad(contactId)
  return (
    <Dialog open title="Datos del contacto" onClose={() => out.leave(onClose)}>
      {loaded.data ? (
        <Editor
          {...{ chat, onClose, out }}
          first={loaded.data.contact}
          fields={loaded.data.fields}
          onMerge={mayCall(contactMergeGate, session) ? setMerging : undefined}
          onData={mayCall(contactDataGetGate, session) ? () => setShowsData(true) : undefined}
        />
      ) : loaded.error ? (
        <LoadFailure error={loaded.error} onRetry={loaded.reload} />
      ) : (
        <Loading />
      )}
      {out.question}
      {showsData && (
        <Suspense>
          <ContactDataDialog contactId={contactId} onClose={() => setShowsData(false)} onErased={onClose} />
        </Suspense>
      )}
      {merging !== undefined && (
        <Suspense>
          <MergeDialog
            targetId={contactId}
            sourceId={merging}
            onClose={() => setMerging(undefined)}
            // Once the merge is undone, another dialog may be open.
            onChange={(stays) => stays !== undefined && onClose()}
          />
        </Suspense>
      )}
    </Dialog>
  )
}

interface EditorProps extends ChatDialogProps {
  /** leave guard of the surrounding dialog */
  out: LeaveGuardState
  first: Contact
  fields: readonly ContactField[]
  onMerge: ((id: number) => void) | undefined
  /** shows everything that is stored of the person; absent if the user may not */
  onData: (() => void) | undefined
}

function Editor({ chat, onClose, out, first, fields, onMerge, onData }: EditorProps) {
  const { actions, inbox, open } = useChatsContext()
  const [blocking, setBlocking] = useState(false)
  const form = useContactForm(first, fields, { onDone: () => void saveNote() })
  const { record: contact = first, rebase } = form
  const isOfChat = first.id === chat.contact_id
  const { person: to, obstacle } = foundOf(contact)
  const note = useNote(first.id, ({ notes }) => rebase({ ...contact, notes }))
  const noted = () => !isBlank(note.getValues('text'))

  /** Saves the pending note and closes the dialog; it stays open if the note was not saved. */
  async function saveNote(): Promise<void> {
    if (noted()) await note.save()
    if (!noted()) onClose()
  }
  /** Saves the changes of the contact, then the pending note. */
  async function save(event?: SyntheticEvent): Promise<void> {
    if (form.dirty || form.conflictDetails || !noted()) return form.save(event)
    event?.preventDefault()
    event?.stopPropagation()
    await saveNote()
  }

  async function block(): Promise<void> {
    if (!contact.blocked) return out.leave(() => open({ name: 'block', chatId: chat.id }))
    setBlocking(true)
    if (await actions.block(chat, false)) rebase({ ...contact, blocked: false, version: contact.version + 1 })
    setBlocking(false)
  }

  return (
    <Form form={{ ...form, save }} className="dialog-form">
      <ContactFacts chat={isOfChat ? chat : undefined} contact={contact} />
      {contact.blocked && (
        <Banner tone="warning">
          {contact.blocked_by ? `${contact.blocked_by.name} bloqueó este contacto` : 'Este contacto está bloqueado'}: no
          puede escribirte por ningún canal.
        </Banner>
      )}
      <ContactForm of={form} contact={contact} fields={fields} />
      <ContactNotes contact={contact} note={note} />
      <LeftData
        contact={contact}
        typed={{ email: form.watch('email'), phone: form.watch('phone') }}
        onTake={(field, value) => form.setValue(field, value, { shouldDirty: true })}
      />
      <ContactChats
        contact={contact}
        current={chat.id}
        onMerge={onMerge && ((id) => out.leave(() => onMerge(id)))}
        onUndone={onClose}
        onOpen={(id) =>
          out.leave(() => {
            onClose()
            void inbox.select(id)
          })
        }
      />
      {onData && (
        <button type="button" className="link-button" onClick={() => out.leave(onData)}>
          Ver todo lo guardado
        </button>
      )}
      <FormLeaveGuard guard={out} nested={note} />
      <FormFooter className="dialog-actions" nameOf={(path) => placeName(path, fields)}>
        {isOfChat && (
          <>
            <Button variant="ghost" icon="cancel" busy={blocking} onClick={() => void block()}>
              {contact.blocked ? 'Desbloquear' : 'Bloquear'}
            </Button>
            <Button icon="edit" onClick={() => out.leave(() => open({ name: 'rename', chatId: chat.id }))}>
              Renombrar conversación
            </Button>
          </>
        )}
        {obstacle === null && !(isOfChat && chat.channel === 'whatsapp') && (
          <Button icon="whatsapp" onClick={() => out.leave(() => open({ name: 'start', to }))}>
            Escribir en WhatsApp
          </Button>
        )}
        <Button onClick={() => out.leave(onClose)}>Cerrar</Button>
        <Button
          variant="primary"
          type="submit"
          busy={form.busy || note.busy}
          disabled={!form.dirty && !form.conflictDetails && !noted()}
        >
          Guardar
        </Button>
      </FormFooter>
    </Form>
  )
}
