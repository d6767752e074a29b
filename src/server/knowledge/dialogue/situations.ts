/** Situations whose text a bot may replace in its settings (`settings.texts`). */
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

/**
 * Everything that a bot says on its own; each situation is a kind of secondary response that replaces the text.
 * `{{lugar}}` is the customer's place in the queue, `{{horario.proximo}}` when it opens next, `{{espera.habitual}}` how long
 * an answer usually takes.
 */
export interface SystemTexts extends Texts {
  /** only an audio, which cannot be transcribed */
  voice_received: string
  /** only a link */
  link_received: string
  /** only a place on a map */
  location_received: string
  /** asks for confirmation after the last message that was not understood */
  fallback_last: string
  /** an intent was understood but has no answer */
  unanswered: string
  /** asks which of several intents was meant */
  clarification: string
  /** follows an answer that may not be what the customer asked */
  doubt: string
  /** said to a complaint, before a person is offered or takes over */
  complaint: string
  /** somebody may be in danger: said first, whatever else the bot says */
  danger: string
  /** the same where it smells of gas */
  danger_gas: string
  /** a number or code that nobody asked for */
  datum: string
  /** the customer does not want something, and nothing else */
  refusal: string
  /** a handoff while somebody is there */
  transfer_present: string
  /** asks what it is about, after a handoff */
  ask_topic: string
  /** asks for a phone number or an e-mail address, after a handoff */
  ask_reach: string
  /** asks for the name, after a handoff */
  ask_name: string
  ask_thanks: string
  /** the customer does not want to say it */
  ask_skipped: string
  /** a message of a customer who waits while nobody can attend */
  waiting_noted: string
  /** the same, if it is urgent */
  waiting_urgent: string
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
