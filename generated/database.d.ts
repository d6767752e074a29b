// seal 3988ceb96b80b7621b97aaf5
// Generated from src/server/store/migrations. Do not edit: npm run generate.
import type { ColumnType } from 'kysely'

/** The store fills it in when an insert is silent about it. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
/** Only the store writes it. */
export type Computed<T> = T extends ColumnType<infer S, infer _I, infer _U> ? ColumnType<S, never, never> : ColumnType<T, never, never>
/** Answered as text: a float would lose cents. */
export type Numeric = ColumnType<string, string | number, string | number>
/** UTC. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>
/** Read as it was written. An array or a bare scalar is written through `json()` of the store. */
export type Json = ColumnType<unknown, JsonInput, JsonInput>
type JsonInput = object & { readonly length?: never; readonly then?: never }

export interface AppUser {
  id: Generated<number>
  name: string
  username: string
  email: string | null
  password_hash: string
  admin: Generated<boolean>
  preferences: Generated<Json>
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
  schedule: Json | null
  offline_message: Generated<string>
  auto_assign: Generated<string>
  max_open_per_user: Generated<number>
  first_response_minutes: number | null
  resolution_minutes: number | null
  last_assigned_user_id: number | null
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
  before: Json | null
  after: Json | null
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
  special_state: Generated<string>
  state: Generated<string>
  integrations: Generated<Json>
  settings: Generated<Json>
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
  knowledge: Json
  bytes: Buffer | null
  active: Generated<boolean>
  created_at: Timestamp
}

export interface Budget {
  id: Generated<number>
  bot_id: number
  chat_id: number
  number: string
  contact: Json
  date: string
  valid_until: string
  items: Json
  discount: Json | null
  subtotal_cents: number
  tax_total_cents: number
  total_cents: number
  currency: string
  notes: Generated<string>
  status: Generated<string>
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
  settings: Generated<Json>
  next_number: Generated<number>
  version: Generated<number>
}

export interface BudgetVersion {
  budget_id: number
  version: number
  content: Json
  media_id: string | null
}

export interface Chat {
  id: Generated<number>
  bot_id: number
  contact_id: number
  channel: string
  sender_id: string
  user_name: string
  type: Generated<string>
  state: Generated<number>
  live: Generated<boolean>
  open: Generated<boolean>
  answered: Generated<boolean>
  area_id: number | null
  assign_user_id: number | null
  last_message_text: Generated<string>
  last_message_from: Generated<string>
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
  before: Json
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
  state: Generated<Json>
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
  reason: string
  detail: Generated<Json>
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
  filter: Json
  shared: Generated<boolean>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
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
  consent: Generated<string>
  first_seen_at: Generated<Timestamp>
  last_seen_at: Generated<Timestamp>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
  document: Json | null
  province: Generated<string>
  country: Generated<string>
  custom: Generated<Json>
  assigned_user_id: number | null
  area_id: number | null
  blocked_reason: Generated<string>
  blocked_by: number | null
  consent_source: Generated<string>
  consent_at: Timestamp | null
  consent_text_version: Generated<string>
  blocked_told: Generated<boolean>
}

export interface ContactField {
  id: Generated<number>
  bot_id: number
  key: string
  label: string
  type: string
  options: Generated<Json>
  hint: Generated<string>
  required: Generated<boolean>
  visible_in_chat: Generated<boolean>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
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
  type: string
  entity_values: Generated<Json>
  pattern: string | null
  system_kind: string | null
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
  name: string
  audience: Generated<Json>
  payload: Json
}

export interface Example {
  id: Generated<number>
  bot_id: number
  intent_id: number
  text: string
  folded: string
  signature: string
  entities: Generated<Json>
  split: Generated<string>
  state: Generated<string>
  source: Generated<string>
  source_message_id: number | null
  last_prediction: Json | null
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
  answer: Json | null
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
  role_id: number
  invited_by: number | null
  created_at: Generated<Timestamp>
  expires_at: Timestamp
  accepted_at: Timestamp | null
  revoked_at: Timestamp | null
}

export interface Job {
  id: Generated<number>
  queue: string
  payload: Json
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
  kind: string
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
  scope: Generated<string>
}

export interface Media {
  id: string
  bot_id: number
  filename: string
  type: string
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
  role_id: number
  permissions: Json
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
}

export interface Message {
  id: Generated<number>
  bot_id: number
  chat_id: number
  author: string
  user_id: number | null
  kind: Generated<string>
  body: Generated<string>
  reaction: string | null
  external_id: string | null
  at: Generated<Timestamp>
  status: string | null
  error: string | null
  intent_id: number | null
  transcript: string | null
  has_files: Generated<boolean>
  buttons: Json | null
  shown: Json | null
  pressed: Json | null
}

export interface MessageFact {
  message_id: number
  bot_id: number
  chat_id: number
  at: Timestamp
  rule: string
  intent_id: number | null
  confidence: number | null
  ranking: Generated<Json>
  entities: Generated<Json>
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
  features: Generated<Json>
  limits: Generated<Json>
}

export interface QuickReply {
  id: Generated<number>
  bot_id: number
  owner_id: number | null
  shortcut: string
  title: string
  text: string
  attachments: Generated<Json>
  prompts: Generated<Json>
  visibility: Generated<string>
  area_ids: Generated<Json>
  folder: Generated<string>
  channels: Generated<Json>
  usage_count: Generated<number>
  last_used_at: Timestamp | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
}

export interface QuickResponse {
  id: Generated<number>
  bot_id: number
  keywords: Json
  match: Generated<string>
  ignore_accents_case: Generated<boolean>
  answer: string
  buttons: Generated<Json>
  action: Generated<string>
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
  hits: Date[]
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
  messages: Json
  randomize_variants: Generated<boolean>
  buttons: Generated<Json>
  channels: Generated<Json>
  next: Generated<string>
  next_id: number | null
  assign_labels: Generated<Json>
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
}

export interface SecondaryResponse {
  id: Generated<number>
  bot_id: number
  name: string
  kind: string
  questions: Generated<Json>
  messages: Json
  buttons: Generated<Json>
  channels: Generated<Json>
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
  steps: Json
  run_after_training: Generated<boolean>
  blocks_transfer: Generated<boolean>
  last_result: Generated<string>
  last_run_at: Timestamp | null
  last_outcome: Json | null
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
  state: Generated<Json>
  updated_at: Generated<Timestamp>
}

export interface TrainingRun {
  id: Generated<number>
  bot_id: number
  state: string
  stages: Generated<Json>
  owner: string | null
  started_by: number | null
  started_at: Timestamp
  finished_at: Timestamp | null
  change_mark: Generated<number>
  examples: Generated<number>
  intents: Generated<number>
  accuracy: number | null
  error: Json | null
  report: Json | null
  number: Generated<number>
}

export interface UntrainedChange {
  id: Generated<number>
  bot_id: number
  resource: string
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
  contact_label: ContactLabel
  contact_note: ContactNote
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
