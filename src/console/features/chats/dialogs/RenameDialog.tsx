import { useState } from 'react'
import { ChatUsernameInputLimits } from '../../../../../generated/limits.ts'
import { chatUsernameUpdateBody } from '../../../../../generated/validators/chats.js'
import { brokenRules } from '../../../ui/problems.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { useRoom } from '../context.ts'
import { type ChatDialogProps, FormDialog } from './parts.tsx'

/** Changes the name under which a chat is shown. */
export function RenameDialog({ chat, onClose }: ChatDialogProps) {
  const { actions } = useRoom()
  const [username, setUsername] = useState(chat.user_name)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  async function save(): Promise<void> {
    const problem = brokenRules(chatUsernameUpdateBody, { id: chat.id, username })
    setError(problem?.fields?.username ?? problem?.message)
    if (problem) return
    setBusy(true)
    const done = await actions.rename(chat.id, username.trim())
    setBusy(false)
    if (done) onClose()
  }
  return (
    <FormDialog title="Cambiar el nombre" onClose={onClose} busy={busy} onSubmit={() => void save()}>
      <TextField
        label="Nombre"
        kind="text"
        maxLength={ChatUsernameInputLimits.username.maxLength}
        required
        autoFocus
        value={username}
        onChange={setUsername}
        error={error}
      />
    </FormDialog>
  )
}
