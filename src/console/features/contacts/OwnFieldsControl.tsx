import './contacts.css'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { ownOf } from '../../../contract/path.ts'
import type { ControlProps } from '../../engine/fields/kinds.ts'
import { parseNumber, typedNumber } from '../../ui/format.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Loading } from '../../ui/Spinner.tsx'
import { OwnField } from './OwnField.tsx'
import { useOwnFields } from './useOwnFields.ts'

type Values = Readonly<Record<string, string | number | boolean | null>>

/** The own fields of a contact. What is no number yet stays as it is typed, and the server says so. */
export function OwnFieldsControl({ value, onChange, field }: ControlProps) {
  const { data: fields, error, refetch } = useOwnFields()
  const { errors } = useFormState()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const values = (value ?? {}) as Values
  const faults = (errors[field.source] ?? {}) as Readonly<Record<string, { message?: string } | undefined>>
  if (!fields) return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <Loading />
  if (fields.length === 0)
    return (
      <p className="soft">
        Todavía no hay ninguno. <Link to="/contacts/fields">Crea el primero</Link>.
      </p>
    )
  return (
    <div className="own-fields">
      {fields.map((own) => {
        const now = ownOf(values, own.key) ?? null
        const draft = ownOf(typed, own.key)
        const shown =
          draft !== undefined && stored(draft) === now
            ? draft
            : typeof now === 'number'
              ? typedNumber(now)
              : String(now ?? '')
        return (
          <OwnField
            key={own.key}
            field={own}
            value={own.type === 'boolean' ? now === true : shown}
            error={ownOf(faults, own.key)?.message}
            onChange={(next) => {
              const isNumber = own.type === 'number' && typeof next === 'string'
              if (isNumber) setTyped({ ...typed, [own.key]: next })
              onChange({ ...values, [own.key]: isNumber ? stored(next) : next === '' ? null : next })
            }}
          />
        )
      })}
    </div>
  )
}

/** A typed number as it is stored; another text as it is. */
function stored(text: string): string | number | null {
  if (text.trim() === '') return null
  return parseNumber(text) ?? text
}
