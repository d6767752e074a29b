// seal ddf1df2b9dfba78b6093abb7
// Generated from the store's migrations. Do not edit: npm run generate.
import type { ColumnType } from 'kysely'
import type { Columns } from '../src/server/columns.ts'

/** The store fills it in when an insert is silent about it. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
/** Only the store writes it. */
export type Computed<T> = T extends ColumnType<infer S, infer _I, infer _U> ? ColumnType<S, never, never> : ColumnType<T, never, never>
/** Answered as text: a float would lose cents. */
export type Numeric = ColumnType<string, string | number, string | number>
/** Answered as ISO-8601 text in UTC, with milliseconds. */
export type Timestamp = ColumnType<string, Date | string, Date | string>
/** Read as it was written. An array or a bare scalar is written through `json()` of the store. */
export type Json<T> = ColumnType<T, JsonInput<T>, JsonInput<T>>
type JsonInput<T> = AsJson<Frozen<T>> | (T & { readonly length?: never; readonly then?: never })
type Frozen<T> = T extends readonly (infer I)[]
  ? readonly Frozen<I>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T
/** What `json()` of the store makes of a value; nothing else is of this type. */
export interface AsJson<T> {
  readonly asJson: T
}

export interface AppUser {
  id: Generated<number>
  name: string
  username: string
  email: string | null
  password_hash: string
  admin: Generated<boolean>
  preferences: Generated<Json<Columns['app_user.preferences']>>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
}

export interface Area {
  id: Generated<number>
  bot_id: number
  name: string
  description: Generated<string>
  color: Generated<string>
  enable_handoff: Generated<boolean>
  is_default: Generated<boolean>
  position: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
  schedule: Json<Columns['area.schedule']> | null
  offline_message: Generated<string>
  auto_assign: Generated<Columns['area.auto_assign']>
  max_open_per_user: Generated<number>
  first_response_minutes: number | null
  resolution_minutes: number | null
  last_assigned_user_id: number | null
  created_by: number | null
  updated_by: number | null
}

export interface AreaContact {
  area_id: number
  contact_id: number
  enabled: Generated<boolean>
}

export interface AreaUser {
  area_id: number
  user_id: number
}

export interface Audit {
  id: Generated<number>
  bot_id: number | null
  at: Generated<Timestamp>
  actor_type: string
  actor_id: number | null
  actor_name: string
  actor_role: string | null
  action: string
  resource_type: string
  resource_id: string | null
  resource_label: string | null
  before: Json<Columns['audit.before']> | null
  after: Json<Columns['audit.after']> | null
  ip: string | null
  user_agent: string | null
  request_id: string | null
  status: Generated<string>
}

export interface Bot {
  id: Generated<number>
  name: string
  plan_id: number
  bot_version: Generated<string>
  special_state: Generated<Columns['bot.special_state']>
  state: Generated<Columns['bot.state']>
  integrations: Generated<Json<Columns['bot.integrations']>>
  settings: Generated<Json<Columns['bot.settings']>>
  pending_changes: Generated<number>
  event_seq: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
  webchat_key: Generated<string>
}

export interface BotAnswer {
  message_id: number
  at: Generated<Timestamp>
  parts: Generated<number>
}

export interface BotModel {
  run_id: number
  bot_id: number
  knowledge: Json<Columns['bot_model.knowledge']>
  bytes: Buffer | null
  active: Generated<boolean>
  created_at: Timestamp
}

export interface Budget {
  id: Generated<number>
  bot_id: number
  chat_id: number
  number: string
  contact: Json<Columns['budget.contact']>
  date: string
  valid_until: string
  items: Json<Columns['budget.items']>
  discount: Json<Columns['budget.discount']> | null
  subtotal_cents: number
  tax_total_cents: number
  total_cents: number
  currency: string
  notes: Generated<string>
  status: Generated<Columns['budget.status']>
  sent_at: Timestamp | null
  viewed_at: Timestamp | null
  accepted_at: Timestamp | null
  pdf_hash: Generated<string>
  token_hash: string | null
  answer_comment: Generated<string>
  created_by: number | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
  token_expires_at: Timestamp | null
  media_id: string | null
}

export interface BudgetSettings {
  bot_id: number
  settings: Generated<Json<Columns['budget_settings.settings']>>
  next_number: Generated<number>
  version: Generated<number>
}

export interface BudgetVersion {
  budget_id: number
  version: number
  content: Json<Columns['budget_version.content']>
  media_id: string | null
}

export interface Chat {
  id: Generated<number>
  bot_id: number
  contact_id: number
  channel: Columns['chat.channel']
  sender_id: string
  user_name: string
  type: Generated<Columns['chat.type']>
  state: Generated<Columns['chat.state']>
  live: Generated<boolean>
  open: Generated<boolean>
  answered: Generated<boolean>
  area_id: number | null
  assign_user_id: number | null
  last_message_text: Generated<string>
  last_message_from: Generated<Columns['chat.last_message_from']>
  last_message_at: Generated<Timestamp>
  created_at: Generated<Timestamp>
  resolved_at: Timestamp | null
  unread_count: Generated<number>
  last_inbound_at: Timestamp | null
  last_agent_at: Timestamp | null
  snoozed_until: Timestamp | null
  snoozed_by: number | null
  requested_at: Timestamp | null
}

export interface ChatBulk {
  id: string
  bot_id: number
  user_id: number
  action: string
  before: Json<Columns['chat_bulk.before']>
  undone_at: Timestamp | null
  created_at: Generated<Timestamp>
}

export interface ChatCurrent {
  bot_id: number
  user_id: number
  chat_id: number
}

export interface ChatDialogue {
  chat_id: number
  state: Generated<Json<Columns['chat_dialogue.state']>>
  updated_at: Generated<Timestamp>
}

export interface ChatDraft {
  chat_id: number
  user_id: number
  text: string
  updated_at: Generated<Timestamp>
}

export interface ChatHandoff {
  id: Generated<number>
  bot_id: number
  chat_id: number
  message_id: number | null
  at: Timestamp
  reason: Columns['chat_handoff.reason']
  detail: Generated<Json<Columns['chat_handoff.detail']>>
  area_id: number | null
}

export interface ChatLabel {
  chat_id: number
  label_id: number
}

export interface ChatName {
  chat_id: number
  bot_id: number
  user_name: string
  sender_id: string
}

export interface ChatPin {
  user_id: number
  chat_id: number
  created_at: Generated<Timestamp>
}

export interface ChatView {
  id: Generated<number>
  bot_id: number
  owner_id: number
  name: string
  filter: Json<Columns['chat_view.filter']>
  shared: Generated<boolean>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
  created_by: number | null
  updated_by: number | null
}

export interface ConsolePresence {
  bot_id: number
  user_id: number
  process: string
  seen_at: Generated<Timestamp>
}

export interface Contact {
  id: Generated<number>
  bot_id: number
  name: string
  phone: Generated<string>
  email: string | null
  company: Generated<string>
  city: Generated<string>
  blocked: Generated<boolean>
  consent: Generated<Columns['contact.consent']>
  first_seen_at: Generated<Timestamp>
  last_seen_at: Generated<Timestamp>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
  document: Json<Columns['contact.document']> | null
  province: Generated<string>
  country: Generated<string>
  custom: Generated<Json<Columns['contact.custom']>>
  assigned_user_id: number | null
  area_id: number | null
  blocked_reason: Generated<string>
  blocked_by: number | null
  consent_source: Generated<string>
  consent_at: Timestamp | null
  consent_text_version: Generated<string>
  blocked_told: Generated<boolean>
  updated_by: number | null
}

export interface ContactField {
  id: Generated<number>
  bot_id: number
  key: string
  label: string
  type: Columns['contact_field.type']
  options: Generated<Json<Columns['contact_field.options']>>
  hint: Generated<string>
  required: Generated<boolean>
  visible_in_chat: Generated<boolean>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
  created_by: number | null
  updated_by: number | null
}

export interface ContactGroup {
  id: Generated<number>
  bot_id: number
  name: string
  color: Generated<string>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  deleted_at: Timestamp | null
  version: Generated<number>
}

export interface ContactGroupMember {
  group_id: number
  contact_id: number
}

export interface ContactLabel {
  contact_id: number
  label_id: number
}

export interface ContactNote {
  id: Generated<number>
  contact_id: number
  user_id: number | null
  text: string
  at: Generated<Timestamp>
}

export interface ContactWords {
  contact_id: number
  bot_id: number
  words: string
}

export interface DailyCount {
  bot_id: number
  day: string
  channel: string
  conversations: Generated<number>
  messages_in: Generated<number>
  messages_bot: Generated<number>
  messages_agent: Generated<number>
  handoffs: Generated<number>
  resolved: Generated<number>
}

export interface Entity {
  id: Generated<number>
  bot_id: number
  name: string
  label: string
  type: Columns['entity.type']
  entity_values: Generated<Json<Columns['entity.entity_values']>>
  pattern: string | null
  system_kind: Columns['entity.system_kind'] | null
  fuzzy: Generated<number>
  match_case: Generated<boolean>
  sensitive: Generated<boolean>
  prompt_question: Generated<string>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  deleted_at: Timestamp | null
  version: Generated<number>
}

export interface Event {
  bot_id: number
  seq: number
  at: Generated<Timestamp>
  name: Columns['event.name']
  audience: Generated<Json<Columns['event.audience']>>
  payload: Json<Columns['event.payload']>
}

export interface Example {
  id: Generated<number>
  bot_id: number
  intent_id: number
  text: string
  folded: string
  signature: string
  entities: Generated<Json<Columns['example.entities']>>
  split: Generated<Columns['example.split']>
  state: Generated<Columns['example.state']>
  source: Generated<Columns['example.source']>
  source_message_id: number | null
  last_prediction: Json<Columns['example.last_prediction']> | null
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  deleted_at: Timestamp | null
  version: Generated<number>
}

export interface Idempotency {
  bot_id: number
  user_id: number
  key: string
  operation: string
  request_hash: string
  answer: Json<Columns['idempotency.answer']> | null
  created_at: Generated<Timestamp>
}

export interface Intent {
  id: Generated<number>
  bot_id: number
  category_id: number
  name: string
  is_family: Generated<boolean>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  version: Generated<number>
  deleted_at: Timestamp | null
}

export interface IntentCategory {
  id: Generated<number>
  bot_id: number
  name: string
}

export interface Invitation {
  id: Generated<number>
  token_hash: string
  bot_id: number
  email: string
  role_id: Columns['invitation.role_id']
  invited_by: number | null
  created_at: Generated<Timestamp>
  expires_at: Timestamp
  accepted_at: Timestamp | null
  revoked_at: Timestamp | null
}

export interface Job {
  id: Generated<number>
  queue: string
  payload: Json<Columns['job.payload']>
  key: string | null
  revision: Generated<number>
  run_at: Generated<Timestamp>
  attempts: Generated<number>
  max_attempts: Generated<number>
  locked_until: Timestamp | null
  done_at: Timestamp | null
  failed_at: Timestamp | null
  last_error: string | null
  created_at: Generated<Timestamp>
}

export interface KnownPlace {
  user_id: number
  kind: Columns['known_place.kind']
  place: string
  used_at: Timestamp
}

export interface Label {
  id: Generated<number>
  bot_id: number
  title: string
  color: string
  description: Generated<string>
  archived: Generated<boolean>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
  group_name: Generated<string>
  scope: Generated<Columns['label.scope']>
  created_by: number | null
  updated_by: number | null
}

export interface Media {
  id: string
  bot_id: number
  filename: string
  type: Columns['media.type']
  size: number
  sha256: string
  created_by: number | null
  created_at: Generated<Timestamp>
  number: Generated<number>
  visibility: Generated<string>
}

export interface Membership {
  bot_id: number
  user_id: number
  role_id: Columns['membership.role_id']
  permissions: Json<Columns['membership.permissions']>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
}

export interface Message {
  id: Generated<number>
  bot_id: number
  chat_id: number
  author: Columns['message.author']
  user_id: number | null
  kind: Generated<string>
  body: Generated<string>
  reaction: string | null
  external_id: string | null
  at: Generated<Timestamp>
  status: Columns['message.status'] | null
  error: string | null
  intent_id: number | null
  transcript: string | null
  has_files: Generated<boolean>
  buttons: Json<Columns['message.buttons']> | null
  shown: Json<Columns['message.shown']> | null
  pressed: Json<Columns['message.pressed']> | null
}

export interface MessageFact {
  message_id: number
  bot_id: number
  chat_id: number
  at: Timestamp
  rule: Columns['message_fact.rule']
  intent_id: number | null
  confidence: number | null
  ranking: Generated<Json<Columns['message_fact.ranking']>>
  entities: Generated<Json<Columns['message_fact.entities']>>
  response_id: number | null
  run_id: number | null
  milliseconds: Generated<number>
  resolution: string | null
  resolved_by: number | null
  resolved_at: Timestamp | null
}

export interface MessageFile {
  message_id: number
  position: number
  media_id: string
}

export interface Plan {
  id: number
  name: string
  price_cents: Generated<number>
  currency: Generated<string>
  features: Generated<Json<Columns['plan.features']>>
  limits: Generated<Json<Columns['plan.limits']>>
}

export interface QuickReply {
  id: Generated<number>
  bot_id: number
  owner_id: number | null
  shortcut: string
  title: string
  text: string
  attachments: Generated<Json<Columns['quick_reply.attachments']>>
  prompts: Generated<Json<Columns['quick_reply.prompts']>>
  visibility: Generated<Columns['quick_reply.visibility']>
  area_ids: Generated<Json<Columns['quick_reply.area_ids']>>
  folder: Generated<string>
  channels: Generated<Json<Columns['quick_reply.channels']>>
  usage_count: Generated<number>
  last_used_at: Timestamp | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
  created_by: number | null
  updated_by: number | null
}

export interface QuickResponse {
  id: Generated<number>
  bot_id: number
  keywords: Json<Columns['quick_response.keywords']>
  match: Generated<Columns['quick_response.match']>
  ignore_accents_case: Generated<boolean>
  answer: string
  buttons: Generated<Json<Columns['quick_response.buttons']>>
  action: Generated<Columns['quick_response.action']>
  handoff_area_id: number | null
  priority: Generated<number>
  enabled: Generated<boolean>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
  created_by: number | null
  updated_by: number | null
  deleted_at: Timestamp | null
  media_id: number | null
}

export interface RateCount {
  key: string
  hits: string[]
  expires_at: Timestamp
}

export interface Recovery {
  token_hash: string
  user_id: number
  created_at: Generated<Timestamp>
  expires_at: Timestamp
  used_at: Timestamp | null
}

export interface Response {
  id: Generated<number>
  bot_id: number
  intent_id: number
  category_id: number | null
  title: string
  messages: Json<Columns['response.messages']>
  randomize_variants: Generated<boolean>
  buttons: Generated<Json<Columns['response.buttons']>>
  channels: Generated<Json<Columns['response.channels']>>
  next: Generated<Columns['response.next']>
  next_id: number | null
  assign_labels: Generated<Json<Columns['response.assign_labels']>>
  assign_area_id: number | null
  attempts: Generated<number>
  enabled: Generated<boolean>
  valid_from: Timestamp | null
  valid_until: Timestamp | null
  used_count: Generated<number>
  last_used_at: Timestamp | null
  feedback_up: Generated<number>
  feedback_down: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  version: Generated<number>
  deleted_at: Timestamp | null
}

export interface ResponseCategory {
  id: Generated<number>
  bot_id: number
  name: string
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  version: Generated<number>
}

export interface SecondaryResponse {
  id: Generated<number>
  bot_id: number
  name: string
  kind: Columns['secondary_response.kind']
  questions: Generated<Json<Columns['secondary_response.questions']>>
  messages: Json<Columns['secondary_response.messages']>
  buttons: Generated<Json<Columns['secondary_response.buttons']>>
  channels: Generated<Json<Columns['secondary_response.channels']>>
  enabled: Generated<boolean>
  retry_text: Generated<string>
  max_attempts: Generated<number>
  handoff_area_id: number | null
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  version: Generated<number>
  deleted_at: Timestamp | null
}

export interface Session {
  id: Generated<number>
  user_id: number
  token_id: string
  created_at: Generated<Timestamp>
  expires_at: Timestamp
  last_used_at: Generated<Timestamp>
  revoked_at: Timestamp | null
  ip: string | null
  user_agent: string | null
}

export interface TestCase {
  id: Generated<number>
  bot_id: number
  name: string
  steps: Json<Columns['test_case.steps']>
  run_after_training: Generated<boolean>
  blocks_transfer: Generated<boolean>
  last_result: Generated<Columns['test_case.last_result']>
  last_run_at: Timestamp | null
  last_outcome: Json<Columns['test_case.last_outcome']> | null
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  version: Generated<number>
}

export interface TestSession {
  bot_id: number
  user_id: number
  session: string
  state: Generated<Json<Columns['test_session.state']>>
  updated_at: Generated<Timestamp>
}

export interface TrainingRun {
  id: Generated<number>
  bot_id: number
  state: string
  stages: Generated<Json<Columns['training_run.stages']>>
  owner: string | null
  started_by: number | null
  started_at: Timestamp
  finished_at: Timestamp | null
  change_mark: Generated<number>
  examples: Generated<number>
  intents: Generated<number>
  accuracy: number | null
  error: Json<Columns['training_run.error']> | null
  report: Json<Columns['training_run.report']> | null
  number: Generated<number>
}

export interface UntrainedChange {
  id: Generated<number>
  bot_id: number
  resource: Columns['untrained_change.resource']
  count: Generated<number>
  at: Timestamp
}

export interface UserConnection {
  user_id: number
  connected: boolean
  last_seen: Generated<Timestamp>
  effective_type: string | null
  downlink: number | null
  rtt: number | null
  user_agent: string | null
  platform: string | null
}

export interface WebchatUpload {
  visitor_id: number
  media_id: string
}

export interface WebchatVisitor {
  id: Generated<number>
  bot_id: number
  sender: string
  secret_hash: string
  origin: string
  chat_id: number | null
  rating: number | null
  rating_comment: Generated<string>
  rated_at: Timestamp | null
  created_at: Generated<Timestamp>
  last_seen_at: Generated<Timestamp>
  consented_at: Timestamp | null
  restarted_at_message: Generated<number>
}

export interface Database {
  app_user: AppUser
  area: Area
  area_contact: AreaContact
  area_user: AreaUser
  audit: Audit
  bot: Bot
  bot_answer: BotAnswer
  bot_model: BotModel
  budget: Budget
  budget_settings: BudgetSettings
  budget_version: BudgetVersion
  chat: Chat
  chat_bulk: ChatBulk
  chat_current: ChatCurrent
  chat_dialogue: ChatDialogue
  chat_draft: ChatDraft
  chat_handoff: ChatHandoff
  chat_label: ChatLabel
  chat_name: ChatName
  chat_pin: ChatPin
  chat_view: ChatView
  console_presence: ConsolePresence
  contact: Contact
  contact_field: ContactField
  contact_group: ContactGroup
  contact_group_member: ContactGroupMember
  contact_label: ContactLabel
  contact_note: ContactNote
  contact_words: ContactWords
  daily_count: DailyCount
  entity: Entity
  event: Event
  example: Example
  idempotency: Idempotency
  intent: Intent
  intent_category: IntentCategory
  invitation: Invitation
  job: Job
  known_place: KnownPlace
  label: Label
  media: Media
  membership: Membership
  message: Message
  message_fact: MessageFact
  message_file: MessageFile
  plan: Plan
  quick_reply: QuickReply
  quick_response: QuickResponse
  rate_count: RateCount
  recovery: Recovery
  response: Response
  response_category: ResponseCategory
  secondary_response: SecondaryResponse
  session: Session
  test_case: TestCase
  test_session: TestSession
  training_run: TrainingRun
  untrained_change: UntrainedChange
  user_connection: UserConnection
  webchat_upload: WebchatUpload
  webchat_visitor: WebchatVisitor
}

/** What a violation is told by: a unique index, or a primary key's. */
export type UniqueIndex =
  | 'app_user_email'
  | 'app_user_pkey'
  | 'app_user_username'
  | 'area_contact_pkey'
  | 'area_name'
  | 'area_pkey'
  | 'area_user_pkey'
  | 'audit_pkey'
  | 'bot_answer_pkey'
  | 'bot_model_active'
  | 'bot_model_pkey'
  | 'bot_pkey'
  | 'bot_webchat_key'
  | 'budget_number'
  | 'budget_pkey'
  | 'budget_settings_pkey'
  | 'budget_token_hash_key'
  | 'budget_version_pkey'
  | 'chat_bulk_pkey'
  | 'chat_current_pkey'
  | 'chat_dialogue_pkey'
  | 'chat_draft_pkey'
  | 'chat_handoff_pkey'
  | 'chat_label_pkey'
  | 'chat_name_pkey'
  | 'chat_pin_pkey'
  | 'chat_pkey'
  | 'chat_sender'
  | 'chat_view_name'
  | 'chat_view_pkey'
  | 'console_presence_pkey'
  | 'contact_email'
  | 'contact_field_key'
  | 'contact_field_pkey'
  | 'contact_group_member_pkey'
  | 'contact_group_name'
  | 'contact_group_pkey'
  | 'contact_label_pkey'
  | 'contact_note_pkey'
  | 'contact_pkey'
  | 'contact_words_pkey'
  | 'daily_count_pkey'
  | 'entity_name'
  | 'entity_pkey'
  | 'event_pkey'
  | 'example_folded'
  | 'example_pkey'
  | 'idempotency_pkey'
  | 'intent_category_name'
  | 'intent_category_pkey'
  | 'intent_name'
  | 'intent_pkey'
  | 'invitation_open'
  | 'invitation_pkey'
  | 'invitation_token_hash_key'
  | 'job_key'
  | 'job_pkey'
  | 'known_place_pkey'
  | 'label_pkey'
  | 'label_title'
  | 'media_number'
  | 'media_pkey'
  | 'membership_pkey'
  | 'message_external'
  | 'message_fact_pkey'
  | 'message_file_pkey'
  | 'message_pkey'
  | 'plan_pkey'
  | 'quick_reply_own'
  | 'quick_reply_pkey'
  | 'quick_reply_shared'
  | 'quick_response_pkey'
  | 'rate_count_pkey'
  | 'recovery_pkey'
  | 'response_category_name'
  | 'response_category_pkey'
  | 'response_pkey'
  | 'response_title'
  | 'secondary_response_kind'
  | 'secondary_response_name'
  | 'secondary_response_pkey'
  | 'session_pkey'
  | 'session_token_id_key'
  | 'test_case_name'
  | 'test_case_pkey'
  | 'test_session_pkey'
  | 'training_run_number'
  | 'training_run_open'
  | 'training_run_pkey'
  | 'untrained_change_pkey'
  | 'user_connection_pkey'
  | 'webchat_upload_pkey'
  | 'webchat_visitor_pkey'
  | 'webchat_visitor_secret_hash_key'
  | 'webchat_visitor_sender'
