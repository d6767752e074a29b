import { useState } from 'react'
import { Link } from 'react-router-dom'
import { api, unwrap } from '../../../api/client.ts'
import { fieldsOf } from '../../../api/errors.ts'
import { withToasts } from '../../../ui/call-toasts.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useLoad } from '../../../ui/useLoad.ts'
import { IntentChoice, type IntentDecision } from '../../intents/IntentChoice.tsx'
import { useChatsContext } from '../context.ts'

interface AddExampleDialogProps {
  messageId: number
  text: string
  onClose: () => void
}

/** Adds a customer's message as an example of an intent; the bot recognizes it after the next training. */
export default function AddExampleDialog({ messageId, text, onClose }: AddExampleDialogProps) {
  const { botId } = useChatsContext()
  const path = { bot: botId }
  const intents = useLoad(`intents ${botId}`, (signal) =>
    unwrap(api.GET('/ia/buttons/{bot}', { params: { path }, signal })),
  )
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Record<string, string>>({})

  async function addExample(decision: IntentDecision): Promise<void> {
    setBusy(true)
    setProblems({})
    const body = { message_ids: [messageId], ...decision }
    try {
      const { skipped } = await withToasts('misunderstoodResolve', () =>
        unwrap(api.POST('/misunderstood/{bot}', { params: { path }, body })),
      )
      if (skipped[0]) toast.info(skipped[0].reason)
      onClose()
    } catch (error) {
      setProblems(fieldsOf(error))
      setBusy(false)
    }
  }

  return (
    <Dialog open title="Enseñar al chatbot" onClose={onClose}>
      <blockquote className="teach-text" dir="auto">
        {text}
      </blockquote>
      <IntentChoice
        label="Qué quiso decir el cliente"
        intents={intents.data ?? []}
        disabled={busy}
        problem={problems.intent_name ?? problems.intent_id}
        onResolve={(decision) => void addExample(decision)}
      />
      <p className="soft">
        El chatbot lo entenderá después del próximo entrenamiento.{' '}
        <Link to="/advanced/misunderstood">Ver mensajes sin entender</Link>
      </p>
    </Dialog>
  )
}
