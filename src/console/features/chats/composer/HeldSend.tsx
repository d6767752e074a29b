import { Button } from '../../../ui/Button.tsx'

interface HeldSendProps {
  onReview: () => void
  onSend: () => void
}

/** Holds a send back when something has arrived that its author has not seen. */
export function HeldSend({ onReview, onSend }: HeldSendProps) {
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
