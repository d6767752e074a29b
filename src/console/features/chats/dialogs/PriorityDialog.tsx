import { useState } from 'react'
import { ChatPriorityOptions } from '../../../../../generated/options.ts'
import { urgencyText } from '../../../notify/urgent.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useChatsContext } from '../context.ts'
import type { ChatItem } from '../state/types.ts'
import { RadioList } from './RadioList.tsx'
import type { ChatDialogProps } from './shared.tsx'

type Priority = NonNullable<ChatItem['priority']>

const LEVELS = ChatPriorityOptions.map(({ value }) => value as Priority)

/** Chooses the priority of a chat. */
export function PriorityDialog({ chat, onClose }: ChatDialogProps) {
  const { actions } = useChatsContext()
  const now = chat.priority ?? 'normal'
  const [chosen, setChosen] = useState<Priority>(now)
  const [busy, setBusy] = useState(false)
  const reason = urgencyText(chat)

  async function save(): Promise<void> {
    setBusy(true)
    if (chosen === now || (await actions.setPriority(chat.id, chosen))) onClose()
    else setBusy(false)
  }

  return (
    <Dialog
      open
      title="Cambiar la prioridad"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="primary" busy={busy} onClick={() => void save()}>
            Guardar
          </Button>
        </>
      }
    >
      <RadioList
        label="Prioridad"
        none=""
        options={ChatPriorityOptions.map(({ value, label }, id) => ({
          ...{ id, label },
          ...(value === 'urgent' && { note: reason ?? 'La verán primero mientras espere a una persona.' }),
        }))}
        value={LEVELS.indexOf(chosen)}
        onChange={(id) => setChosen(LEVELS[id] ?? now)}
      />
    </Dialog>
  )
}
