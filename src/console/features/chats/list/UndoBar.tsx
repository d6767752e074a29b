import { useCallback, useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../api/errors.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { formatNumber, plural } from '../../../ui/format.ts'
import { toast } from '../../../ui/toast.ts'
import { undoChange } from '../calls/undo.ts'
import { useChatsContext, useInbox } from '../context.ts'
import { useFocusBack } from './useFocusBack.ts'

/** Milliseconds during which undo is offered; the server accepts it for longer. */
const OFFERED = 30_000

/** Reports the last bulk action and offers to undo it. */
export function UndoBar() {
  const { botId, inbox } = useChatsContext()
  const undo = useInbox((one) => one.undo)
  const [busy, setBusy] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  useFocusBack(bar, undo !== null)
  const forget = useCallback(() => inbox.store.set((before) => ({ ...before, undo: null })), [inbox])
  useEffect(() => {
    if (!undo) return
    const timer = setTimeout(forget, OFFERED)
    return () => clearTimeout(timer)
  }, [undo, forget])
  if (!undo) return null

  async function back(id: string): Promise<void> {
    setBusy(true)
    try {
      const { changed, skipped } = await undoChange(botId, id)
      forget()
      if (skipped > 0) toast.info(outcome(changed, skipped))
      else toast.success('Lo deshicimos.')
    } catch (error) {
      toast.error(messageOf(error, 'Error al guardar'))
    }
    setBusy(false)
    inbox.refresh()
    inbox.recount()
  }

  return (
    <div ref={bar} className="undo-bar" role="status">
      <span>{undo.text}</span>
      <Button icon="undo" busy={busy} onClick={() => void back(undo.id)}>
        Deshacer
      </Button>
      <IconButton icon="close" label="Cerrar" onClick={forget} />
    </div>
  )
}

/** Says how many chats went back, and that the others stay because somebody changed them since. */
function outcome(changed: number, skipped: number): string {
  const who = skipped === 1 ? 'alguien la cambió' : 'alguien las cambió'
  if (changed === 0) return `Ninguna volvió a como estaba: ${who} mientras tanto.`
  const back = plural(changed, 'volvió a como estaba', 'volvieron a como estaban')
  return `${back}; ${formatNumber(skipped)} no: ${who}.`
}
