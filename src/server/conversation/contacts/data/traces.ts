import type { Database } from '../../../../../generated/database.d.ts'
import type { Sureness } from './match.ts'

/**
 * What happens in a table when a person's data is erased.
 * - `cascade`: its rows belong to a contact or a chat and go with it
 * - `mention`: rows that mention the person go, as far as it is sure that they do
 * - `none`: it holds nothing of customers, or only what the business says to all of them: answers, quick replies and macros
 * - `own`: erased by a step of its own
 */
type Trace = 'cascade' | 'none' | 'own' | Mention

/** Rows of a table that may be about the person. What others still wait for goes by marks alone. */
interface Mention {
  mention: MentionScope
  by: Sureness
}

/** Every table, so that a new one does not compile before somebody says what it holds of a person. */
export const traces: Readonly<Record<keyof Database, Trace>> = {
  access_contact: 'cascade',
  access_group: 'none',
  account_link: 'none',
  api_key: 'none',
  app_user: 'none',
  area: 'none',
  area_contact: 'cascade',
  area_user: 'none',
  audit: 'own',
  bot: 'none',
  bot_answer: 'none',
  bot_import: 'none',
  bot_model: 'own',
  budget: 'cascade',
  budget_settings: 'none',
  budget_version: 'cascade',
  channel_account: 'none',
  channel_claim: 'none',
  channel_event: { mention: 'bot', by: 'names' },
  channel_link: 'cascade',
  channel_media: 'cascade',
  channel_pair: 'cascade',
  channel_rate: 'none',
  channel_template: 'none',
  channel_template_sync: 'none',
  chat: 'own',
  chat_bulk: 'none',
  chat_current: 'cascade',
  chat_dialogue: 'cascade',
  chat_event: 'cascade',
  chat_draft: 'cascade',
  chat_handoff: 'cascade',
  chat_introduction: 'cascade',
  chat_label: 'cascade',
  chat_mention: 'cascade',
  chat_name: 'cascade',
  chat_pin: 'cascade',
  chat_rule: 'own',
  chat_rule_event: 'cascade',
  chat_rule_run: 'cascade',
  chat_silence: 'cascade',
  chat_transfer: 'cascade',
  chat_view: { mention: 'bot', by: 'texts' },
  console_presence: 'none',
  contact: 'own',
  contact_distinct: 'cascade',
  contact_event: 'own',
  contact_field: 'none',
  contact_group: 'own',
  contact_group_member: 'cascade',
  contact_import: 'own',
  contact_import_reject: { mention: 'import', by: 'names' },
  contact_import_row: 'own',
  contact_label: 'cascade',
  contact_merge: 'own',
  contact_note: 'cascade',
  contact_value: 'cascade',
  contact_words: 'cascade',
  daily_count: 'none',
  entity: 'none',
  event: 'own',
  example: 'own',
  idempotency: 'own',
  intent: 'none',
  intent_category: 'none',
  invitation: 'none',
  job: { mention: 'jobs', by: 'marks' },
  known_place: 'none',
  label: 'none',
  macro: 'none',
  mailbox_cursor: 'none',
  media: 'own',
  member_availability: 'none',
  membership: 'none',
  message: 'cascade',
  message_fact: 'cascade',
  message_file: 'cascade',
  notification_contact: 'cascade',
  notification_notice: { mention: 'bot', by: 'names' },
  notification_rule: 'cascade',
  notification_settings: 'none',
  outbound_part: 'cascade',
  plan: 'none',
  quick_reply: 'none',
  quick_response: 'none',
  rate_count: { mention: 'all', by: 'marks' },
  response: 'none',
  response_category: 'none',
  secondary_response: 'none',
  session: 'none',
  small_talk: 'none',
  synonym_group: 'none',
  test_case: { mention: 'bot', by: 'texts' },
  test_session: { mention: 'bot', by: 'texts' },
  training_run: 'own',
  untrained_change: 'none',
  user_connection: 'none',
  webchat_site: 'none',
  webchat_upload: 'own',
  webchat_visitor: 'own',
  webhook: 'none',
  webhook_delivery: { mention: 'bot', by: 'names' },
  webhook_inbox: { mention: 'account', by: 'marks' },
  webhook_secret: 'none',
}

/** Where rows that mention the person are looked for. */
export type MentionScope = 'bot' | 'account' | 'import' | 'jobs' | 'all'

/** The tables whose rows go if they mention the person. */
export const mentionTables = Object.entries(traces).flatMap(([table, trace]): [string, Mention][] =>
  typeof trace === 'object' ? [[table, trace]] : [],
)
