import { useEffect } from 'react'
import { chatAreaUpdate } from '../../../../../generated/bodies/chats.ts'
import { api, unwrap } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { FormWindow } from '../../../engine/form/FormWindow.tsx'
import { CustomField, MultilineInput } from '../../../engine/form/inputs.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { Loading } from '../../../ui/Spinner.tsx'
import { toast } from '../../../ui/toast.ts'
import { useCatalogueStore } from '../calls/catalogue.ts'
import { useChatsContext } from '../context.ts'
import type { ChatItem } from '../state/types.ts'
import { RadioList } from './RadioList.tsx'
import { saveChat } from './saveChat.ts'
import type { ChatDialogProps } from './shared.tsx'

interface Values {
  selected_area_id: number | null
  note: string
}

const valuesOf = (chat: ChatItem | undefined): Values => ({ selected_area_id: chat?.area?.id ?? null, note: '' })

/** Moves a chat to any area, with an optional note to its team. The chat becomes unassigned. */
export function AreaDialog({ chat, onClose }: ChatDialogProps) {
  const room = useChatsContext()
  const { botId, catalogue, inbox } = room
  const areas = useCatalogueStore(catalogue.allAreas)
  useEffect(() => {
    catalogue.allAreas.load(true).catch((error: unknown) => toast.error(messageOf(error)))
  }, [catalogue])
  const params = { path: { bot: botId } }
  const form = useForm({
    operation: chatAreaUpdate,
    record: chat,
    valuesOf,
    bodyOf: ({ selected_area_id, note }) => ({
      ...{ id: chat.id, selected_area_id, ...(note.trim() && { note: note.trim() }) },
      // The area that the user saw: if two people move the chat at once, the second one gets a conflict.
      expected_area_id: (inbox.store.get().state.chats.get(chat.id)?.item ?? chat).area?.id ?? null,
    }),
    textOf: (path, value) => (path === 'selected_area_id' ? areas?.find(({ id }) => id === value)?.name : undefined),
    send: (body, { shown }) =>
      saveChat(room, 'chatAreaUpdate', () => unwrap(api.POST('/chats/requests/change/{bot}', { params, body })), shown),
    onDone: onClose,
  })
  const area = form.watch('selected_area_id')
  const chosen = areas?.find(({ id }) => id === area)
  return (
    <FormWindow
      title="Cambiar de área"
      form={form}
      className="dialog-form"
      disabled={area === null || area === chat.area?.id}
      onClose={onClose}
    >
      <p className="soft" role="status">
        {chosen && !chosen.own
          ? `La atenderá el equipo de ${chosen.name} y dejarás de verla.`
          : 'La conversación quedará sin asignar en su nueva área.'}
      </p>
      {areas ? (
        <CustomField of={form} name="selected_area_id">
          {({ label, value, onChange }) => (
            <RadioList
              label={label}
              none="Todavía no hay áreas. Crea la primera en Agenda, Áreas."
              options={areas.map(({ id, name, enable_handoff }) => ({
                id,
                label: name,
                note: enable_handoff ? undefined : 'No recibe derivaciones',
              }))}
              value={value}
              onChange={onChange}
            />
          )}
        </CustomField>
      ) : (
        <Loading />
      )}
      <MultilineInput
        of={form}
        name="note"
        label="Nota para el área (opcional)"
        help="La lee el equipo, nunca el cliente."
        rows={2}
      />
    </FormWindow>
  )
}
