import { lazy, Suspense, useState } from 'react'
import type { Trash } from '../../contract/screen.ts'
import { Button } from '../ui/Button.tsx'

const TrashDialog = lazy(async () => ({ default: (await import('./TrashDialog.tsx')).TrashDialog }))

/** Opens the dialog that lists and restores a table's deleted content. */
export function TrashButton({ trash }: { trash: Trash }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon="history" onClick={() => setOpen(true)}>
        {trash.button}
      </Button>
      {open && (
        <Suspense>
          <TrashDialog trash={trash} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
