import { useState } from 'react'
import type { Row } from '../../../../engine/fields/kinds.ts'
import { Button } from '../../../../ui/Button.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'

/** The button of a row that opens its answer. */
export function AnswerButtons({ row }: { row: Row }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ver</Button>
      {open && <AnswerDialog id={Number(row.id)} onClose={() => setOpen(false)} />}
    </>
  )
}
