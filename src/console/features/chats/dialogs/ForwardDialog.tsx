import { chatForwardSend } from '../../../../../generated/bodies/chats.ts'
import { api, unwrap } from '../../../api/client.ts'
import { FormWindow } from '../../../engine/form/FormWindow.tsx'
import { CustomField } from '../../../engine/form/inputs.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { toastsOf, withToasts } from '../../../ui/call-toasts.ts'
import { toast } from '../../../ui/toast.ts'
import { useChatsContext } from '../context.ts'
import { quoteOf } from '../panel/quotes.ts'
import type { InboxController } from '../state/inbox.ts'
import type { ChatMessage } from '../state/types.ts'
import { useKeys } from '../templates/useKeys.ts'
import { ForwardChoice, NONE } from './ForwardChoice.tsx'
import type { ChatDialogProps } from './shared.tsx'
import { useChatSearch } from './useChatSearch.ts'

const NOT_OFFERED = 'Elige una conversación de la lista.'

/** Offers to open a chat in the toast that says that a message was forwarded to it. */
async function offerToOpen(inbox: InboxController, id: number): Promise<void> {
  const { success } = await toastsOf('chatForwardSend')
  const action = { label: 'Abrir', run: () => void inbox.select(id) }
  if (success) toast.success(success, { about: 'chatForwardSend', action })
}

/** Sends a message to the customer of another chat. */
export function ForwardDialog({ chat, message, onClose }: ChatDialogProps & { message: ChatMessage }) {
  const { botId, inbox } = useChatsContext()
  const keyOf = useKeys()
  const search = useChatSearch()
  const form = useForm({
    operation: chatForwardSend,
    valuesOf: () => ({ to_id: NONE }),
    bodyOf: ({ to_id }) => ({ id: chat.id, message_id: message.id, to_id }),
    // A chat chosen before the search changed may be another customer's than the one meant now.
    validate: ({ to_id }) => (search.offers(to_id) ? [] : [{ path: 'to_id', text: NOT_OFFERED }]),
    send: async (body, { shown }) => {
      const params = { path: { bot: botId }, header: { 'Idempotency-Key': keyOf(body) } }
      const call = () => unwrap(api.POST('/chats/requests/forward/{bot}', { params, body }))
      const sent = await withToasts('chatForwardSend', call, shown)
      void offerToOpen(inbox, body.to_id)
      return sent
    },
    onDone: () => {
      inbox.refresh()
      onClose()
    },
  })
  return (
    <FormWindow
      title="Reenviar a otra conversación"
      form={form}
      className="dialog-form"
      save="Reenviar"
      disabled={!search.offers(form.watch('to_id'))}
      asks={false}
      onClose={onClose}
    >
      <blockquote className="resend-text" dir="auto">
        {quoteOf(message).text}
      </blockquote>
      <CustomField of={form} name="to_id">
        {({ label, value, onChange }) => (
          <ForwardChoice label={label} from={chat.id} search={search} value={value} onChange={onChange} />
        )}
      </CustomField>
      <p className="soft">Se enviará como un mensaje tuyo. Solo el equipo ve que es reenviado.</p>
    </FormWindow>
  )
}
