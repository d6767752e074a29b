import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { formatCents } from '../../../../contract/format.ts'
import { parseNumber, typedNumber } from '../../../ui/format.ts'
import type { ControlProps } from '../kinds.ts'
import { inputProps } from './shared.ts'

interface Scale {
  /** stored value of one displayed unit */
  unit: number
  before?: string
  after?: string
  /** decimal places; 0 for integers */
  decimals: number
}

const SCALES: Record<string, Scale> = {
  integer: { unit: 1, decimals: 0 },
  number: { unit: 1, decimals: 6 },
  percent: { unit: 1, decimals: 2, after: '%' },
  money: { unit: 100, decimals: 2, before: '$' },
}

/** Formats a stored number for editing: decimal comma, no thousands separators; money as amounts are read elsewhere. */
function toDraft(value: unknown, { unit }: Pick<Scale, 'unit'>): string {
  if (typeof value !== 'number') return ''
  return unit === 100 ? formatCents(value) : typedNumber(Number((value / unit).toFixed(6)))
}

/**
 * Parses typed text into the stored number: null if empty, the text itself if it is not a number, so that validation
 * reports it.
 */
function fromDraft(text: string, { unit, decimals }: Pick<Scale, 'unit' | 'decimals'>): number | string | null {
  if (text.trim() === '') return null
  const number = parseNumber(text)
  if (number === undefined) return text
  const rounded = Number(number.toFixed(decimals))
  return unit === 1 ? rounded : Math.round(rounded * unit)
}

/** A number in Argentine format. Money is shown in pesos and stored in cents. */
export function NumberControl(props: ControlProps) {
  const scale = SCALES[props.field.type] ?? { unit: 1, decimals: 6 }
  return <ScaledControl {...props} scale={scale} />
}

/** A number that is stored in a different unit than displayed. */
export function ScaledControl({ scale, ...props }: ControlProps & { scale: Scale }) {
  const { value, onChange } = props
  const [draft, setDraft] = useState(() => toDraft(value, scale))
  // Keep the text as typed while its value is unchanged ('1,50').
  const current = fromDraft(draft, scale)
  const shown = current === (value ?? null) ? draft : typeof value === 'string' ? value : toDraft(value, scale)
  // A minus sign stays where the value must not be negative: without it, another number would be saved.
  const allowed = scale.decimals > 0 ? /[^\d,.-]/g : /[^\d-]/g
  return (
    <OutlinedInput
      {...inputProps(props, { inputMode: scale.decimals > 0 ? 'decimal' : 'numeric' })}
      startAdornment={scale.before && <span className="fld-affix">{scale.before}</span>}
      endAdornment={scale.after && <span className="fld-affix">{scale.after}</span>}
      value={shown}
      onBlur={() => {
        if (scale.unit === 100 && typeof current === 'number') setDraft(toDraft(current, scale))
        props.onBlur?.()
      }}
      onChange={(event) => {
        const text = event.target.value.replace(allowed, '')
        setDraft(text)
        onChange(fromDraft(text, scale))
      }}
    />
  )
}
