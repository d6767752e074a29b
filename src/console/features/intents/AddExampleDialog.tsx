import './add-example.css'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { api, unwrap } from '../../api/client.ts'
import { fieldsOf } from '../../api/errors.ts'
import { mayOpen, useSession } from '../../session/index.ts'
import { withToasts } from '../../ui/call-toasts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useLoad } from '../../ui/useLoad.ts'
import { addExample } from './add-example.ts'
import { IntentChoice, type IntentDecision } from './IntentChoice.tsx'

interface AddExampleDialogProps {
  bot: number
  text: string
  /** the customers' messages to add as they are; without them, the text itself */
  messageIds?: readonly number[]
  onAdded?: () => void
  onClose: () => void
}

/** Adds a text or customers' messages as examples of an intent; the bot recognizes them after the next training. */
export default function AddExampleDialog({ bot, text, messageIds = [], onAdded, onClose }: AddExampleDialogProps) {
  const session = useSession()
  const path = { bot }
  const intents = useLoad(`intents ${bot}`, (signal) =>
    unwrap(api.GET('/ia/buttons/{bot}', { params: { path }, signal })),
  )
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Record<string, string>>({})

  async function add(decision: IntentDecision): Promise<void> {
    setBusy(true)
    setProblems({})
    try {
      if (messageIds.length === 0) await addExample(bot, text, decision)
      else {
        const body = { message_ids: [...messageIds], ...decision }
        const { skipped } = await withToasts('misunderstoodResolve', () =>
          unwrap(api.POST('/misunderstood/{bot}', { params: { path }, body })),
        )
        if (skipped[0]) toast.info(skipped[0].reason)
      }
      onAdded?.()
      onClose()
    } catch (error) {
      setProblems(fieldsOf(error))
      setBusy(false)
    }
  }

  return (
    <Dialog open title="Enseñar al chatbot" onClose={onClose}>
      <blockquote className="example-text" dir="auto">
        {text}
      </blockquote>
      <IntentChoice
        label="Qué quiso decir el cliente"
        intents={intents.data ?? []}
        disabled={busy}
        problem={Object.values(problems)[0]}
        onResolve={(decision) => void add(decision)}
      />
      <p className="soft">
        El chatbot lo entenderá después del próximo entrenamiento.{' '}
        {mayOpen('/advanced/misunderstood', session) && (
          <Link to="/advanced/misunderstood">Ver mensajes sin entender</Link>
        )}
      </p>
    </Dialog>
  )
}
