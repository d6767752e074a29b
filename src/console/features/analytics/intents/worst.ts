import type { components } from '../../../../../generated/api.d.ts'
import { formatRate, plural } from '../../../ui/format.ts'

type IntentUse = components['schemas']['IntentUse']

/** Confidence below which the bot hesitates. */
const LOW_CONFIDENCE = 0.6
/** Part of the uses, in percent, from which it is many who write no more. */
const HIGH_DROP_OFF = 40
/** Uses below which that part says nothing. */
const FEW = 5
/** Intents shown. */
const MOST = 8

interface Weak {
  intent: IntentUse
  /** what is wrong, in words */
  reasons: string[]
}

/** Returns the intents that fail most customers, worst first, each with why. */
export function weakest(intents: readonly IntentUse[]): Weak[] {
  const found = intents.flatMap((intent) => {
    const { hits, confidence, misunderstood, drop_off } = intent
    const hesitates = confidence !== null && hits > 0 && confidence < LOW_CONFIDENCE
    const leaves = drop_off !== null && hits >= FEW && drop_off >= HIGH_DROP_OFF
    const reasons = [
      misunderstood > 0 && plural(misunderstood, 'vez mal entendida', 'veces mal entendida'),
      hesitates && `Confianza de ${formatRate(confidence)}`,
      leaves && `Tras responder, ${formatRate(drop_off / 100)} no escribe más`,
    ].filter((reason) => reason !== false)
    // Customers that it may have failed.
    const failed = misunderstood + (hesitates ? hits * (1 - confidence) : 0) + (leaves ? (hits * drop_off) / 100 : 0)
    return reasons.length > 0 ? [{ intent, reasons, failed }] : []
  })
  return found.sort((one, other) => other.failed - one.failed).slice(0, MOST)
}
