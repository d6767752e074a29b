import { useId } from 'react'
import type { InputProps } from '../kinds.ts'
import { Labelled } from '../Labelled.tsx'
import { Inputs } from './Inputs.tsx'

/** The inputs of a nested object under its label. */
export function ObjectInput({ input, prefix, autoFocus }: InputProps) {
  const id = useId()
  return (
    <Labelled id={id} label={input.label} help={input.help} required={input.required} group>
      <div className="nested">
        <Inputs inputs={input.fields ?? []} prefix={`${prefix}${input.source}.`} autoFocus={autoFocus ?? false} />
      </div>
    </Labelled>
  )
}
