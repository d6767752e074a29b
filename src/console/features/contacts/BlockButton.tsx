import { useState } from 'react'
import type { Row } from '../../engine/fields/kinds.ts'
import { IconButton } from '../../ui/Button.tsx'
import { BlockDialog } from './BlockDialog.tsx'

/** Blocks or unblocks a contact of the list. */
export function BlockButton({ row }: { row: Row }) {
  const [open, setOpen] = useState(false)
  const { id, name, blocked } = { id: Number(row.id), name: String(row.name), blocked: row.blocked === true }
  return (
    <>
      <IconButton
        icon={blocked ? 'check' : 'cancel'}
        label={`${blocked ? 'Desbloquear' : 'Bloquear'} ${name}`}
        onClick={() => setOpen(true)}
      />
      {open && <BlockDialog {...{ id, name, blocked }} onClose={() => setOpen(false)} />}
    </>
  )
}
