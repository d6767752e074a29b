import { Button } from '../../../ui/Button.tsx'

interface HeldSendProps {
  /** the colleague who answered meanwhile; absent for messages of others */
  colleague?: string | undefined
  onReview: () => void
  onSend: () => void
}

/** Asks for confirmation of a send when messages have arrived that the author has not seen, or a colleague has answered. */
export function SendConfirmation({ colleague, onReview, onSend }: HeldSendProps) {
  return (
    <div className="composer-held" role="alert">
      <span>{colleague ? `${colleague} respondió mientras escribías` : 'Hay mensajes nuevos'}</span>
      <Button onClick={onReview}>Revisar</Button>
      <Button variant="primary" onClick={onSend}>
        Enviar igual
      </Button>
    </div>
  )
}
