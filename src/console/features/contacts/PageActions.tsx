import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { BlockDialog } from './BlockDialog.tsx'
import { useContact } from './useContact.ts'

/** Beside the title of a contact's page: blocks or unblocks them. */
export function PageActions() {
  const contact = useContact()
  const [open, setOpen] = useState(false)
  if (!contact) return null
  const { id, name, blocked } = contact
  return (
    <>
      <Button icon={blocked ? 'check' : 'cancel'} onClick={() => setOpen(true)}>
        {blocked ? 'Desbloquear' : 'Bloquear'}
      </Button>
      {open && <BlockDialog {...{ id, name, blocked }} onClose={() => setOpen(false)} />}
    </>
  )
}
