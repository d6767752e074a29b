import { flushSync } from 'react-dom'
import { parseTime, TIME_SHAPE } from './format.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

interface TimeFieldProps extends Pick<TextFieldProps, 'label' | 'error' | 'help' | 'placeholder'> {
  value: string
  onChange: (value: string) => void
}

/** A time of day, alike in every browser: «8» becomes 08:00 when the field is left, and before Enter sends its form. */
export function TimeField({ value, onChange, ...rest }: TimeFieldProps) {
  const complete = () => onChange(parseTime(value) ?? value)
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      maxLength={TIME_SHAPE.length}
      value={value}
      onChange={onChange}
      onBlur={complete}
      onKeyDown={({ key }) => {
        if (key === 'Enter') flushSync(complete)
      }}
    />
  )
}
