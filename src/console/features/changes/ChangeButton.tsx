import { useState } from 'react'
import type { Row } from '../../engine/fields/kinds.ts'
import { IconButton } from '../../ui/Button.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { ChangeDialog } from './ChangeDialog.tsx'

/** Opens an entry of the history: what changed, and what going back would change. */
export function ChangeButton({ row }: { row: Row }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon="eye"
        label={`Ver el cambio del ${formatDateTime(String(row.at))}`}
        onClick={() => setOpen(true)}
      />
      {open && <ChangeDialog id={Number(row.id)} onClose={() => setOpen(false)} />}
    </>
  )
}
