import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
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
  const [open, setOpen] = useState(false)
  const [showsData, setShowsData] = useState(false)
  if (!contact) return null
  const { id, name, blocked } = contact
  return (
    <>
      <Button onClick={() => setShowsData(true)}>Todo lo guardado</Button>
      <Button icon={blocked ? 'check' : 'cancel'} onClick={() => setOpen(true)}>
        {blocked ? 'Desbloquear' : 'Bloquear'}
      </Button>
      {open && <BlockDialog {...{ id, name, blocked }} onClose={() => setOpen(false)} />}
      {showsData && (
        <Suspense>
          <ContactDataDialog
            contactId={id}
            onClose={() => setShowsData(false)}
            onErased={() => void navigate('/contacts')}
          />
        </Suspense>
      )}
    </>
  )
}
