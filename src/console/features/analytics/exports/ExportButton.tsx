import { useState } from 'react'
import { analyticsExportCreateGate } from '../../../../../generated/gates.ts'
import { mayCall } from '../../../session/gates.ts'
import { useSession } from '../../../session/index.ts'
import { Button } from '../../../ui/Button.tsx'
import type { Filters } from '../filters.ts'
import { ExportDialog } from './ExportDialog.tsx'

interface ExportButtonProps {
  filters: Filters
  /** what the page is about, which is chosen first */
  kind: 'conversations' | 'messages'
}

/** Asks for a file of the conversations or messages that the page counts. */
export function ExportButton({ filters, kind }: ExportButtonProps) {
  const session = useSession()
  const [open, setOpen] = useState(false)
  if (!session.bot || !mayCall(analyticsExportCreateGate, session)) return null
  return (
    <>
      <Button icon="download" onClick={() => setOpen(true)}>
        Exportar
      </Button>
      {open && <ExportDialog bot={session.bot.id} filters={filters} kind={kind} onClose={() => setOpen(false)} />}
    </>
  )
}
