import { ContactDocumentLimits, ContactInputLimits } from '../../../../../generated/limits.ts'
import { DocumentKindOptions } from '../../../../../generated/options.ts'
import { spanishCountries } from '../../../../contract/country-codes.ts'
import { CheckboxGroupInput, CustomField, SelectInput, TextInput } from '../../../engine/form/inputs.tsx'
import type { FieldsOf } from '../../../engine/form/types.ts'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { OwnField } from '../../contacts/OwnField.tsx'
import { useCatalogueStore } from '../calls/catalogue.ts'
import { useChatsContext } from '../context.ts'
import { type Contact, type ContactField, type ContactValues, isPhoneStored } from './contact-values.ts'

interface ContactFormProps {
  of: FieldsOf<ContactValues>
  contact: Contact
  fields: readonly ContactField[]
}

type Kind = NonNullable<ContactValues['document']['kind']>
const KINDS = DocumentKindOptions.map(({ value }) => value as Kind)

const EMPTY = '—'
const NONE = { value: '', label: EMPTY }

export function ContactForm({ of, contact, fields }: ContactFormProps) {
  const { catalogue } = useChatsContext()
  const { area_id, labels: worn = [] } = contact
  // The current area and labels are shown even if they are no longer offered.
  const areas = useCatalogueStore(catalogue.allAreas)?.filter(({ id, own }) => own || id === area_id)
  const users = useCatalogueStore(catalogue.users)
  const labels = useCatalogueStore(catalogue.labels)?.filter(
    ({ id, scope, archived }) => (scope !== 'chat' && !archived) || worn.includes(id),
  )
  return (
    <>
      <div className="dialog-pair">
        <TextInput of={of} name="name" />
        <CustomField of={of} name="phone">
          {({ label, value, onChange, error }) => (
            <TextField
              label={label}
              inputMode="tel"
              limit={ContactInputLimits.phone.maxLength}
              help={
                value === '' || isPhoneStored(value)
                  ? 'Al menos 6 cifras, con el código de área.'
                  : 'Con menos de 6 cifras no guardaremos el teléfono.'
              }
              value={value}
              onChange={(text) => onChange(text.replace(/[^\d+]/g, ''))}
              error={error() ?? ''}
            />
          )}
        </CustomField>
      </div>
      <div className="dialog-pair">
        <TextInput of={of} name="email" inputMode="email" />
        <TextInput of={of} name="company" />
      </div>
      <div className="dialog-pair">
        <CustomField of={of} name="document">
          {({ value, onChange, error }) => (
            <>
              <Select
                label="Tipo de documento"
                options={[NONE, ...DocumentKindOptions]}
                value={value.kind ?? ''}
                onChange={(text) => {
                  onChange({ ...value, kind: KINDS.find((kind) => kind === text) ?? null })
                }}
                error={error('kind')}
              />
              <TextField
                label="Número de documento"
                limit={ContactDocumentLimits.value.maxLength}
                disabled={!value.kind}
                value={value.value}
                onChange={(text) => onChange({ ...value, value: text.replace(/[^\dA-Za-z]/g, '') })}
                error={error() ?? error('value') ?? ''}
              />
            </>
          )}
        </CustomField>
      </div>
      <div className="dialog-pair">
        <TextInput of={of} name="city" />
        <TextInput of={of} name="province" />
      </div>
      <div className="dialog-pair">
        <SelectInput of={of} name="country" options={[NONE, ...spanishCountries()]} />
        <SelectInput of={of} name="marketing" />
      </div>
      <div className="dialog-pair">
        <SelectInput
          of={of}
          name="area_id"
          none={EMPTY}
          options={areas?.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectInput
          of={of}
          name="assigned_user_id"
          none={EMPTY}
          options={users?.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      <CustomField of={of} name="custom">
        {({ value, onChange, error }) =>
          fields.map((field) => (
            <OwnField
              key={field.key}
              field={field}
              value={value[field.key] ?? ''}
              onChange={(next) => onChange({ ...value, [field.key]: next })}
              error={error(field.key)}
            />
          ))
        }
      </CustomField>
      {labels && labels.length + worn.length > 0 && (
        <CheckboxGroupInput
          of={of}
          name="labels"
          label="Etiquetas del contacto"
          className="label-grid"
          options={labels.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
    </>
  )
}
