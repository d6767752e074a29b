import { decide } from './decide.ts'
import { freshState } from './state.ts'
import type { Brain, ResponseButton, Turn } from './types.ts'

/** What a press of a button comes to. */
export interface Lead {
  kind: 'main' | 'secondary' | 'keyword' | 'person' | 'situation'
  /** the main response that is said */
  id: number | null
}

/** What a button leads to if it is pressed now; undefined when nothing answers it. */
export function leadOf(
  brain: Brain,
  button: ResponseButton,
  { channel, now }: Pick<Turn, 'channel' | 'now'>,
): Lead | undefined {
  const turn = { text: button.title, hasFiles: false, channel, now, variables: {}, seed: 0, pressed: button }
  const { replies, explanation } = decide(turn, freshState(), brain)
  const { rule, responseId } = explanation
  if (rule === 'fallback' || rule === 'no_response') return undefined
  if (responseId !== null) return { kind: 'main', id: responseId }
  if (replies.some(({ kind }) => kind === 'person') || rule === 'words') return { kind: 'person', id: null }
  const kind = rule === 'quick' ? 'keyword' : rule === 'secondary' || rule === 'button' ? 'secondary' : 'situation'
  return { kind, id: null }
}
