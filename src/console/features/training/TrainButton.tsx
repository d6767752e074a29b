import { useState } from 'react'
import { useSession } from '../../session/index.ts'
import { Button, type ButtonVariant } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useTrainingActions } from './actions.ts'
import { isRunning, type Training } from './live.ts'
import { mayTrain } from './may.ts'

export interface TrainButtonProps {
  bot: number
  training: Training | undefined
  variant?: ButtonVariant
}

/** Trains, or cancels what is under way after a question; for those who may. Pressed often, it acts once. */
export function TrainButton({ bot, training, variant = 'primary' }: TrainButtonProps) {
  const session = useSession()
  const { busy, start, cancel } = useTrainingActions(bot)
  const [asking, setAsking] = useState(false)
  if (!mayTrain(session) || !training) return null
  const running = isRunning(training)
  if (!running && !asking)
    return (
      <Button variant={variant} icon="school" busy={busy} onClick={() => void start()}>
        Entrenar
      </Button>
    )
  return (
    <>
      {running && (
        <Button icon="cancel" onClick={() => setAsking(true)}>
          Cancelar entrenamiento
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title="Cancelar el entrenamiento"
        yes="Cancelar entrenamiento"
        no="Seguir entrenando"
        danger
        busy={busy}
        onYes={() => (running ? void cancel().then(() => setAsking(false)) : setAsking(false))}
        onNo={() => setAsking(false)}
      >
        <p>
          {running
            ? 'El chatbot sigue contestando con el modelo anterior y los cambios quedan sin entrenar.'
            : 'El entrenamiento terminó mientras tanto: ya no hay nada que cancelar.'}
        </p>
      </ConfirmDialog>
    </>
  )
}
