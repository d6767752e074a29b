import { useId } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import type { FieldsOf } from '../../engine/form/types.ts'
import { useField } from '../../engine/form/useField.ts'
import type { Values } from './values.ts'

const EMPTY = { key: null, trade: 'Otro rubro', description: 'Saluda, da los datos del negocio y pasa a una persona.' }

interface TradeFieldProps {
  of: FieldsOf<Values>
  templates: readonly components['schemas']['BotTemplate'][]
}

/** The trades as cards, and an empty start. */
export function TradeField({ of, templates }: TradeFieldProps) {
  const { label, value, onChange, error } = useField(of, 'template')
  const name = useId()
  return (
    <fieldset className="trades" aria-describedby={error && `${name}-error`}>
      <legend className="sr-only">{label}</legend>
      {[...templates, EMPTY].map(({ key, trade, description }) => (
        <label key={key ?? ''} className="trade">
          <input type="radio" name={name} checked={key === value} onChange={() => onChange(key)} />
          <span>
            <strong>{trade}</strong>
            <small>{description}</small>
          </span>
        </label>
      ))}
      {error && (
        <p id={`${name}-error`} className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
