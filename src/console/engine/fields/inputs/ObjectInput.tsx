import { useId, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/Button.tsx'
import { initialValues } from '../initial.ts'
import type { InputProps } from '../kinds.ts'
import { Labelled } from '../Labelled.tsx'
import { Inputs } from './Inputs.tsx'

/** The inputs of a nested object in a labelled group. */
export function ObjectInput({ input, prefix, autoFocus }: InputProps) {
  const id = useId()
  const inputs = (
    <Inputs inputs={input.fields ?? []} prefix={`${prefix}${input.source}.`} autoFocus={autoFocus ?? false} />
  )
  return (
    <Labelled id={id} label={input.label} help={input.help} required={input.required} group>
      {input.nullable ? (
        <Optional input={input} prefix={prefix}>
          {inputs}
        </Optional>
      ) : (
        <div className="nested">{inputs}</div>
      )}
    </Labelled>
  )
}

/** A nullable object. Its inputs are shown once it is set. */
function Optional({ input, prefix, children }: InputProps & { children: React.ReactNode }) {
  const name = prefix + input.source
  const there = useWatch({ name }) !== null
  const { setValue } = useFormContext()
  const root = useRef<HTMLDivElement>(null)

  function set(value: unknown): void {
    setValue(name, value, { shouldDirty: true })
    // The clicked button has been removed.
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[data-optional]')?.focus())
  }

  return (
    <div className={there ? 'nested optional' : 'optional'} ref={root}>
      {there && children}
      {!input.readOnly &&
        (there ? (
          <Button icon="delete" data-optional aria-label={`Quitar ${input.label}`} onClick={() => set(null)}>
            Quitar
          </Button>
        ) : (
          <Button
            icon="plus"
            data-optional
            aria-label={`Definir ${input.label}`}
            onClick={() => set(initialValues(input.fields ?? []))}
          >
            Definir
          </Button>
        ))}
    </div>
  )
}
