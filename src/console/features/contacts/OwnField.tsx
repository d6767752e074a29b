import { lazy, Suspense } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { ContactCustomLimits } from '../../../../generated/limits.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { offeredOptions } from './offeredOptions.ts'

type ContactField = components['schemas']['ContactField']

const DayField = lazy(async () => ({ default: (await import('../../engine/fields/DayField.tsx')).DayField }))

const NONE = { value: '', label: '—' }

interface OwnFieldProps {
  field: ContactField
  value: string | boolean
  onChange: (value: string | boolean) => void
  error: string | undefined
}

/** An own field of contacts, as the business defined it. */
export function OwnField({ field, value, onChange, error }: OwnFieldProps) {
  const { label, type, hint, required, options = [] } = field
  if (type === 'boolean') return <Checkbox label={label} help={hint} checked={value === true} onChange={onChange} />
  if (type === 'select')
    return (
      <Select
        label={label}
        help={hint}
        options={[NONE, ...offeredOptions(options, String(value))]}
        value={String(value)}
        onChange={onChange}
        error={error}
      />
    )
  if (type === 'date') return <OwnDate {...{ field, value, onChange, error }} />
  return (
    <TextField
      label={label}
      help={hint}
      inputMode={type === 'number' ? 'decimal' : type === 'link' ? 'url' : undefined}
      limit={ContactCustomLimits['*'].maxLength}
      required={required}
      value={String(value)}
      onChange={onChange}
      error={error}
    />
  )
}

/** A date, typed as dd/mm/aaaa or picked from a calendar. One that does not exist stays, with its error. */
function OwnDate({ field: { label, hint, required }, value, onChange, error }: OwnFieldProps) {
  return (
    <Suspense fallback={<div className="own-date" />}>
      <DayField
        {...{ label, required, error }}
        keepsFaults
        help={hint}
        value={String(value) || null}
        onChange={(day) => onChange(day ?? '')}
      />
    </Suspense>
  )
}
