import MenuItem from '@mui/material/MenuItem'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import { useState } from 'react'
import { parseNumber } from '../format.ts'
import type { ControlProps } from '../kinds.ts'
import { inputProps } from './shared.ts'

interface Scale {
  /** the stored number of one shown unit */
  unit: number
  before?: string
  after?: string
  /** digits after the comma; none means whole numbers */
  decimals: number
}

const SCALES: Record<string, Scale> = {
  integer: { unit: 1, decimals: 0 },
  number: { unit: 1, decimals: 6 },
  percent: { unit: 1, decimals: 2, after: '%' },
  money: { unit: 100, decimals: 2, before: '$' },
}

/** A stored number as it is typed: with a comma, without thousands. */
export function toDraft(value: unknown, unit: number): string {
  return typeof value === 'number' ? String(Number((value / unit).toFixed(6))).replace('.', ',') : ''
}

/** What was typed as a stored number; null when empty, the text itself when it is no number, so that the check says so. */
export function fromDraft(text: string, { unit, decimals }: Pick<Scale, 'unit' | 'decimals'>): number | string | null {
  if (text.trim() === '') return null
  const number = parseNumber(text)
  if (number === undefined) return text
  const rounded = Number(number.toFixed(decimals))
  return unit === 1 ? rounded : Math.round(rounded * unit)
}

/** A number as people in Argentina type it; money is shown in pesos and stored in cents. */
export function NumberControl(props: ControlProps) {
  const scale = SCALES[props.field.type] ?? { unit: 1, decimals: 6 }
  return <Drafted {...props} scale={scale} />
}

function Drafted({ scale, ...props }: ControlProps & { scale: Scale }) {
  const { value, onChange, field } = props
  const [draft, setDraft] = useState(() => toDraft(value, scale.unit))
  // what was typed stays as typed for as long as it means the same ('1,50')
  const current = fromDraft(draft, scale)
  const shown = current === (value ?? null) ? draft : typeof value === 'string' ? value : toDraft(value, scale.unit)
  const negative = field.minimum === undefined || field.minimum < 0
  const allowed = new RegExp(`[^\\d${scale.decimals > 0 ? ',.' : ''}${negative ? '-' : ''}]`, 'g')
  return (
    <OutlinedInput
      {...inputProps(props, { inputMode: scale.decimals > 0 ? 'decimal' : 'numeric' })}
      startAdornment={scale.before && <span className="fld-affix">{scale.before}</span>}
      endAdornment={scale.after && <span className="fld-affix fld-affix-end">{scale.after}</span>}
      value={shown}
      onChange={(event) => {
        const text = event.target.value.replace(allowed, '')
        setDraft(text)
        onChange(fromDraft(text, scale))
      }}
    />
  )
}

const UNITS = [
  { size: 1, name: 'segundos' },
  { size: 60, name: 'minutos' },
  { size: 3600, name: 'horas' },
  { size: 86_400, name: 'días' },
]

/** A length of time, stored in seconds, typed in the largest unit that fits. */
export function DurationControl(props: ControlProps) {
  const { value, onChange, field } = props
  const [size, setSize] = useState(() => fittingUnit(value))
  return (
    <div className="fld-row">
      <Drafted
        {...props}
        key={size}
        value={value}
        onChange={onChange}
        scale={{ unit: size, decimals: size === 1 ? 0 : 2 }}
      />
      <Select
        value={size}
        disabled={props.readOnly}
        onChange={(event) => setSize(Number(event.target.value))}
        inputProps={{ 'aria-label': `Unidad de ${field.label}` }}
        SelectDisplayProps={{ 'aria-label': `Unidad de ${field.label}` }}
      >
        {UNITS.map((unit) => (
          <MenuItem key={unit.size} value={unit.size}>
            {unit.name}
          </MenuItem>
        ))}
      </Select>
    </div>
  )
}

function fittingUnit(seconds: unknown): number {
  if (typeof seconds !== 'number' || seconds === 0) return 60
  return UNITS.findLast((unit) => seconds % unit.size === 0)?.size ?? 1
}
