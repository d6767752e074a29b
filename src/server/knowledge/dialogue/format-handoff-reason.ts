import { HandoffReasonOptions } from '../../../../generated/options.ts'
import type { Handoff } from './types.ts'

/** Returns the handoff reason as shown to staff: 'No entendió 2 veces', 'Pidió una persona: «asesor»'. */
export function formatHandoffReason({ reason, misses = 1, by }: Pick<Handoff, 'reason' | 'misses' | 'by'>): string {
  const label = HandoffReasonOptions.find(({ value }) => value === reason)?.label ?? reason
  if (reason === 'failure') return `${label} ${misses} ${misses === 1 ? 'vez' : 'veces'}`
  return by ? `${label}: «${by}»` : label
}
