import { useState } from 'react'
import { ExampleInputLimits } from '../../../../generated/limits.ts'
import { excessError } from '../../../contract/length.ts'
import { fieldsOf } from '../../api/errors.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { addExample } from '../intents/add-example.ts'
import { IntentChoice, type IntentDecision } from '../intents/IntentChoice.tsx'
import type { Intent, Turn } from './types.ts'

interface CorrectIntentProps {
  bot: number
  turn: Turn
  intents: readonly Intent[]
  onCorrected: (intent: string) => void
  onIntentCreated: () => void
}

/** Adds the message as an example of the right intent: a suggested one, any other, or a new one. */
export function CorrectIntent({ bot, turn, intents, onCorrected, onIntentCreated }: CorrectIntentProps) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function add(decision: IntentDecision): Promise<void> {
    setBusy(true)
    setProblem(undefined)
    try {
      const created = await addExample(bot, turn.text, decision)
      if (created) onIntentCreated()
      onCorrected(created?.name ?? nameOf(decision))
      setOpen(false)
    } catch (error) {
      setProblem(Object.values(fieldsOf(error))[0])
    }
    setBusy(false)
  }

  function nameOf(decision: IntentDecision): string {
    if (decision.action === 'intent') return decision.intent_name
    const { intent_id: id } = decision
    const ranked = turn.answer?.intents.find((one) => one.intent_id === id)
    return intents.find((one) => one.id === id)?.title ?? ranked?.name ?? ''
  }

  if (turn.corrected)
    return (
      <Banner tone="success" role="status">
        Lo agregamos como ejemplo de «{turn.corrected}». El borrador ya lo sabe; tus clientes lo notarán cuando
        entrenes.
      </Banner>
    )
  if (excessError(turn.text, ExampleInputLimits.text.maxLength))
    return <p className="soft">Es demasiado largo para ser un ejemplo.</p>
  return (
    <div className="testbot-correct">
      <Button icon="edit" aria-expanded={open} onClick={() => setOpen(!open)}>
        Corregir
      </Button>
      {open && (
        <div className="testbot-correct-choice">
          <p>¿Qué quiso decir?</p>
          <div className="testbot-buttons">
            {turn.answer?.intents.map(({ intent_id, name }) => (
              <Button
                key={intent_id}
                icon="plus"
                busy={busy}
                onClick={() => void add({ action: 'example', intent_id })}
              >
                {name}
              </Button>
            ))}
          </div>
          <IntentChoice
            label="Otra intención"
            intents={intents}
            disabled={busy}
            problem={problem}
            onResolve={(decision) => void add(decision)}
          />
        </div>
      )}
    </div>
  )
}
