import { useRef, useState } from 'react'
import { chatTemplateSend } from '../../../../../generated/bodies/templates.ts'
import { newKey } from '../../../../contract/key.ts'
import { api, unwrap } from '../../../api/client.ts'
import { ApiError } from '../../../api/errors.ts'
import { Form } from '../../../engine/form/Form.tsx'
import { FormFooter, Submit } from '../../../engine/form/FormFooter.tsx'
import { CustomField, TextInput } from '../../../engine/form/inputs.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { FormLeaveGuard, type LeaveGuardState } from '../../../engine/form/useLeaveGuard.tsx'
import { Button } from '../../../ui/Button.tsx'
import { withToasts } from '../../../ui/call-toasts.ts'
import { type HeaderPreview, TemplatePreview } from '../../templates/TemplatePreview.tsx'
import type { Template } from '../../templates/types.ts'
import { useChatsContext } from '../context.ts'
import type { ChatItem } from '../state/types.ts'
import { HeaderFile } from './HeaderFile.tsx'
import { bodyOf, problemsOf, textsOf, type Values, valuesOf } from './values.ts'

type Field = Template['fields'][number]

interface FormProps {
  chat: ChatItem
  template: Template
  /** leave guard of the dialog */
  out: LeaveGuardState
  onBack: () => void
  onSent: () => void
  /** Meta may have stopped the template meanwhile */
  onRefused: () => void
}

/** The data of a template, and beside them what the customer will see. */
export function TemplateForm({ chat, template, out, onBack, onSent, onRefused }: FormProps) {
  const { botId, inbox } = useChatsContext()
  const [file, setFile] = useState<HeaderPreview>({})
  const keyOf = useKeys()
  const form = useForm({
    operation: chatTemplateSend,
    valuesOf: () => valuesOf(template, chat.user_name),
    bodyOf: (values: Values) => ({
      ...{ id: chat.id, target_id: chat.sender_id, template_id: template.id },
      ...bodyOf(template, values),
    }),
    validate: (values) => problemsOf(template, values),
    send: async (body, { shown }) => {
      const params = { path: { bot: botId }, header: { 'Idempotency-Key': keyOf(body) } }
      try {
        const call = () => unwrap(api.POST('/chats/templates/send/{bot}', { params, body }))
        return await withToasts('chatTemplateSend', call, shown)
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) onRefused()
        throw error
      }
    },
    onDone: (made) => {
      inbox.applyMessages(chat.id, [made])
      onSent()
    },
  })
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

/** Returns a key for a request: the same for a repetition, so that it is sent once, and another for other data. */
function useKeys(): (body: object) => string {
  const last = useRef({ text: '', key: '' })
  return (body) => {
    const text = JSON.stringify(body)
    if (last.current.text !== text) last.current = { text, key: newKey() }
    return last.current.key
  }
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
