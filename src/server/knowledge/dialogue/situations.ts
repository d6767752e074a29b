/** Situations whose text a bot may replace (`settings.texts`), or answer with a secondary response. */
export interface Texts {
  greeting: string
  fallback: string
  transfer: string
  out_of_hours: string
  media_received: string
  goodbye: string
  no_agents: string
  timeout: string
  blocked: string
  error: string
}

/** Everything that a bot says on its own. `{{lugar}}` is the customer's place in the queue. */
export interface SystemTexts extends Texts {
  /** asks for confirmation after the last message that was not understood */
  fallback_last: string
  /** an intent was understood but has no answer */
  unanswered: string
  confirm: string
  declined: string
  queue: string
  queue_next: string
  /** a request for a person timed out */
  waited: string
  restart: string
  /** above buttons that follow no text */
  options: string
}
