/** @jsxImportSource preact */

import { useState } from 'preact/hooks'
import { WebchatOfflineInputLimits } from '../../../../generated/limits.ts'
import { ApiError } from '../api.ts'
import type { Chat } from '../chat.ts'

interface Props {
  chat: Chat
  onDone: () => void
}

/** What is asked of who leaves a message while nobody attends. */
const FIELDS = [
  { name: 'name', label: 'Nombre', mode: 'text', auto: 'name' },
  { name: 'email', label: 'Correo', mode: 'email', auto: 'email' },
  { name: 'phone', label: 'Teléfono', mode: 'tel', auto: 'tel' },
] as const

/** A message with how to be reached. Nothing typed is lost when it is refused. */
export function OfflineForm({ chat, onDone }: Props) {
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  async function send(form: HTMLFormElement): Promise<void> {
    const given = Object.fromEntries(new FormData(form)) as Record<string, string>
    const [name, email, phone, message] = ['name', 'email', 'phone', 'message'].map((one) => given[one]?.trim() ?? '')
    if (!name || !message) return setProblem('Faltan el nombre o el mensaje.')
    if (!email && !phone) return setProblem('Falta un correo o un teléfono para contestar.')
    setBusy(true)
    try {
      await chat.leave({
        name,
        message,
        ...(email && { email }),
        ...(phone && { phone: phone.replace(/[\s()-]/g, '') }),
      })
      onDone()
    } catch (error) {
      setProblem(error instanceof ApiError && error.status > 0 ? error.message : 'Sin conexión: volver a intentar.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      class="offline"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void send(event.currentTarget)
      }}
    >
      {FIELDS.map(({ name, label, mode, auto }) => (
        <label key={name}>
          {label}
          <input
            name={name}
            inputMode={mode}
            maxLength={WebchatOfflineInputLimits[name].maxLength}
            autoComplete={auto}
          />
        </label>
      ))}
      <label>
        Mensaje
        <textarea name="message" rows={3} maxLength={WebchatOfflineInputLimits.message.maxLength} />
      </label>
      {problem && (
        <p class="failed" role="alert">
          {problem}
        </p>
      )}
      <div class="buttons">
        <button type="submit" class="choice" disabled={busy}>
          Enviar
        </button>
        <button type="button" class="choice" onClick={onDone}>
          Cancelar
        </button>
      </div>
    </form>
  )
}
