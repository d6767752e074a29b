import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '../../../ui/Button.tsx'
import { registerDialog } from '../../../ui/toast-position.ts'

interface WallProps {
  /** of the chatbot */
  name: string
  onLeave: () => void
  children: ReactNode
}

/** Shows the board alone on the whole window, with digits for those at the other end of the room. Escape ends it. */
export function Wall({ name, onLeave, children }: WallProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    const closed = registerDialog(dialog)
    return () => {
      closed()
      dialog.close()
    }
  }, [])
  return (
    <dialog
      ref={ref}
      className="wall"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onLeave()
      }}
    >
      <header className="wall-head">
        <h2 id={id}>
          <bdi>{name}</bdi>
        </h2>
        <IconButton icon="fullscreen-exit" label="Salir de pantalla completa" onClick={onLeave} />
      </header>
      <div className="wall-body">{children}</div>
    </dialog>
  )
}
