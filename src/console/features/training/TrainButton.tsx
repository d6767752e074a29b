import { useState } from 'react'
import { useSession } from '../../session/index.ts'
import { Button, type ButtonVariant } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useTrainingActions } from './actions.ts'
import { isTrainingRunning, type Training } from './live.ts'
import { mayTrain } from './permission.ts'

interface TrainButtonProps {
  bot: number
  training: Training | undefined
  variant?: ButtonVariant
}

/**
 * Starts a training or, after confirmation, cancels the running one. Only for users who may train; repeated presses act
 * once.
 */
export function TrainButton({ bot, training, variant = 'primary' }: TrainButtonProps) {
  const session = useSession()
  const { busy, start, cancel } = useTrainingActions(bot)
  const [asking, setAsking] = useState(false)
  if (!mayTrain(session) || !training) return null
  const running = isTrainingRunning(training)
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
        title="Cancelar entrenamiento"
        yes="Cancelar entrenamiento"
        no="Seguir entrenando"
        danger
        busy={busy}
        onYes={() => (running ? void cancel().then(() => setAsking(false)) : setAsking(false))}
        onNo={() => setAsking(false)}
      >
        <p>
          {running
            ? 'El chatbot seguirá contestando con el modelo anterior y tus cambios quedarán sin entrenar.'
            : 'El entrenamiento terminó mientras tanto: ya no hay nada que cancelar.'}
        </p>
      </ConfirmDialog>
    </>
  )
}
