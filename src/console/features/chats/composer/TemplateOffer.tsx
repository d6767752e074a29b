import { Button, IconButton } from '../../../ui/Button.tsx'
import { useChatsContext } from '../context.ts'
import type { ChatItem } from '../state/types.ts'

/** Says that the time for answers is over, and on WhatsApp offers what may be sent nevertheless. */
export function WindowClosed({ chat }: { chat: ChatItem }) {
  const { open } = useChatsContext()
  if (chat.channel !== 'whatsapp')
    return (
      <p className="composer-window">
        Pasó el tiempo que da el canal: podrás responder cuando el cliente vuelva a escribir. Lo que escribas queda
        guardado.
      </p>
    )
  return (
    <div className="composer-window composer-window-offer">
      <p>Hasta que el cliente escriba, WhatsApp solo acepta plantillas de WhatsApp. Lo que escribas queda guardado.</p>
      <Button icon="whatsapp" onClick={() => open({ name: 'template', chatId: chat.id })}>
        Enviar una plantilla de WhatsApp
      </Button>
    </div>
  )
}

/** Opens the templates of a chat of WhatsApp while its time for answers is open. */
export function TemplateButton({ chat }: { chat: ChatItem }) {
  const { open } = useChatsContext()
  if (chat.channel !== 'whatsapp') return null
  return (
    <IconButton
      icon="whatsapp"
      label="Enviar plantilla de WhatsApp"
      onClick={() => open({ name: 'template', chatId: chat.id })}
    />
  )
}
