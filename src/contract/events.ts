/**
 * Envelope of all realtime events. Events are numbered per bot in the transaction of the change, so that a client can
 * ignore events it has seen and request the ones it missed.
 */
export interface EventEnvelope<Name extends string = string, Payload = unknown> {
  bot_id: number
  /** increases by one with each event of a bot */
  seq: number
  name: Name
  /** ISO 8601, UTC */
  at: string
  payload: Payload
}
