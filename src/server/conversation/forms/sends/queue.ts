/** The queue of sends of surveys: it asks people one after the other. */
export const SURVEY_SEND = 'survey-send'

/** The queue of reminders of sends. */
export const SURVEY_REMIND = 'survey-remind'

/** What a job of these queues works on. */
export interface SendJob {
  bot_id: number
  send_id: number
  /** how often those who are left were tried before */
  tried?: number
  /** the last chat that was tried in this attempt */
  after?: number
}
