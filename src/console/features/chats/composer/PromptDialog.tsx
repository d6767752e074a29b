import { useState } from 'react'
import { ownOf } from '../../../../contract/path.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { QuickReply } from '../state/types.ts'

interface PromptDialogProps {
  reply: QuickReply
  onClose: () => void
  onReady: (values: Record<string, string>) => void
}

/** Asks for the values that a quick reply needs before it is inserted. */
export function PromptDialog({ reply, onClose, onReady }: PromptDialogProps) {
  const [values, setValues] = useState<Record<string, string>>({})
  return (
    <Dialog open title={reply.title} onClose={onClose}>
      <form
        className="dialog-form"
        onSubmit={(event) => {
          event.preventDefault()
          onReady(values)
        }}
      >
        {reply.prompts?.map(({ key, label, required }, at) => (
          <TextField
            key={key}
            label={label}
            required={required}
            autoFocus={at === 0}
            value={ownOf(values, key) ?? ''}
            onChange={(value) => setValues((before) => ({ ...before, [key]: value }))}
          />
        ))}
        <footer className="dialog-actions">
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="primary" type="submit">
            Insertar
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}
