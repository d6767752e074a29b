import { useEffect, useState } from 'react'
import { keptText } from '../../session/useKeptText.ts'
import type { DraftMark } from './draft.ts'
import type { Entity, Example, Intent } from './types.ts'

/** What is typed and chosen in the editor. */
interface ExampleDraft extends Pick<Example, 'split' | 'state'> {
  text: string
  marks: readonly DraftMark[]
  intent: number | undefined
}

interface DraftSetup {
  bot: number
  /** the example to edit; undefined for a new one */
  example: Example | undefined
  /** default intent of a new example */
  intentId: number | undefined
  intents: readonly Intent[]
  entities: readonly Entity[]
}

/** State of the editor. A half-typed new example survives leaving and reloading the page. */
export function useExampleDraft({ bot, example, intentId, intents, entities }: DraftSetup) {
  const isNew = example === undefined
  const [draft, setDraft] = useState<ExampleDraft>(() => {
    const { text = '', entities: marks = [], intent_id: intent = intentId } = example ?? {}
    const start: ExampleDraft = {
      text,
      marks,
      intent,
      split: example?.split ?? 'train',
      state: example?.state ?? 'active',
    }
    const kept = isNew ? readDraft(bot) : undefined
    if (!kept) return start
    // Somebody may have deleted them meanwhile.
    const known = intents.some(({ id }) => id === kept.intent)
    return {
      ...start,
      ...kept,
      intent: known ? kept.intent : intentId,
      marks: (kept.marks ?? []).filter(({ entity_id }) => entities.some(({ id }) => id === entity_id)),
    }
  })
  useEffect(() => {
    if (isNew) keptText('example', bot).write(draft.text.trim() === '' ? '' : JSON.stringify(draft))
  }, [bot, isNew, draft])
  return { draft, change: (more: Partial<ExampleDraft>) => setDraft((before) => ({ ...before, ...more })) }
}

function readDraft(bot: number): Partial<ExampleDraft> | undefined {
  try {
    return JSON.parse(keptText('example', bot).read() || 'null') ?? undefined
  } catch {
    return undefined
  }
}
