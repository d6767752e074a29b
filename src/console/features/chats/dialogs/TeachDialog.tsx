import { useState } from 'react'
import { Link } from 'react-router-dom'
import { api, unwrap } from '../../../api/client.ts'
import { fieldsOf } from '../../../api/errors.ts'
import { withToasts } from '../../../ui/call-toasts.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useLoad } from '../../../ui/useLoad.ts'
import { IntentChoice, type IntentDecision } from '../../intents/IntentChoice.tsx'
import { useRoom } from '../context.ts'

interface TeachDialogProps {
  messageId: number
  text: string
  onClose: () => void
}

/** Makes a customer's message an example of an intent, so that the bot understands it after its next training. */
export default function TeachDialog({ messageId, text, onClose }: TeachDialogProps) {
  const { botId } = useRoom()
  const path = { bot: botId }
  const intents = useLoad(`intents ${botId}`, (signal) =>
    unwrap(api.GET('/ia/buttons/{bot}', { params: { path }, signal })),
  )
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Record<string, string>>({})

  async function teach(decision: IntentDecision): Promise<void> {
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
        onResolve={(decision) => void teach(decision)}
      />
      <p className="soft">
        El chatbot lo entiende después del próximo entrenamiento.{' '}
        <Link to="/advanced/misunderstood">Ver todos los mensajes sin entender</Link>
      </p>
    </Dialog>
  )
}
