import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
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

/** Beside the title of a contact's page: blocks or unblocks them, and shows everything stored of them, to hand over or erase. */
export function PageActions() {
  const contact = useContact()
  const navigate = useNavigate()
  const queries = useQueryClient()
  /** the contact whose data are shown, also while it is being erased and is no longer found */
  const [shownId, setShownId] = useState<number>()
  const route = useParams()
  const standing = contact && contact.id !== Number(route.id) ? contact.id : undefined
  // The address of a contact that became part of another one.
  useEffect(() => {
    if (standing !== undefined) void navigate(`/contacts/${standing}`, { replace: true })
  }, [standing, navigate])
  const data = shownId !== undefined && (
    <Suspense>
      <ContactDataDialog
        contactId={shownId}
        onClose={() => setShownId(undefined)}
        onErased={() => {
          void navigate('/contacts')
          // Going back must not show them again.
          queries.removeQueries({ queryKey: ['contactGet'] })
          queries.removeQueries({
            predicate: (query) => !query.isActive() && String(query.queryKey[0]).startsWith('contacts'),
          })
        }}
      />
    </Suspense>
  )
  // The dialog keeps its place when the contact is no longer found: an erasure under way goes on in it.
  return (
    <>
      {contact && <Buttons contact={contact} onData={() => setShownId(contact.id)} />}
      {data}
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
