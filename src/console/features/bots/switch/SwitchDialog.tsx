import './switch.css'
import { useState } from 'react'
import { BotStateInputLimits } from '../../../../../generated/limits.ts'
import { excessError } from '../../../../contract/length.ts'
import { fieldsOf } from '../../../api/errors.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { toast } from '../../../ui/toast.ts'
import { type OnOff, switchBot } from './switchBot.ts'

/** Milliseconds during which undo is offered. */
const UNDO_MS = 12_000

const LONGEST = BotStateInputLimits.message.maxLength

interface SwitchDialogProps {
  bot: number
  /** whether the bot is on */
  on: boolean
  open: boolean
  onClose: () => void
  onChanged: (state: OnOff) => void
}

/** Asks for confirmation before switching the bot on or off and explains the consequences. Offers undo afterwards. */
export function SwitchDialog({ bot, on, open, onClose, onChanged }: SwitchDialogProps) {
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const [error, setError] = useState<string>()

  async function apply(): Promise<void> {
    const text = message.trim()
    if (excessError(text, LONGEST)) return
    setBusy(true)
    setError(undefined)
    try {
      // An empty message is sent too, so that customers do not get the message of an earlier absence.
      await switchBot(bot, on ? 'off' : 'on', on ? text : undefined)
      onChanged(on ? 'off' : 'on')
      setMessage('')
      onClose()
      const back = () => {
        toast.close(toastId)
        void switchBot(bot, on ? 'on' : 'off').then(
          () => onChanged(on ? 'on' : 'off'),
          () => {},
        )
      }
      const toastId = toast.success(on ? 'Apagaste el chatbot.' : 'Encendiste el chatbot.', {
        duration: UNDO_MS,
        action: { label: 'Deshacer', run: back },
      })
    } catch (cause) {
      setError(fieldsOf(cause).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      open={open}
      title={on ? 'Apagar el chatbot' : 'Encender el chatbot'}
      yes={on ? 'Apagar chatbot' : 'Encender chatbot'}
      no="Cancelar"
      danger={on}
      busy={busy}
      onYes={() => void apply()}
      onNo={onClose}
    >
      <p className="switch-consequence">
        {on
          ? 'Dejará de contestar en todos los canales hasta que lo enciendas. Mientras tanto, cada conversación espera a una persona del equipo.'
          : 'Volverá a contestar en todos los canales. Quienes ya esperan a una persona la siguen esperando.'}
      </p>
      {on && (
        <TextArea
          label="Mensaje para los clientes (opcional)"
          help="Lo verán en el webchat mientras el chatbot esté apagado."
          error={error}
          limit={LONGEST}
          value={message}
          onChange={setMessage}
        />
      )}
    </ConfirmDialog>
  )
}
