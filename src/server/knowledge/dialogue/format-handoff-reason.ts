import { HandoffReasonOptions, UrgencyReasonOptions } from '../../../../generated/options.ts'
import type { Handoff } from './types.ts'

/**
 * Returns the handoff reason as shown to staff: 'No entendió 2 veces', 'Pidió una persona: «asesor»'. Something urgent has
 * the label of the chat's mark: 'Denuncia o abogado: «…»'.
 */
export function formatHandoffReason({
  reason,
  urgency,
  misses = 1,
  by,
  own = false,
}: Pick<Handoff, 'reason' | 'urgency' | 'misses' | 'by' | 'own'>): string {
  const label =
    UrgencyReasonOptions.find(({ value }) => value === urgency)?.label ??
    HandoffReasonOptions.find(({ value }) => value === reason)?.label ??
    reason
  if (reason === 'failure') return `${label} ${misses} ${misses === 1 ? 'vez' : 'veces'}`
  if (reason === 'rule') return by ? `${label} «${by}»` : 'Una regla'
  if (reason === 'staff' && own) return `La tomó ${by}`
  if (reason === 'staff') return by ? `${label} ${by}` : 'Se la pasó el equipo'
  return by ? `${label}: «${by}»` : label
}
