import { useState } from 'react'
import { ApiError } from '../../../api/errors.ts'
import { useOperationMutation } from '../../../engine/useOperationMutation.ts'
import { mayOpen, useSession } from '../../../session/index.ts'
import { Picker } from '../../../ui/Picker.tsx'
import type { Choices } from '../types.ts'

type Intent = Choices['intents'][number]

interface IntentFieldProps {
  label: string
  intents: readonly Intent[]
  value: number
  error: string | undefined
  onChange: (id: number) => void
  onCreated: (intent: Intent) => void
}

/** The intent of a response. Users who may create intents can add a new one. */
export function IntentField({ label, intents, value, error, onChange, onCreated }: IntentFieldProps) {
  const act = useOperationMutation()
  const mayCreate = mayOpen('/advanced/intents', useSession())
  const [made, setMade] = useState<Intent>()
  const [refused, setRefused] = useState<string>()
  const known = made && !intents.some(({ id }) => id === made.id) ? [...intents, made] : intents

  async function create(name: string): Promise<void> {
    setRefused(undefined)
    try {
      const { id, description } = (await act('intentCreate', { values: { intent_name: name } })) as {
        id: number
        description: string
      }
      setMade({ id, name: description })
      onCreated({ id, name: description })
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught
      setRefused(caught.fields.intent_name?.[0])
    }
  }

  return (
    <Picker
      label={label}
      required
      options={known.map(({ id, name }) => ({ value: id, label: name }))}
      value={value || undefined}
      placeholder={mayCreate ? 'Elige o escribe una' : 'Elige una'}
      error={refused ?? error}
      onChange={(id) => {
        setRefused(undefined)
        onChange(id ?? 0)
      }}
      {...(mayCreate && { onCreate: (name: string) => void create(name) })}
    />
  )
}
