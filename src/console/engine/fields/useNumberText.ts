import { useState } from 'react'
import { numberText, readNumber, type Scale } from './typed-number.ts'

/** The text of a number that is being edited: kept as typed while it says the stored value ('1,50'). */
export function useNumberText(value: unknown, scale: Scale, onChange: (value: number | string | null) => void) {
  const [draft, setDraft] = useState(() => numberText(value, scale))
  const read = readNumber(draft, scale)
  const stored = typeof value === 'string' ? value : numberText(value, scale)
  return {
    text: read === (value ?? null) ? draft : stored,
    /** formats an amount, once it is typed */
    tidy: () => {
      if (scale.unit === 100 && typeof read === 'number') setDraft(numberText(read, scale))
    },
    type: (text: string) => {
      setDraft(text)
      onChange(readNumber(text, scale))
    },
  }
}
