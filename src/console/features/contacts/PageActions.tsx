import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { contactDataGetGate } from '../../../../generated/gates.ts'
import { mayCall } from '../../session/gates.ts'
import { useSession } from '../../session/index.ts'
import { Button } from '../../ui/Button.tsx'
import { BlockDialog } from './BlockDialog.tsx'
import { useContact } from './useContact.ts'

const ContactDataDialog = lazy(async () => ({
  default: (await import('./data/ContactDataDialog.tsx')).ContactDataDialog,
}))

/** The page on which the data of a contact are shown, and whose they are. */
interface Shown {
  page: number
  contactId: number
}

/** Beside the title of a contact's page: blocks or unblocks them, and shows everything stored of them, to hand over or erase. */
export function PageActions() {
  const contact = useContact()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const id = Number(useParams().id)
  const [shown, setShown] = useState<Shown>()
  /** the ones whose erasure is under way */
  const [erasing, setErasing] = useState<Shown>()
  const page = useRef<number>(undefined)
  useEffect(() => {
    page.current = id
    return () => {
      page.current = undefined
    }
  }, [id])
  const standing = contact && contact.id !== id ? contact.id : undefined
  // The address of a contact that became part of another one.
  useEffect(() => {
    if (standing !== undefined) void navigate(`/contacts/${standing}`, { replace: true })
  }, [standing, navigate])
  const contactId = shown?.contactId
  // An erasure under way goes on in the dialog, though its contact is no longer found.
  const isOver = shown !== undefined && (shown.page !== id || (erasing !== shown && contact?.id !== contactId))
  useEffect(() => {
    if (isOver) setShown(undefined)
  }, [isOver])
  // An erasure may end once the data of somebody else are shown, on another page.
  const close = () => setShown((now) => (now === shown ? undefined : now))
  return (
    <>
      {contact && <Buttons contact={contact} onData={() => setShown({ page: id, contactId: contact.id })} />}
      {contactId !== undefined && !isOver && (
        <Suspense>
          <ContactDataDialog
            key={contactId}
            contactId={contactId}
            onClose={close}
            onBusy={(busy) => setErasing((now) => (busy ? shown : now === shown ? undefined : now))}
            onErased={() => {
              close()
              // Who left meanwhile stays where they are.
              const isHere = page.current === shown?.page
              if (isHere) void navigate('/contacts', { replace: true })
              // Going back must not show them again.
              queries.removeQueries({ queryKey: ['contactGet'], ...(!isHere && { type: 'inactive' }) })
              queries.removeQueries({
                predicate: (query) => !query.isActive() && String(query.queryKey[0]).startsWith('contacts'),
              })
            }}
          />
        </Suspense>
      )}
    </>
  )
}

interface ButtonsProps {
  contact: NonNullable<ReturnType<typeof useContact>>
  onData: () => void
}

function Buttons({ contact: { id, name, blocked }, onData }: ButtonsProps) {
  const session = useSession()
  const [open, setOpen] = useState(false)
  return (
    <>
      {mayCall(contactDataGetGate, session) && <Button onClick={onData}>Todo lo guardado</Button>}
      <Button icon={blocked ? 'check' : 'cancel'} onClick={() => setOpen(true)}>
        {blocked ? 'Desbloquear' : 'Bloquear'}
      </Button>
      {open && <BlockDialog {...{ id, name, blocked }} onClose={() => setOpen(false)} />}
    </>
  )
}
