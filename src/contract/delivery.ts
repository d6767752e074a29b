/** The delivery state of a message to a customer, as in the API (`ChatDelivery`). */
export type Delivery = 'pending' | 'uncertain' | 'accepted' | 'sent' | 'failed' | 'delivered' | 'read'

/**
 * The order of delivery states: a state is only replaced by a higher one, because channels report in any order. A failed
 * message can still turn out to be delivered.
 */
const order: Record<Delivery, number> = {
  pending: 0,
  uncertain: 1,
  accepted: 2,
  sent: 3,
  failed: 4,
  delivered: 5,
  read: 6,
}

/** Whether a state replaces the known one. */
export const isLater = (next: Delivery, known: Delivery): boolean => order[next] > order[known]

/** A delivery state, and how often somebody had the message sent again until then. */
interface Attempted {
  status: Delivery
  resends?: number | undefined
}

/** {@link isLater} of a message that may be sent again: each time its states begin anew. */
export const isNewer = (next: Attempted, known: Attempted): boolean => {
  const [after, before] = [next.resends ?? 0, known.resends ?? 0]
  return after === before ? isLater(next.status, known.status) : after > before
}
