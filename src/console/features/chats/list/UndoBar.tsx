import { useEffect, useState } from 'react'
import { api, unwrap } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useInbox, useRoom } from '../context.ts'

/** Milliseconds that the offer stands; the server's own lasts longer. */
const OFFERED = 30_000

/** What was just done to many chats, with the way back. */
export function UndoBar() {
  const { botId, inbox } = useRoom()
  const undo = useInbox((one) => one.undo)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (!undo) return
    const timer = setTimeout(() => forget(), OFFERED)
    return () => clearTimeout(timer)
  })
  const forget = () => inbox.store.set((before) => ({ ...before, undo: null }))
  if (!undo) return null

  async function back(id: string): Promise<void> {
    setBusy(true)
    try {
      const path = { bot: botId, undoId: id }
      await unwrap(api.POST('/chats/bulk/undo/{bot}/{undoId}', { params: { path } }))
      forget()
    } catch (error) {
      toast.error(messageOf(error, 'Error al guardar'))
    }
    setBusy(false)
    inbox.refresh()
  }

  return (
    <div className="undo-bar" role="status">
      <span>{undo.text}</span>
      <Button icon="undo" busy={busy} onClick={() => void back(undo.id)}>
        Deshacer
      </Button>
      <IconButton icon="close" label="Cerrar" onClick={forget} />
    </div>
  )
}
