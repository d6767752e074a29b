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
  /** the form whose examples these are */
  formId?: number | undefined
  intents: readonly Intent[]
  entities: readonly Entity[]
}

/** State of the editor. A half-typed new example survives leaving and reloading the page. */
export function useExampleDraft({ bot, example, intentId, formId, intents, entities }: DraftSetup) {
  const place = formId === undefined ? 'example' : `example-${formId}`
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
    const kept = isNew ? readDraft(place, bot) : undefined
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
    if (isNew) keptText(place, bot).write(draft.text.trim() === '' ? '' : JSON.stringify(draft))
  }, [place, bot, isNew, draft])
  return { draft, change: (more: Partial<ExampleDraft>) => setDraft((before) => ({ ...before, ...more })) }
}

function readDraft(place: string, bot: number): Partial<ExampleDraft> | undefined {
  try {
    return JSON.parse(keptText(place, bot).read() || 'null') ?? undefined
  } catch {
    return undefined
  }
}
