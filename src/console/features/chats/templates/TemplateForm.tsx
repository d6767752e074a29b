import { chatTemplateSend } from '../../../../../generated/bodies/templates.ts'
import { api, unwrap } from '../../../api/client.ts'
import { ApiError } from '../../../api/errors.ts'
import { useForm } from '../../../engine/form/useForm.ts'
import type { LeaveGuardState } from '../../../engine/form/useLeaveGuard.tsx'
import { withToasts } from '../../../ui/call-toasts.ts'
import type { Template } from '../../templates/types.ts'
import { useChatsContext } from '../context.ts'
import type { ChatItem } from '../state/types.ts'
import { TemplateFields } from './TemplateFields.tsx'
import { useKeys } from './useKeys.ts'
import { bodyOf, problemsOf, type Values, valuesOf } from './values.ts'

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

/** Fills in a template for the customer of a chat, and sends it. */
export function TemplateForm({ chat, template, out, onBack, onSent, onRefused }: FormProps) {
  const { botId, inbox } = useChatsContext()
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
  return <TemplateFields form={form} template={template} out={out} onBack={onBack} />
}
