import { useId, useState } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { BotStateInputLimits } from '../../../../generated/limits.ts'
import { BotSpecialStateOptions } from '../../../../generated/options.ts'
import type { Option } from '../../../contract/screen.ts'
import { api, unwrap } from '../../api/client.ts'
import { fieldsOf } from '../../api/errors.ts'
import { withToasts } from '../../api/toasts.ts'
import { useSession } from '../../session/index.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { maySwitch } from './may.ts'

type BotState = components['schemas']['BotState']

/** Whether the bot answers, and the button that switches it on or off, after a question. */
export function Switch({ bot, state, onChange }: { bot: number; state: BotState; onChange: () => void }) {
  const id = useId()
  const field = useId()
  const session = useSession()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const [error, setError] = useState<string>()
  const on = state.botState === 'on'
  const options: readonly Option[] = BotSpecialStateOptions
  const shown = options.find(({ value }) => value === state.special_state)

  async function apply(): Promise<void> {
    setBusy(true)
    setError(undefined)
    const text = message.trim()
    const body = { botState: on ? ('off' as const) : ('on' as const), ...(on && text && { message: text }) }
    try {
      await withToasts('botStateUpdate', () =>
        unwrap(api.PUT('/bots/state/{bot}', { params: { path: { bot } }, body })),
      )
      setAsking(false)
      setMessage('')
      onChange()
    } catch (cause) {
      setError(fieldsOf(cause).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>Chatbot</h2>
        <Badge tone={shown?.tone}>{shown?.label}</Badge>
      </div>
      <p className="soft state-gap">
        {on
          ? 'Contesta a quienes escriben por los canales conectados.'
          : 'No contesta: las conversaciones esperan a una persona.'}
      </p>
      {maySwitch(session) && (
        <Button icon="power" variant={on ? 'secondary' : 'primary'} onClick={() => setAsking(true)}>
          {on ? 'Apagar' : 'Encender'}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={on ? 'Apagar el chatbot' : 'Encender el chatbot'}
        yes={on ? 'Apagar' : 'Encender'}
        no="Cancelar"
        danger={on}
        busy={busy}
        onYes={() => void apply()}
        onNo={() => setAsking(false)}
      >
        <p>
          {on
            ? 'Deja de contestar en todos los canales hasta que se lo vuelva a encender.'
            : 'Vuelve a contestar en todos los canales conectados.'}
        </p>
        {on && (
          <Field id={field} label="Mensaje para los clientes (opcional)" error={error}>
            <textarea
              id={field}
              className="state-message"
              rows={3}
              maxLength={BotStateInputLimits.message.maxLength}
              value={message}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && `${field}-error`}
              onChange={(event) => setMessage(event.target.value)}
            />
          </Field>
        )}
      </ConfirmDialog>
    </section>
  )
}
