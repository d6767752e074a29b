import { type ComponentProps, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { type Deleted, TrashDialog } from './TrashDialog.tsx'

/** Opens what was deleted of a page's content, where it can be brought back. */
export function TrashButton(props: Omit<ComponentProps<typeof TrashDialog<Deleted>>, 'onClose'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon="history" onClick={() => setOpen(true)}>
        Eliminadas
      </Button>
      {open && <TrashDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
