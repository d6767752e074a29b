import { Select } from '../../ui/Select.tsx'
import { type Offer, offered, UNCHOSEN } from '../choices.ts'

interface NumberSelectProps {
  label: string
  value: number | undefined
  offer: Offer
  onChange: (value: number | undefined) => void
  error: string | undefined
}

/** A select of numbers that may be empty. */
export function NumberSelect({ label, value, offer, onChange, error }: NumberSelectProps) {
  return (
    <Select
      label={label}
      value={value === undefined ? '' : String(value)}
      options={[UNCHOSEN, ...offered(offer, value)]}
      onChange={(next) => onChange(next === '' ? undefined : Number(next))}
      error={error ?? offer.failure}
    />
  )
}
