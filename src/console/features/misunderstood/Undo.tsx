import './undo.css'
import { useState } from 'react'
import { Button, IconButton } from '../../ui/Button.tsx'
import { plural } from '../../ui/format.ts'
import type { ResolvedAction } from './useResolving.ts'

interface UndoProps {
  done: ResolvedAction | null
  onUndo: () => Promise<void> | void
  onClose: () => void
}

/** Shows the last action, what was skipped and why, and an undo button. Stays until it is closed. */
export function Undo({ done, onUndo, onClose }: UndoProps) {
  const [busy, setBusy] = useState(false)
  async function back(): Promise<void> {
    setBusy(true)
    await onUndo()
    setBusy(false)
  }
  return (
    <div role="status" className={done ? 'misunderstood-undo' : undefined}>
      {done && (
        <>
          <div>
            <p>{summary(done)}</p>
            {done.result.skipped.length > 0 && (
              <ul>
                {done.result.skipped.map(({ text, reason }) => (
                  <li key={text}>
                    «{text}»: {reason}
                  </li>
                ))}
              </ul>
            )}
          </div>
          <Button icon="undo" busy={busy} onClick={() => void back()}>
            Deshacer
          </Button>
          <IconButton icon="close" label="Cerrar" onClick={onClose} />
        </>
      )}
    </div>
  )
}

function summary({ action, result }: ResolvedAction): string {
  if (action === 'ignored') return `${plural(result.resolved, 'mensaje ignorado', 'mensajes ignorados')}.`
  return `${plural(result.added, 'ejemplo agregado', 'ejemplos agregados')}.`
}
