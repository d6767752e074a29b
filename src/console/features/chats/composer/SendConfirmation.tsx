import { Button } from '../../../ui/Button.tsx'

interface HeldSendProps {
  onReview: () => void
  onSend: () => void
}

/** Asks for confirmation of a send when messages have arrived that the author has not seen. */
export function SendConfirmation({ onReview, onSend }: HeldSendProps) {
  return (
    <div className="composer-held" role="alert">
      <span>Hay mensajes nuevos</span>
      <Button onClick={onReview}>Revisar</Button>
      <Button variant="primary" onClick={onSend}>
        Enviar igual
      </Button>
    </div>
  )
}
