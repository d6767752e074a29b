import { useState } from 'react'
import type { components } from '../../../../../../generated/api.d.ts'
import type { Row } from '../../../../engine/fields/kinds.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ShareDialog } from './ShareDialog.tsx'

/** The button of a row that shows how to share its link. */
export function LinkButtons({ row }: { row: Row }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Compartir</Button>
      {open && (
        <ShareDialog link={row as unknown as components['schemas']['SurveyLink']} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
