/**
 * Realtime events travel as one envelope: numbered per bot in the transaction of the change they tell of, so that a
 * client can ignore what it has seen and ask for what it missed.
 */
export interface EventEnvelope<Name extends string = string, Payload = unknown> {
  bot_id: number
  /** grows by one for each event of a bot */
  seq: number
  name: Name
  /** ISO 8601, UTC */
  at: string
  payload: Payload
}
