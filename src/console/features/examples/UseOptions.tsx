import { useId, useState } from 'react'
import { ExampleSplitOptions, ExampleStateOptions } from '../../../../generated/options.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import type { Example } from './types.ts'

interface UseOptionsProps extends Pick<Example, 'split' | 'state'> {
  onSplit: (split: Example['split']) => void
  onState: (state: Example['state']) => void
}

const labelIn = (options: readonly { value: unknown; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label

/** The rarely changed fields of an example, folded behind a button that shows their values. */
export function UseOptions({ split, state, onSplit, onState }: UseOptionsProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const chosen = `${labelIn(ExampleSplitOptions, split)} · ${labelIn(ExampleStateOptions, state)}`
  return (
    <>
      <Button
        variant="ghost"
        icon={open ? 'chevron-up' : 'chevron-down'}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Opciones: {chosen}
      </Button>
      <div id={id} className="example-options" hidden={!open}>
        <Select
          label="Uso"
          value={split}
          options={ExampleSplitOptions}
          onChange={(value) => onSplit(value as Example['split'])}
        />
        <Select
          label="Estado"
          value={state}
          options={ExampleStateOptions}
          onChange={(value) => onState(value as Example['state'])}
        />
      </div>
    </>
  )
}
