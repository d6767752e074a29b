/** @jsxImportSource preact */

import { useState } from 'preact/hooks'
import { WebchatOfflineInputLimits } from '../../../../generated/limits.ts'
import { excessError } from '../../../contract/length.ts'
import { trimmed } from '../../../contract/trimmed.ts'
import { ApiError } from '../api.ts'
import type { Chat } from '../chat.ts'
import type { TextResolver } from '../text-resolver.ts'

interface Props {
  chat: Chat
  say: TextResolver
  /** called when the form closes; `sent` is false when the visitor cancelled */
  onDone: (sent: boolean) => void
}

/** Contact fields of the offline form. */
const FIELDS = [
  { name: 'name', label: 'Nombre', mode: 'text', auto: 'name' },
  { name: 'email', label: 'Correo', mode: 'email', auto: 'email' },
  { name: 'phone', label: 'Teléfono', mode: 'tel', auto: 'tel' },
] as const

const MESSAGE = { name: 'message', label: 'Mensaje' } as const

/** Returns the error of a field that is too long. */
const excessOf = (name: 'name' | 'email' | 'phone' | 'message', given: Record<string, string>): string =>
  excessError(given[name]?.trim() ?? '', WebchatOfflineInputLimits[name].maxLength)

/** A form for a message and contact details while nobody is available. Input is kept when sending fails. */
export function OfflineForm({ chat, say, onDone }: Props) {
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  async function send(form: HTMLFormElement): Promise<void> {
    const given = Object.fromEntries(new FormData(form)) as Record<string, string>
    const [name, email, phone, message] = ['name', 'email', 'phone', 'message'].map((one) => trimmed(given[one] ?? ''))
    if (!name || !message) return setProblem(say('{Completá/Completa/Complete} {tu/su} nombre y {tu/su} mensaje.'))
    if (!email && !phone) return setProblem(say('Para {responderte/responderle} necesitamos un correo o un teléfono.'))
    const long = [...FIELDS, MESSAGE].find(({ name }) => excessOf(name, given))
    if (long) return setProblem(`${long.label}: ${excessOf(long.name, given)}`)
    setBusy(true)
    try {
      await chat.leave({
        name,
        message,
        ...(email && { email }),
        ...(phone && { phone: phone.replace(/[\s()-]/g, '') }),
      })
      onDone(true)
    } catch (error) {
      setProblem(
        error instanceof ApiError && error.status > 0
          ? error.message
          : say('Sin conexión. {Probá/Prueba/Pruebe} de nuevo.'),
      )
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
      <p>{say('{Dejanos/Déjanos/Déjenos} {tu/su} mensaje y {te/le} respondemos al abrir.')}</p>
      {FIELDS.map(({ name, label, mode, auto }) => (
        <label key={name}>
          {label}
          <input name={name} inputMode={mode} autoComplete={auto} />
        </label>
      ))}
      <label>
        {MESSAGE.label}
        <textarea name="message" rows={3} />
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
        <button type="button" class="choice" onClick={() => onDone(false)}>
          Cancelar
        </button>
      </div>
    </form>
  )
}
