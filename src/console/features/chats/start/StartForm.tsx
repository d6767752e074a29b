import { chatStart } from '../../../../../generated/bodies/templates.ts'
import { api, unwrap } from '../../../api/client.ts'
import { ApiError } from '../../../api/errors.ts'
import { TextInput } from '../../../engine/form/inputs.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import type { LeaveGuardState } from '../../../engine/form/useLeaveGuard.tsx'
import { withToasts } from '../../../ui/call-toasts.ts'
import type { Template } from '../../templates/types.ts'
import { useChatsContext } from '../context.ts'
import { TemplateFields } from '../templates/TemplateFields.tsx'
import { useKeys } from '../templates/useKeys.ts'
import { bodyOf, problemsOf, type Values, valuesOf } from '../templates/values.ts'
import type { Person } from './people.ts'

interface StartFormProps {
  /** id of the number of the business */
  number: number
  person: Person
  template: Template
  /** leave guard of the dialog */
  out: LeaveGuardState
  onBack: () => void
  onStarted: () => void
  /** Meta may have stopped the template meanwhile */
  onRefused: () => void
}

/** Fills in the template that a conversation begins with, sends it, and opens the conversation. */
export function StartForm({ number, person, template, out, onBack, onStarted, onRefused }: StartFormProps) {
  const { botId, inbox } = useChatsContext()
  const keyOf = useKeys()
  const isNew = 'phone' in person
  const form = useForm({
    operation: chatStart,
    valuesOf: () => ({ ...valuesOf(template, person.name), name: isNew ? person.name : '' }),
    bodyOf: ({ name, ...values }: Values) => ({
      ...{ number_id: number, template_id: template.id },
      ...(isNew ? { phone: person.phone, ...(name.trim() && { name }) } : { contact_id: person.contactId }),
      ...bodyOf(template, values),
    }),
    validate: (values) => problemsOf(template, values),
    send: async (body, { shown }) => {
      const params = { path: { bot: botId }, header: { 'Idempotency-Key': keyOf(body) } }
      const since = inbox.knownSeq()
      try {
        const call = () => unwrap(api.POST('/chats/start/{bot}', { params, body }))
        return { ...(await withToasts('chatStart', call, shown)), since }
      } catch (error) {
        if (error instanceof ApiError && error.code === 'disabled') onRefused()
        throw error
      }
    },
    onDone: ({ chat, message, since }) => {
      inbox.applyChats([chat], since)
      inbox.applyMessages(chat.id, [message])
      onStarted()
      void inbox.select(chat.id)
    },
  })
  return (
    <TemplateFields form={form} template={template} out={out} onBack={onBack}>
      {isNew && <TextInput of={form} name="name" help="Déjalo vacío si no lo sabes." />}
    </TemplateFields>
  )
}
