import { useState } from 'react'
import { useAct } from '../../../engine/useAct.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'

/** Asks before the answers by keyword of an earlier plan become main responses. */
export function ConvertDialog({ onClose }: { onClose: () => void }) {
  const act = useAct()
  const [busy, setBusy] = useState(false)
  async function convert(): Promise<void> {
    setBusy(true)
    try {
      await act('quickResponseConvert', {})
      onClose()
    } catch {
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      title="Convertir a respuestas principales"
      yes="Convertir"
      no="Cancelar"
      busy={busy}
      onYes={() => void convert()}
      onNo={onClose}
    >
      Cada respuesta rápida pasa a tener su propia intención, con sus palabras clave como ejemplos. Después hay que
      entrenar al chatbot.
    </ConfirmDialog>
  )
}
