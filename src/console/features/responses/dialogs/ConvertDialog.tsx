import { useState } from 'react'
import { useOperationMutation } from '../../../engine/useOperationMutation.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'

/** Asks for confirmation before converting the keyword responses of an earlier plan to main responses. */
export function ConvertDialog({ onClose }: { onClose: () => void }) {
  const act = useOperationMutation()
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
      title="Convertir en respuestas principales"
      yes="Convertir"
      no="Cancelar"
      busy={busy}
      onYes={() => void convert()}
      onNo={onClose}
    >
      Cada respuesta por palabra clave tendrá su propia intención, con esas palabras como ejemplos. Después entrena el
      chatbot.
    </ConfirmDialog>
  )
}
