import { useState } from 'react'
import { typedNumber } from '../../../ui/format.ts'
import { TextField } from '../../../ui/TextField.tsx'

interface NumberTextProps {
  label: string
  value: number | undefined
  error: string
  /** returns the number that a text says; NaN if it says none yet */
  read: (text: string) => number | undefined
  onChange: (value: number | undefined) => void
}

/** A number as it is typed: '-', '-34,' and '1,50' stay, although they are no number yet or one that is shown otherwise. */
export function NumberText({ value, read, onChange, ...rest }: NumberTextProps) {
  const [typed, setTyped] = useState<{ text: string; value: number | undefined }>()
  const shown = value === undefined ? '' : typedNumber(value)
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      // Rows have no ids: a text is only that of the number that it was typed for.
      value={typed && typed.value === value ? typed.text : shown}
      onChange={(text) => {
        const next = read(text)
        const isNumber = !Number.isNaN(next)
        setTyped({ text, value: isNumber ? next : value })
        if (isNumber) onChange(next)
      }}
    />
  )
}
