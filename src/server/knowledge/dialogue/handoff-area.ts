import type { OpeningHours } from './hours.ts'

/** An area that may take over a conversation; the list is in order of preference. */
export interface HandoffArea {
  id: number
  name: string
  takesHandoff: boolean
  /** nobody belongs to it */
  isEmpty?: boolean
  /** its own hours; defaults to those of the bot */
  schedule?: OpeningHours
  /** sent outside those hours instead of the bot's own text */
  offlineMessage?: string
}
