import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useState } from 'react'
import type { ControlProps } from '../kinds.ts'
import { readNumber, type Scale } from '../typed-number.ts'
import { ScaledControl } from './number.tsx'

const UNITS = [
  { size: 1, name: 'segundos' },
  { size: 60, name: 'minutos' },
  { size: 3600, name: 'horas' },
  { size: 86_400, name: 'días' },
]

/** A duration, stored in seconds, entered in the largest unit that divides it. */
export function DurationControl(props: ControlProps) {
  const { value, onChange, field } = props
  const [size, setSize] = useState(() => fittingUnit(value))
  return (
    <div className="fld-row">
      <ScaledControl {...props} key={size} value={value} onChange={onChange} scale={scaleIn(size)} />
      <Select
        value={size}
        disabled={props.readOnly}
        onChange={(event) => {
          const next = Number(event.target.value)
          setSize(next)
          // What is no whole number of seconds in one unit may be in the next.
          if (typeof value === 'string') onChange(readNumber(value, scaleIn(next)))
        }}
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

const scaleIn = (size: number): Scale => ({ unit: size, ...(size === 1 && { decimals: 0 }) })

function fittingUnit(seconds: unknown): number {
  if (typeof seconds !== 'number' || seconds === 0) return 60
  return UNITS.findLast((unit) => seconds % unit.size === 0)?.size ?? 1
}
