import './intent-choice.css'
import { type FormEvent, useState } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'

/** The existing or new intent to add the messages to as examples. */
export type IntentDecision = { action: 'example'; intent_id: number } | { action: 'intent'; intent_name: string }

interface IntentChoiceProps {
  label: string
  intents: readonly components['schemas']['IntentButton'][]
  disabled: boolean
  problem?: string | undefined
  onResolve: (decision: IntentDecision) => void
}

const NEW = 'new'

/** Selects an intent of the bot, or creates one by name. */
export function IntentChoice({ label, intents, disabled, problem, onResolve }: IntentChoiceProps) {
  const [choice, setChoice] = useState('')
  const [name, setName] = useState('')
  const ready = choice !== '' && (choice !== NEW || name.trim() !== '') && !disabled

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!ready) return
    if (choice === NEW) onResolve({ action: 'intent', intent_name: name.trim() })
    else onResolve({ action: 'example', intent_id: Number(choice) })
  }

  return (
    <form className="intent-choice" onSubmit={submit}>
      <Select
        label={label}
        value={choice}
        onChange={setChoice}
        error={choice === NEW ? undefined : problem}
        options={[
          { value: '', label: 'Elige una' },
          { value: NEW, label: '+ Nueva intención' },
          ...intents.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
      />
      {choice === NEW && (
        <TextField
          label="Nombre de la intención"
          kind="text"
          value={name}
          onChange={setName}
          error={problem}
          required
        />
      )}
      {choice !== '' && (
        <Button type="submit" variant="primary" aria-disabled={!ready || undefined}>
          Agregar
        </Button>
      )}
    </form>
  )
}
