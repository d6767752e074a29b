import type { components } from '../../../../../generated/api.d.ts'
import { useBotId } from '../../../session/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { IntentChoice } from '../../intents/IntentChoice.tsx'
import { useIntentNames } from '../../intents/useIntentNames.ts'
import { Undo } from '../../misunderstood/Undo.tsx'
import { useResolving } from '../../misunderstood/useResolving.ts'
import { Phrases } from './Phrases.tsx'

type Group = components['schemas']['MisunderstoodGroup']

interface MissedEffectProps {
  group: Group
  onTaught: () => void
}

/** Likeness from which an intent is offered with one press. */
const LIKELY = 0.4

/** Messages that were not understood: they teach the intent that they belong to, or are about nothing of the business. */
export function MissedEffect({ group, onTaught }: MissedEffectProps) {
  const bot = useBotId()
  const intents = useIntentNames(bot)
  const resolving = useResolving(bot, onTaught)
  const { text, messages, message_ids } = group
  const key = message_ids[0] ?? 0
  const busy = resolving.busy === key
  const problems = resolving.problemsOf(group)
  const others = messages.filter((message) => message.text !== text)
  const likely = group.intents.filter(({ chosen, confidence }) => chosen > 0 || confidence >= LIKELY).slice(0, 1)
  return (
    <>
      <p className="report-example">
        <strong>«{text}»</strong>
        {others.length > 0 && <Phrases texts={others.map((message) => message.text)} />}
      </p>
      {!resolving.resolved.has(key) && (
        <div className="report-teach">
          {likely.map(({ intent_id, name }) => (
            <Button
              key={intent_id}
              icon="plus"
              busy={busy}
              aria-label={`Agregar «${text}» a «${name}»`}
              onClick={() => void resolving.resolve(group, { action: 'example', intent_id })}
            >
              Agregar a «{name}»
            </Button>
          ))}
          <IntentChoice
            label={likely.length > 0 ? 'Otra intención' : 'Qué quiso decir el cliente'}
            intents={intents.data ?? []}
            disabled={busy}
            problem={problems.intent_name ?? problems.intent_id}
            onResolve={(decision) => void resolving.resolve(group, decision)}
          />
          <Button
            variant="ghost"
            icon="eye-off"
            busy={busy}
            aria-label={`Ignorar «${text}»`}
            onClick={() => void resolving.resolve(group, { action: 'ignored' })}
          >
            Ignorar
          </Button>
        </div>
      )}
      <Undo done={resolving.done} onUndo={() => void resolving.undo()} onClose={resolving.forget} />
      {resolving.resolved.has(key) && !resolving.done && <p className="soft">Ya lo resolviste.</p>}
    </>
  )
}
