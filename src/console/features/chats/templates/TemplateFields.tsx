import { type ReactNode, useState } from 'react'
import { Form } from '../../../engine/form/Form.tsx'
import { FormFooter, Submit } from '../../../engine/form/FormFooter.tsx'
import { CustomField, TextInput } from '../../../engine/form/inputs.tsx'
import type { Form as FormState } from '../../../engine/form/types.ts'
import { FormLeaveGuard, type LeaveGuardState } from '../../../engine/form/useLeaveGuard.tsx'
import { Button } from '../../../ui/Button.tsx'
import { type HeaderPreview, TemplatePreview } from '../../templates/TemplatePreview.tsx'
import type { Template } from '../../templates/types.ts'
import { HeaderFile } from './HeaderFile.tsx'
import { textsOf, type Values } from './values.ts'

type Field = Template['fields'][number]

interface FieldsProps {
  form: FormState<Values>
  template: Template
  /** leave guard of the dialog */
  out: LeaveGuardState
  onBack: () => void
  /** fields before those of the template */
  children?: ReactNode
}

/** The form with the data of a template, and beside them what the customer will see. */
export function TemplateFields({ form, template, out, onBack, children }: FieldsProps) {
  const [file, setFile] = useState<HeaderPreview>({})
  const values = form.watch()
  const { kind } = template.header
  const texts = template.fields.filter((field) => ['text', 'link', 'code'].includes(field.kind))
  return (
    <Form form={form} className="template-form">
      <div className="template-form-parts">
        <div className="template-fields">
          <p className="template-form-name">
            <Button variant="ghost" icon="arrow-left" onClick={() => out.leave(onBack)}>
              Elegir otra
            </Button>
            <span className="template-name">{template.name}</span>
          </p>
          {children}
          {(kind === 'image' || kind === 'video' || kind === 'document') && (
            <CustomField of={form} name="media_id">
              {({ onChange, error }) => (
                <HeaderFile
                  kind={kind}
                  error={error()}
                  onChosen={({ id, ...shown }) => {
                    setFile(shown)
                    onChange(id)
                  }}
                />
              )}
            </CustomField>
          )}
          {kind === 'location' && (
            <div className="dialog-pair">
              <TextInput of={form} name="location.name" required placeholder="Local Centro" />
              <TextInput of={form} name="location.address" required placeholder="Av. San Martín 120" />
              <TextInput of={form} name="location.latitude" required placeholder="-34,6037" />
              <TextInput of={form} name="location.longitude" required placeholder="-58,3816" />
            </div>
          )}
          {texts.map((field, place) => (
            <TextInput
              key={field.key}
              of={form}
              // The keys of a template are only known now.
              name={field.key as 'body.1'}
              label={labelOf(field)}
              autoFocus={place === 0}
              required
              {...(field.example !== null && { placeholder: field.example })}
              {...(field.kind === 'link' && { help: linkHelp(template, field) })}
            />
          ))}
          {template.fields.length === 0 && <p className="soft">No tiene datos por completar.</p>}
        </div>
        <div className="template-form-preview">
          <h3>Así la verá el cliente</h3>
          <TemplatePreview
            template={template}
            values={textsOf(values)}
            header={kind === 'location' ? { name: values.location.name } : file}
          />
          {template.category === 'MARKETING' && (
            <p className="soft">Es una promoción: Meta la cobra como tal y puede no entregarla.</p>
          )}
        </div>
      </div>
      <FormFooter className="dialog-actions">
        <Submit text="Enviar" />
      </FormFooter>
      <FormLeaveGuard guard={out} />
    </Form>
  )
}

function labelOf({ key, kind, name }: Field): string {
  if (kind === 'link') return `Enlace de «${name}»`
  if (kind === 'code') return 'Código del cupón'
  const words = name.replaceAll('_', ' ')
  const label = /^\d+$/.test(name) ? `Dato ${name}` : words.charAt(0).toUpperCase() + words.slice(1)
  return key.startsWith('header.') ? `${label} (encabezado)` : label
}

function linkHelp({ buttons }: Template, { key }: Field): string {
  const target = buttons[Number(key.split('.')[1])]?.target ?? ''
  return `Completa ${target.replace(/\{\{.*/, '…')}`
}
