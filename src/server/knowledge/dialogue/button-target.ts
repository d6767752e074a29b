import { decide } from './decide.ts'
import { freshState } from './state.ts'
import type { BotSnapshot, ResponseButton, Turn } from './types.ts'

/** The result of pressing a button. */
interface Lead {
  kind: 'main' | 'secondary' | 'keyword' | 'person' | 'situation'
  /** ID of the main response; null for the other kinds */
  id: number | null
}

/** Returns what a button leads to if pressed now; undefined when nothing answers it. */
export function buttonTarget(
  bot: BotSnapshot,
  button: ResponseButton,
  { channel, now }: Pick<Turn, 'channel' | 'now'>,
): Lead | undefined {
  const turn = { text: button.title, hasFiles: false, channel, now, variables: {}, seed: 0, pressed: button }
  const { replies, explanation } = decide(turn, freshState(), bot)
  const { rule, responseId } = explanation
  if (rule === 'fallback' || rule === 'no_response') return undefined
  if (responseId !== null) return { kind: 'main', id: responseId }
  if (replies.some(({ kind }) => kind === 'person') || rule === 'words') return { kind: 'person', id: null }
  const kind = rule === 'quick' ? 'keyword' : rule === 'secondary' || rule === 'button' ? 'secondary' : 'situation'
  return { kind, id: null }
}
