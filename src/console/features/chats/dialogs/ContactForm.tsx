import { ContactCustomLimits, ContactDocumentLimits, ContactInputLimits } from '../../../../../generated/limits.ts'
import { ConsentStateOptions, DocumentKindOptions } from '../../../../../generated/options.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useShelf } from '../calls/catalogue.ts'
import { useRoom } from '../context.ts'
import type { ContactField, ContactValues } from './contact-values.ts'

interface ContactFormProps {
  values: ContactValues
  onChange: (change: Partial<ContactValues>) => void
  fields: readonly ContactField[]
  errors: Readonly<Record<string, string>>
}

const NONE = { value: '', label: '—' }

/** The fields of a contact. */
export function ContactForm({ values, onChange, fields, errors }: ContactFormProps) {
  const { catalogue } = useRoom()
  const { document } = values
  const areas = useShelf(catalogue.areas) ?? []
  const users = useShelf(catalogue.users) ?? []
  const labels = (useShelf(catalogue.labels) ?? []).filter(({ scope, archived }) => scope !== 'chat' && !archived)
  const text = (name: 'name' | 'phone' | 'email' | 'company' | 'city' | 'province' | 'country') => ({
    value: values[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: errors[name],
  })
  return (
    <>
      <div className="dialog-pair">
        <TextField
          label="Nombre"
          kind="text"
          maxLength={ContactInputLimits.name.maxLength}
          required
          {...text('name')}
        />
        <TextField
          label="Teléfono"
          inputMode="tel"
          maxLength={ContactInputLimits.phone.maxLength}
          help="Con menos de 6 caracteres se envía vacío."
          {...text('phone')}
          onChange={(value) => onChange({ phone: value.replace(/[^\d+]/g, '') })}
        />
      </div>
      <div className="dialog-pair">
        <TextField
          label="Correo"
          kind="email"
          inputMode="email"
          maxLength={ContactInputLimits.email.maxLength}
          {...text('email')}
        />
        <TextField label="Empresa" kind="all" maxLength={ContactInputLimits.company.maxLength} {...text('company')} />
      </div>
      <div className="dialog-pair">
        <Select
          label="Tipo de documento"
          options={[NONE, ...DocumentKindOptions]}
          value={document.kind}
          onChange={(kind) => onChange({ document: { ...document, kind } })}
        />
        <TextField
          label="Número de documento"
          maxLength={ContactDocumentLimits.value.maxLength}
          disabled={!document.kind}
          value={document.value}
          onChange={(value) => onChange({ document: { ...document, value: value.replace(/[^\dA-Za-z]/g, '') } })}
          error={errors.document ?? errors['document.value']}
        />
      </div>
      <div className="dialog-pair">
        <TextField label="Localidad" kind="text" maxLength={ContactInputLimits.city.maxLength} {...text('city')} />
        <TextField
          label="Provincia"
          kind="text"
          maxLength={ContactInputLimits.province.maxLength}
          {...text('province')}
        />
      </div>
      <div className="dialog-pair">
        <TextField
          label="País"
          kind="alphanumeric"
          maxLength={ContactInputLimits.country.maxLength}
          help="Código de dos letras"
          {...text('country')}
        />
        <Select
          label="Campañas"
          options={ConsentStateOptions}
          value={values.marketing}
          onChange={(marketing) => onChange({ marketing })}
        />
      </div>
      <div className="dialog-pair">
        <Select
          label="Área"
          options={[NONE, ...areas.map(({ id, name }) => ({ value: String(id), label: name }))]}
          value={values.area}
          onChange={(area) => onChange({ area })}
          error={errors.area_id}
        />
        <Select
          label="Asignado a"
          options={[NONE, ...users.map(({ id, name }) => ({ value: String(id), label: name }))]}
          value={values.person}
          onChange={(person) => onChange({ person })}
          error={errors.assigned_user_id}
        />
      </div>
      {fields.map((field) => (
        <OwnField
          key={field.key}
          field={field}
          value={values.custom[field.key] ?? ''}
          onChange={(value) => onChange({ custom: { ...values.custom, [field.key]: value } })}
          error={errors[`custom.${field.key}`]}
        />
      ))}
      {labels.length > 0 && (
        <fieldset className="label-grid">
          <legend>Etiquetas del contacto</legend>
          {labels.map(({ id, title }) => (
            <Checkbox
              key={id}
              label={title}
              checked={values.labels.includes(id)}
              onChange={(on) =>
                onChange({ labels: on ? [...values.labels, id] : values.labels.filter((other) => other !== id) })
              }
            />
          ))}
        </fieldset>
      )}
    </>
  )
}

interface OwnFieldProps {
  field: ContactField
  value: string | boolean
  onChange: (value: string | boolean) => void
  error?: string
}

/** A piece of data that the business defined. */
function OwnField({ field, value, onChange, error }: OwnFieldProps) {
  const { label, type, hint, required, options = [] } = field
  if (type === 'boolean') return <Checkbox label={label} help={hint} checked={value === true} onChange={onChange} />
  if (type === 'select')
    return (
      <Select
        label={label}
        help={hint}
        options={[NONE, ...options.map((option) => ({ value: option, label: option }))]}
        value={String(value)}
        onChange={onChange}
        error={error}
      />
    )
  return (
    <TextField
      label={label}
      help={hint}
      type={type === 'date' ? 'date' : 'text'}
      inputMode={type === 'number' ? 'decimal' : type === 'link' ? 'url' : undefined}
      maxLength={ContactCustomLimits['*'].maxLength}
      required={required}
      value={String(value)}
      onChange={onChange}
      error={error}
    />
  )
}
