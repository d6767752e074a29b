// Generated from openapi/ and screens/. Do not edit: npm run generate.

export const AccessGroupInputLimits = { company_name: { maxLength: 60 } } as const

export const AccessGroupUpdateLimits = {
  company_name: { maxLength: 60 },
  company_token: { maxLength: 200 },
  url: { maxLength: 500 },
  message_denied: { maxLength: 1024 },
} as const

export const CredentialsLimits = { username: { maxLength: 150 }, password: { maxLength: 60 } } as const

export const AccountInputLimits = {
  name: { maxLength: 60 },
  username: { maxLength: 40 },
  email: { maxLength: 150 },
  password: { maxLength: 60 },
} as const

export const InvitationAnswerLimits = { name: { maxLength: 60 }, username: { maxLength: 40 }, password: { maxLength: 60 } } as const

export const ProfileInputLimits = {
  name: { maxLength: 60 },
  username: { maxLength: 40 },
  email: { maxLength: 150 },
  current_password: { maxLength: 60 },
} as const

export const PasswordInputLimits = { current_password: { maxLength: 60 }, password: { maxLength: 60 } } as const

export const RecoveryInputLimits = { username: { maxLength: 150 } } as const

export const NewPasswordLimits = { password: { maxLength: 60 } } as const

export const PreferencesLimits = { volume: { minimum: 0, maximum: 100 }, first_steps_hidden: { maxItems: 100, items: { minimum: 1 } } } as const

export const SavedSearchesLimits = { searches: { maxItems: 100 } } as const

export const SavedSearchInputLimits = { screen: { maxLength: 60 }, label: { maxLength: 60 } } as const

export const SavedSearchValueLimits = { perPage: { minimum: 1, maximum: 1000 } } as const

export const QuietHoursLimits = { days: { minItems: 1, maxItems: 7 } } as const

export const ConnectionInputLimits = {
  connection_downlink: { minimum: 0, maximum: 100000 },
  connection_effective_type: { maxLength: 20 },
  connection_rtt: { minimum: 0, maximum: 600000 },
  user_agent: { maxLength: 512 },
  platform: { maxLength: 100 },
} as const

export const ConnectionBeaconLimits = {
  token: { maxLength: 4096 },
  connection_downlink: { minimum: 0, maximum: 100000 },
  connection_effective_type: { maxLength: 20 },
  connection_rtt: { minimum: 0, maximum: 600000 },
  user_agent: { maxLength: 512 },
  platform: { maxLength: 100 },
} as const

export const AnalyticsReportInputLimits = {
  name: { maxLength: 60 },
  emails: { minItems: 1, maxItems: 20, items: { maxLength: 150 } },
  version: { minimum: 1 },
} as const

export const BotCloneInputLimits = { name: { maxLength: 60 } } as const

export const BotRemovalLimits = { name: { maxLength: 255 } } as const

export const AreaInputLimits = {
  name: { maxLength: 40 },
  description: { maxLength: 140 },
  user_ids: { maxItems: 500 },
  offline_message: { maxLength: 1024 },
  max_open_per_user: { minimum: 0, maximum: 100 },
  first_response_minutes: { minimum: 1, maximum: 10080 },
  resolution_minutes: { minimum: 1, maximum: 100000 },
  position: { minimum: 0, maximum: 1000 },
  version: { minimum: 1 },
} as const

export const AreaUpdateLimits = {
  name: { maxLength: 40 },
  description: { maxLength: 140 },
  user_ids: { maxItems: 500 },
  offline_message: { maxLength: 1024 },
  max_open_per_user: { minimum: 0, maximum: 100 },
  first_response_minutes: { minimum: 1, maximum: 10080 },
  resolution_minutes: { minimum: 1, maximum: 100000 },
  position: { minimum: 0, maximum: 1000 },
  version: { minimum: 1 },
} as const

export const AreaDeletionLimits = { target_area_id: { minimum: 1 } } as const

export const AssistantToolLimits = {
  name: { maxLength: 40 },
  description: { maxLength: 300 },
  url: { maxLength: 500 },
  parameters: { maxItems: 20 },
} as const

export const GuardrailsLimits = {
  forbidden_topics: { maxItems: 50, items: { maxLength: 60 } },
  never_say: { maxItems: 50, items: { maxLength: 255 } },
} as const

export const AssistantHandoffLimits = {
  area_id: { minimum: 1 },
  after_failures: { minimum: 1, maximum: 10 },
  on_words: { maxItems: 50, items: { maxLength: 40 } },
} as const

export const AssistantInputLimits = {
  name: { maxLength: 60 },
  avatar: { minimum: 1 },
  description: { maxLength: 300 },
  role_instructions: { maxLength: 8000 },
  model: { maxLength: 60 },
  temperature: { minimum: 0, maximum: 1 },
  max_turns: { minimum: 1, maximum: 20 },
  tools: { maxItems: 20 },
  version: { minimum: 1 },
} as const

export const KnowledgeInputLimits = { name: { maxLength: 80 }, url: { maxLength: 500 }, media_id: { minimum: 1 }, text: { maxLength: 50000 } } as const

export const AssistantTestInputLimits = { text: { maxLength: 1024 } } as const

export const TaxDataLimits = { legal_name: { maxLength: 100 }, address: { maxLength: 200 }, email: { maxLength: 150 } } as const

export const PaymentMethodInputLimits = { reference: { maxLength: 60 } } as const

export const WebchatStyleLimits = {
  avatar: { maxLength: 280000 },
  title: { maxLength: 40 },
  subtitle: { maxLength: 80 },
  open: { maxLength: 40 },
  close: { maxLength: 40 },
  version: { minimum: 1 },
} as const

export const WebchatMarginLimits = { x: { minimum: 0, maximum: 400 }, y: { minimum: 0, maximum: 400 } } as const

export const WebchatCalloutLimits = { title: { maxLength: 40 }, text: { maxLength: 120 }, delay_seconds: { minimum: 0, maximum: 120 } } as const

export const WebchatParametersLimits = {
  launcher_size: { minimum: 40, maximum: 96 },
  launcher_icon: { maxLength: 280000 },
  launcher_label: { maxLength: 30 },
  font_size: { minimum: 12, maximum: 22 },
  corner_radius: { minimum: 0, maximum: 32 },
  show_urls: { maxItems: 50, items: { maxLength: 255 } },
  hide_urls: { maxItems: 50, items: { maxLength: 255 } },
  auto_open_seconds: { minimum: 0, maximum: 120 },
  welcome_message: { maxLength: 1024 },
  starter_buttons: { maxItems: 4 },
  input_placeholder: { maxLength: 60 },
  upload_max_mb: { minimum: 1, maximum: 10 },
  persistent_menu: { maxItems: 5 },
  whatsapp_message: { maxLength: 255 },
  privacy_notice: { maxLength: 1024 },
  allowed_domains: { maxItems: 50, items: { maxLength: 255 } },
  languages: { minItems: 1 },
  version: { minimum: 1 },
} as const

export const WebchatSettingsInputLimits = { version: { minimum: 1 } } as const

export const WhatsappMessageLimits = { whatsapp_message: { maxLength: 255 } } as const

export const AutoResolveLimits = { minutes: { minimum: 5, maximum: 43200 }, reminders: { maxItems: 3 }, closing_text: { maxLength: 1024 } } as const

export const RetentionLimits = {
  messages_days: { minimum: 30, maximum: 3650 },
  media_days: { minimum: 7, maximum: 3650 },
  leads_days: { minimum: 30, maximum: 3650 },
} as const

export const BotSettingsInputLimits = {
  name: { maxLength: 60 },
  avatar: { maxLength: 280000 },
  description: { maxLength: 300 },
  timezone: { maxLength: 60 },
  session_timeout_minutes: { minimum: 5, maximum: 1440 },
  version: { minimum: 1 },
} as const

export const BotContactInputLimits = {
  website: { maxLength: 500 },
  phone: { maxLength: 30 },
  email: { maxLength: 150 },
  address: { maxLength: 200 },
  networks: { maxLength: 200 },
  terms_url: { maxLength: 500 },
  privacy_url: { maxLength: 500 },
  version: { minimum: 1 },
} as const

export const FormOfAddressInputLimits = { version: { minimum: 1 } } as const

export const HandoffInputLimits = {
  on_words: { maxItems: 50, items: { maxLength: 40 } },
  wait_message: { maxLength: 1024 },
  assign_message: { maxLength: 1024 },
  timeout_minutes: { minimum: 1, maximum: 1440 },
  return_to_bot_after_minutes: { minimum: 0, maximum: 1440 },
  return_message: { maxLength: 1024 },
  same_agent_days: { minimum: 0, maximum: 365 },
  version: { minimum: 1 },
} as const

export const HandoffScheduleLimits = { version: { minimum: 1 } } as const

export const ExportLeadLimits = { webhook: { maxLength: 500 } } as const

export const ExportLeadInputLimits = { version: { minimum: 1 } } as const

export const SurveyTimeoutLimits = { survey_timeout_minutes: { minimum: 1, maximum: 1440 }, version: { minimum: 1 } } as const

export const ApiTimeoutLimits = { api_request_timeout: { minimum: 1, maximum: 30 }, version: { minimum: 1 } } as const

export const RatingUrlLimits = { business_rating_url: { maxLength: 500 }, version: { minimum: 1 } } as const

export const MediaUploadLimits = { files: { minItems: 1, maxItems: 10 }, additional_data: { maxLength: 4096 } } as const

export const BudgetBusinessLimits = {
  name: { maxLength: 80 },
  legal_name: { maxLength: 120 },
  address: { maxLength: 160 },
  phone: { maxLength: 30 },
  email: { maxLength: 150 },
  web: { maxLength: 500 },
} as const

export const BudgetSeriesLimits = { jump: { minimum: 1, maximum: 10000 } } as const

export const BudgetSettingsLimits = {
  number_prefix: { maxLength: 6 },
  next_number: { minimum: 1, maximum: 99999999 },
  default_tax_rate: { minimum: 0, maximum: 100 },
  valid_days: { minimum: 1, maximum: 365 },
  payment_terms: { maxLength: 500 },
  notes: { maxLength: 1000 },
  footer: { maxLength: 300 },
  bank_details: { maxLength: 300 },
  message_text: { maxLength: 1024 },
  require_approval_over_cents: { minimum: 0 },
  version: { minimum: 1 },
} as const

export const BudgetItemInputLimits = {
  description: { maxLength: 200 },
  quantity: { maximum: 1000000 },
  unit: { maxLength: 10 },
  unit_price_cents: { minimum: 0, maximum: 100000000000 },
  discount_percent: { minimum: 0, maximum: 100 },
  tax_rate: { minimum: 0, maximum: 100 },
} as const

export const BudgetDiscountLimits = { value: { minimum: 0, maximum: 100000000000 } } as const

export const QuickBudgetInputLimits = {
  items: { minItems: 1, maxItems: 100 },
  valid_days: { minimum: 1, maximum: 365 },
  notes: { maxLength: 1000 },
  version: { minimum: 1 },
} as const

export const BudgetAnswerInputLimits = { comment: { maxLength: 500 } } as const

export const CampaignExcludeLimits = { recent_days: { minimum: 0, maximum: 90 }, answered_days: { minimum: 0, maximum: 365 } } as const

export const CampaignAudienceLimits = { group_ids: { maxItems: 50 }, label_ids: { maxItems: 50 }, contact_ids: { maxItems: 5000 } } as const

export const CampaignScheduleLimits = {
  month_day: { minimum: 1, maximum: 28 },
  timezone: { maxLength: 60 },
  from_hour: { minimum: 0, maximum: 23 },
  to_hour: { minimum: 1, maximum: 24 },
} as const

export const CampaignReminderLimits = { after_hours: { minimum: 1, maximum: 168 }, times: { minimum: 0, maximum: 2 } } as const

export const TemplateParamsLimits = { '*': { maxLength: 200 } } as const

export const CampaignInputLimits = {
  name: { maxLength: 60 },
  body: { maxLength: 1024 },
  media_ids: { maxItems: 5 },
  buttons: { maxItems: 10 },
  throttle_per_minute: { minimum: 1, maximum: 600 },
  version: { minimum: 1 },
} as const

export const TemplateHeaderLimits = { text: { maxLength: 60 } } as const

export const TemplateButtonLimits = { title: { maxLength: 25 }, target: { maxLength: 500 } } as const

export const MessageTemplateInputLimits = { body: { maxLength: 1024 }, footer: { maxLength: 60 }, buttons: { maxItems: 10 }, version: { minimum: 1 } } as const

export const ChangeRestoreInputLimits = { version: { minimum: 1 } } as const

export const ChatActionLimits = { text: { maxLength: 4096 }, minutes: { minimum: 5, maximum: 525600 } } as const

export const ChatReactionInputLimits = { emoji: { maxLength: 16 } } as const

export const ChatFilterLimits = {
  sender_id: { maxLength: 100 },
  username: { maxLength: 100 },
  labels: { maxItems: 50 },
  q: { maxLength: 100 },
  page_number: { minimum: 1, maximum: 100000 },
} as const

export const ChatCommentInputLimits = { message: { maxLength: 4096 } } as const

export const ChatTransferInputLimits = { note: { maxLength: 1000 } } as const

export const ChatAreaInputLimits = { note: { maxLength: 4096 } } as const

export const ChatMessageInputLimits = { target_id: { maxLength: 700 }, message: { maxLength: 4096 }, attachments: { maxItems: 5 } } as const

export const ChatResendInputLimits = { expected_resends: { minimum: 0, maximum: 32000 } } as const

export const ChatUploadLimits = { filename: { maxLength: 255 }, file: { maxLength: 22369624 }, size: { minimum: 1, maximum: 16777216 } } as const

export const ChatDocumentInputLimits = { target_id: { maxLength: 700 }, files: { minItems: 1, maxItems: 5 } } as const

export const ChatUsernameInputLimits = { username: { maxLength: 70 } } as const

export const ChatDocumentRequestLimits = { media_id: { maxLength: 200 } } as const

export const QuickReplyPromptLimits = { label: { maxLength: 60 } } as const

export const QuickReplyInputLimits = {
  shortcut: { maxLength: 30 },
  title: { maxLength: 60 },
  text: { maxLength: 4096 },
  attachments: { maxItems: 5 },
  prompts: { maxItems: 10 },
  area_ids: { maxItems: 50 },
  folder: { maxLength: 40 },
  channels: { maxItems: 3 },
  version: { minimum: 1 },
} as const

export const MacroInputLimits = {
  name: { maxLength: 60 },
  actions: { minItems: 1, maxItems: 10 },
  area_ids: { maxItems: 50 },
  version: { minimum: 1 },
} as const

export const LabelInputLimits = {
  title: { maxLength: 40 },
  description: { maxLength: 140 },
  group: { maxLength: 40 },
  version: { minimum: 1 },
} as const

export const LabelUpdateLimits = {
  title: { maxLength: 40 },
  description: { maxLength: 140 },
  group: { maxLength: 40 },
  version: { minimum: 1 },
} as const

export const ChatDraftInputLimits = { text: { maxLength: 24000 } } as const

export const ChatViewInputLimits = { name: { maxLength: 40 }, version: { minimum: 1 } } as const

export const ChatBulkInputLimits = { ids: { minItems: 1, maxItems: 500 } } as const

export const MediaFileLimits = { filename: { maxLength: 255 }, size: { minimum: 0 } } as const

export const NewContactLimits = { name: { maxLength: 70 }, phone: { maxLength: 16 } } as const

export const OpeningHoursLimits = { timezone: { maxLength: 60 }, week: { maxItems: 7 }, exceptions: { maxItems: 200 } } as const

export const MaximumsLimits = {
  labels: { maximum: 300 },
  areas: { maximum: 100 },
  groups: { maximum: 200 },
  notes: { maximum: 1000 },
  own_fields: { maximum: 60 },
  companies: { maximum: 200 },
  recipients: { maximum: 20 },
  area_contacts: { maximum: 20 },
  shared_views: { maximum: 50 },
  own_views: { maximum: 50 },
  shared_replies: { maximum: 200 },
  own_replies: { maximum: 100 },
  shared_macros: { maximum: 100 },
  own_macros: { maximum: 50 },
  action_texts: { maximum: 8192 },
} as const

export const ContactDocumentLimits = { value: { maxLength: 20 } } as const

export const ContactCustomLimits = { '*': { maxLength: 500 } } as const

export const ContactInputLimits = {
  name: { maxLength: 70 },
  phone: { maxLength: 30 },
  email: { maxLength: 150 },
  company: { maxLength: 80 },
  city: { maxLength: 80 },
  province: { maxLength: 80 },
  country: { maxLength: 2 },
  labels: { maxItems: 50 },
  groups: { maxItems: 100 },
  version: { minimum: 1 },
} as const

export const ContactCardInputLimits = { card: { minimum: 0, maximum: 300 }, phone: { maxLength: 60 } } as const

export const ContactNoteInputLimits = { text: { maxLength: 2000 } } as const

export const ContactBulkInputLimits = { ids: { minItems: 1, maxItems: 1000 } } as const

export const ContactMergeVersionsLimits = { target: { minimum: 1 }, source: { minimum: 1 } } as const

export const ContactDuplicateInputLimits = { contact_ids: { minItems: 2, maxItems: 20 } } as const

export const ContactImportColumnLimits = { column: { minimum: 0, maximum: 99 }, field: { maxLength: 60 } } as const

export const ContactImportInputLimits = { columns: { minItems: 1, maxItems: 100 }, labels: { maxItems: 20 }, consent_source: { maxLength: 60 } } as const

export const ContactDataDeleteInputLimits = { name: { maxLength: 150 } } as const

export const ContactFieldInputLimits = {
  label: { maxLength: 40 },
  options: { maxItems: 100, items: { maxLength: 40 } },
  hint: { maxLength: 140 },
  position: { minimum: 0, maximum: 1000 },
  version: { minimum: 1 },
} as const

export const EntityValueLimits = {
  value: { maxLength: 60 },
  synonyms: { maxItems: 50, items: { maxLength: 60 } },
  renamed_from: { maxLength: 60 },
} as const

export const EntityInputLimits = {
  label: { maxLength: 40 },
  values: { maxItems: 2000 },
  pattern: { maxLength: 255 },
  fuzzy: { minimum: 0, maximum: 1 },
  prompt_question: { maxLength: 255 },
  prompt_example: { maxLength: 60 },
  version: { minimum: 1 },
} as const

export const PatternTestInputLimits = { pattern: { maxLength: 255 }, text: { maxLength: 500 } } as const

export const ExampleEntityLimits = {
  start: { minimum: 0, maximum: 255 },
  end: { minimum: 1, maximum: 255 },
  value: { maxLength: 255 },
  canonical_value: { maxLength: 60 },
} as const

export const ExampleInputLimits = {
  text: { maxLength: 255 },
  entities: { maxItems: 20 },
  source_message_id: { minimum: 1 },
  version: { minimum: 1 },
} as const

export const ExampleMoveLimits = { ids: { minItems: 1, maxItems: 1000 } } as const

export const ExampleIdsLimits = { ids: { minItems: 1, maxItems: 1000 } } as const

export const ExampleSuggestionInputLimits = { text: { maxLength: 255 } } as const

export const ExampleCheckInputLimits = { text: { maxLength: 255 } } as const

export const ExampleChangeLimits = { ids: { minItems: 1, maxItems: 1000 } } as const

export const ExampleImportLimits = { filename: { maxLength: 255 }, content: { maxLength: 10000000 } } as const

export const FormInputLimits = { name: { maxLength: 60 }, description: { maxLength: 300 }, version: { minimum: 1 } } as const

export const FormUpdateLimits = { name: { maxLength: 60 }, description: { maxLength: 300 }, version: { minimum: 1 } } as const

export const CharacteristicOptionLimits = { value: { maxLength: 40 }, synonyms: { maxItems: 50, items: { maxLength: 40 } } } as const

export const CharacteristicInputLimits = {
  label: { maxLength: 40 },
  options: { maxItems: 100 },
  unit: { maxLength: 10 },
  question: { maxLength: 255 },
  version: { minimum: 1 },
} as const

export const ProductVariantLimits = { sku: { maxLength: 40 }, price_cents: { minimum: 0 }, stock: { minimum: 0 } } as const

export const BranchStockLimits = { stock: { minimum: 0, maximum: 10000000 } } as const

export const ProductInputLimits = {
  sku: { maxLength: 40 },
  name: { maxLength: 100 },
  description: { maxLength: 2000 },
  category: { maxLength: 60 },
  images: { maxItems: 8 },
  price_cents: { minimum: 0, maximum: 100000000000 },
  sale_price_cents: { minimum: 0, maximum: 100000000000 },
  tax_rate: { minimum: 0, maximum: 100 },
  stock: { minimum: 0, maximum: 10000000 },
  stock_alert: { minimum: 0, maximum: 10000000 },
  variants: { maxItems: 100 },
  branch_stock: { maxItems: 200 },
  link: { maxLength: 500 },
  brand: { maxLength: 60 },
  synonyms: { maxItems: 50, items: { maxLength: 40 } },
  version: { minimum: 1 },
} as const

export const ProductImportInputLimits = { content: { maxLength: 13981016 }, filename: { maxLength: 255 } } as const

export const ProductPriceInputLimits = { percent: { minimum: -90, maximum: 500 }, product_ids: { maxItems: 5000 }, category: { maxLength: 60 } } as const

export const ProductOrderLimits = {
  product_ids: { maxItems: 5000 },
  characteristic_ids: { maxItems: 60 },
  pinned: { maxItems: 5 },
  version: { minimum: 1 },
} as const

export const ProductSynonymInputLimits = { synonyms: { maxItems: 50, items: { maxLength: 40 } } } as const

export const CatalogSyncLimits = { catalog_id: { maxLength: 60 } } as const

export const ProductSettingsLimits = {
  max_items: { minimum: 1, maximum: 10 },
  ask_before_listing: { maxItems: 20 },
  notify_contacts: { maxItems: 20 },
  version: { minimum: 1 },
} as const

export const FormExampleInputLimits = { text: { maxLength: 255 }, entities: { maxItems: 20 }, version: { minimum: 1 } } as const

export const BranchAddressLimits = {
  street: { maxLength: 80 },
  number: { maxLength: 10 },
  floor: { maxLength: 20 },
  city: { maxLength: 60 },
  province: { maxLength: 60 },
  postal_code: { maxLength: 10 },
} as const

export const BranchCoverageLimits = { radius_km: { minimum: 0, maximum: 200 }, postal_codes: { maxItems: 500 } } as const

export const BranchInputLimits = {
  name: { maxLength: 60 },
  code: { maxLength: 20 },
  lat: { minimum: -90, maximum: 90 },
  lng: { minimum: -180, maximum: 180 },
  phones: { maxItems: 10 },
  email: { maxLength: 150 },
  services: { maxItems: 50, items: { maxLength: 40 } },
  version: { minimum: 1 },
} as const

export const BranchQuestionLimits = { question: { maxLength: 255 }, answer_text: { maxLength: 1024 } } as const

export const BranchQuestionsLimits = { questions: { maxItems: 50 }, version: { minimum: 1 } } as const

export const BranchSettingsLimits = { max_listed: { minimum: 1, maximum: 10 }, closed_message: { maxLength: 1024 }, version: { minimum: 1 } } as const

export const SurveyConditionLimits = { value: { maxLength: 255 } } as const

export const SurveyShowIfLimits = { conditions: { minItems: 1, maxItems: 10 } } as const

export const SurveyOptionLimits = { label: { maxLength: 24 }, value: { maxLength: 60 } } as const

export const SurveyQuestionLimits = {
  text: { maxLength: 255 },
  options: { maxItems: 10 },
  error_text: { maxLength: 255 },
  max_retries: { minimum: 0, maximum: 5 },
  save_to: { maxLength: 60 },
} as const

export const SurveyQuestionsLimits = { questions: { maxItems: 100 }, version: { minimum: 1 } } as const

export const SurveyLinkInputLimits = {
  name: { maxLength: 60 },
  response_limit: { minimum: 1, maximum: 1000000 },
  source_tag: { maxLength: 60 },
  version: { minimum: 1 },
} as const

export const SurveySettingsLimits = {
  name: { maxLength: 60 },
  intro: { maxLength: 1024 },
  thanks: { maxLength: 1024 },
  cancel_words: { maxItems: 20, items: { maxLength: 40 } },
  timeout_minutes: { minimum: 1, maximum: 1440 },
  trigger_area_ids: { maxItems: 50 },
  csat_label_ids: { maxItems: 50 },
  webhook_url: { maxLength: 500 },
  notify_contacts: { maxItems: 20 },
  consent_text: { maxLength: 1024 },
  retention_days: { minimum: 30, maximum: 3650 },
  version: { minimum: 1 },
} as const

export const SurveySendInputLimits = { name: { maxLength: 60 }, exclude_answered_days: { minimum: 0, maximum: 365 } } as const

export const SurveyPublicAnswerLimits = { values: { maxItems: 100 } } as const

export const ContactFormFieldLimits = { label: { maxLength: 60 } } as const

export const ContactFormConsentLimits = { text: { maxLength: 500 }, url: { maxLength: 500 } } as const

export const ContactFormLimits = {
  fields: { minItems: 1, maxItems: 20 },
  intro: { maxLength: 1024 },
  thanks: { maxLength: 1024 },
  destinations: { maxItems: 20 },
  channels: { maxItems: 3 },
  version: { minimum: 1 },
} as const

export const GroupConditionLimits = { hidden: { minimum: 1, maximum: 20 } } as const

export const GroupRuleLimits = { conditions: { minItems: 1, maxItems: 20 } } as const

export const ContactGroupInputLimits = { name: { maxLength: 60 }, member_ids: { maxItems: 10000 }, version: { minimum: 1 } } as const

export const GroupPreviewLimits = { count: { minimum: 0 }, sample: { maxItems: 10 } } as const

export const GroupMembersInputLimits = { add: { maxItems: 1000 }, remove: { maxItems: 1000 } } as const

export const IntentInputLimits = { intent_name: { maxLength: 50 } } as const

export const IntentUpdateLimits = { description: { maxLength: 50 }, version: { minimum: 1 } } as const

export const ApiKeyUpdateLimits = { name: { maxLength: 40 }, scopes: { minItems: 1 } } as const

export const ApiKeyInputLimits = { name: { maxLength: 40 }, scopes: { minItems: 1 } } as const

export const ApiKeyListLimits = { keys: { maxItems: 20 } } as const

export const MisunderstoodResolutionLimits = { message_ids: { minItems: 1, maxItems: 500 }, intent_name: { maxLength: 50 } } as const

export const MisunderstoodUndoLimits = { message_ids: { minItems: 1, maxItems: 500 } } as const

export const NotificationRuleInputLimits = {
  channels: { minItems: 1 },
  events: { minItems: 1 },
  area_ids: { maxItems: 200 },
  unanswered_minutes: { minimum: 1, maximum: 1440 },
} as const

export const NotificationSettingsInputLimits = { rules: { maxItems: 200 }, version: { minimum: 1 } } as const

export const NotificationLimitsLimits = {
  mails: { minimum: 0, maximum: 60 },
  asks: { minimum: 0, maximum: 3 },
  asks_per_day: { minimum: 0, maximum: 20 },
} as const

export const PlatformBotInputLimits = {
  name: { maxLength: 60 },
  owner: { maxLength: 150 },
  timezone: { maxLength: 60 },
  template: { maxLength: 40 },
} as const

export const PlatformBotOwnerInputLimits = { new_owner: { maxLength: 150 } } as const

export const PlatformBotRestoreInputLimits = { new_owner: { maxLength: 150 } } as const

export const PlatformBotRemovalLimits = { confirmed_name: { maxLength: 255 }, reason: { maxLength: 120 } } as const

export const SuspensionInputLimits = { reason: { maxLength: 120 } } as const

export const PlatformBotUpdateLimits = { name: { maxLength: 60 }, version: { maxLength: 20 }, revision: { maxLength: 32 } } as const

export const MessengerMenuItemLimits = { title: { maxLength: 30 }, target: { maxLength: 500 } } as const

export const WhatsappInputLimits = {
  phone_number_id: { maxLength: 40 },
  waba_id: { maxLength: 40 },
  access_token: { maxLength: 1024 },
  app_secret: { maxLength: 1024 },
} as const

export const WhatsappUpdateLimits = {
  waba_id: { maxLength: 40 },
  access_token: { maxLength: 1024 },
  app_secret: { maxLength: 1024 },
  version: { minimum: 1 },
} as const

export const WhatsappProfileInputLimits = {
  about: { maxLength: 139 },
  description: { maxLength: 512 },
  address: { maxLength: 256 },
  email: { maxLength: 128 },
  websites: { maxItems: 2, items: { maxLength: 256 } },
  picture: { maxLength: 700000 },
} as const

export const FacebookInputLimits = {
  page_id: { maxLength: 40 },
  access_token: { maxLength: 1024 },
  app_secret: { maxLength: 1024 },
  greeting: { maxLength: 160 },
  ice_breakers: { maxItems: 4, items: { maxLength: 80 } },
  menu: { maxItems: 20 },
} as const

export const FacebookUpdateLimits = {
  access_token: { maxLength: 1024 },
  app_secret: { maxLength: 1024 },
  greeting: { maxLength: 160 },
  ice_breakers: { maxItems: 4, items: { maxLength: 80 } },
  menu: { maxItems: 20 },
  version: { minimum: 1 },
} as const

export const TelegramInputLimits = { access_token: { maxLength: 1024 }, greeting: { maxLength: 160 } } as const

export const TelegramUpdateLimits = { access_token: { maxLength: 1024 }, greeting: { maxLength: 160 }, version: { minimum: 1 } } as const

export const MailboxInputLimits = {
  address: { maxLength: 150 },
  sender_name: { maxLength: 80 },
  user: { maxLength: 150 },
  password: { maxLength: 1024 },
  imap_host: { maxLength: 255 },
  imap_port: { minimum: 1, maximum: 65535 },
  smtp_host: { maxLength: 255 },
  smtp_port: { minimum: 1, maximum: 65535 },
} as const

export const MailboxUpdateLimits = {
  sender_name: { maxLength: 80 },
  user: { maxLength: 150 },
  password: { maxLength: 1024 },
  imap_host: { maxLength: 255 },
  imap_port: { minimum: 1, maximum: 65535 },
  smtp_host: { maxLength: 255 },
  smtp_port: { minimum: 1, maximum: 65535 },
  version: { minimum: 1 },
} as const

export const ResponseButtonLimits = { title: { maxLength: 20 }, target: { maxLength: 500 }, description: { maxLength: 72 } } as const

export const ResponseCardLimits = { title: { maxLength: 80 }, subtitle: { maxLength: 80 }, buttons: { maxItems: 3 } } as const

export const ResponseMessageLimits = {
  text: { maxLength: 4096 },
  variants: { maxItems: 5, items: { maxLength: 4096 } },
  caption: { maxLength: 1024 },
  latitude: { minimum: -90, maximum: 90 },
  longitude: { minimum: -180, maximum: 180 },
  delay_ms: { minimum: 0, maximum: 10000 },
  cards: { minItems: 1, maxItems: 10 },
} as const

export const ResponseSlotLimits = { question: { maxLength: 255 } } as const

export const ResponseConditionLimits = { value: { maxLength: 60 }, messages: { minItems: 1, maxItems: 5 }, buttons: { maxItems: 10 } } as const

export const WebhookHeaderLimits = { value: { maxLength: 1000 }, last4: { maxLength: 4 } } as const

export const WebhookFieldLimits = { path: { maxLength: 120 } } as const

export const ResponseWebhookLimits = {
  url: { maxLength: 500 },
  headers: { maxItems: 5 },
  timeout_seconds: { minimum: 1, maximum: 30 },
  fields: { maxItems: 20 },
  not_found_text: { maxLength: 1024 },
  fallback_text: { maxLength: 1024 },
} as const

export const MainResponseInputLimits = {
  category_id: { minimum: 1 },
  title: { maxLength: 50 },
  questions: { maxItems: 200, items: { maxLength: 255 } },
  messages: { minItems: 1, maxItems: 5 },
  buttons: { maxItems: 10 },
  next_id: { minimum: 1 },
  assign_labels: { maxItems: 20 },
  assign_area_id: { minimum: 1 },
  attempts: { minimum: 0, maximum: 5 },
  required_entities: { maxItems: 10 },
  ask_attempts: { minimum: 1, maximum: 5 },
  conditions: { maxItems: 20 },
  version: { minimum: 1 },
  known_questions: { maxItems: 10000, items: { maxLength: 255 } },
} as const

export const SecondaryResponseInputLimits = {
  name: { maxLength: 50 },
  questions: { maxItems: 200, items: { maxLength: 255 } },
  messages: { minItems: 1, maxItems: 5 },
  buttons: { maxItems: 10 },
  retry_text: { maxLength: 1024 },
  max_attempts: { minimum: 1, maximum: 5 },
  handoff_area_id: { minimum: 1 },
  version: { minimum: 1 },
} as const

export const QuickResponseInputLimits = {
  keywords: { minItems: 1, maxItems: 20, items: { maxLength: 40 } },
  answer: { maxLength: 1024 },
  buttons: { maxItems: 3 },
  handoff_area_id: { minimum: 1 },
  priority: { minimum: 1, maximum: 100 },
  version: { minimum: 1 },
} as const

export const QuickResponseOrderLimits = { ids: { minItems: 1, maxItems: 500 } } as const

export const ResponseCategoryInputLimits = { name: { maxLength: 40 }, version: { minimum: 1 } } as const

export const QuestionCheckInputLimits = { text: { maxLength: 255 } } as const

export const QuestionMoveLimits = { questions: { minItems: 1, maxItems: 200, items: { maxLength: 255 } } } as const

export const ResponseImportInputLimits = { content: { maxLength: 10000000 } } as const

export const ResponseLeadInputLimits = { title: { maxLength: 80 } } as const

export const ChatRuleTimeLimits = { days: { minItems: 1, maxItems: 7, items: { minimum: 0, maximum: 6 } } } as const

export const ChatRuleConditionLimits = { hidden: { minimum: 1, maximum: 20 } } as const

export const ChatRuleNoticeLimits = { user_ids: { minItems: 1, maxItems: 20 } } as const

export const ChatRuleActionLimits = {
  text: { maxLength: 4096 },
  minutes: { minimum: 5, maximum: 525600 },
  user_ids: { minItems: 1, maxItems: 20 },
} as const

export const ChatRuleInputLimits = {
  name: { maxLength: 60 },
  minutes: { minimum: 1, maximum: 1440 },
  conditions: { maxItems: 20 },
  actions: { minItems: 1, maxItems: 10 },
  version: { minimum: 1 },
} as const

export const ChatRulePositionLimits = { position: { minimum: 1, maximum: 50 } } as const

export const ChatRuleTrialLimits = {
  minutes: { minimum: 1, maximum: 1440 },
  conditions: { maxItems: 20 },
  actions: { minItems: 1, maxItems: 10 },
  days: { minimum: 1, maximum: 30 },
} as const

export const ChatRulePreviewLimits = { checked: { minimum: 0 }, count: { minimum: 0 }, samples: { maxItems: 20 } } as const

export const SmallTalkInputLimits = { answer: { maxLength: 1024 }, phrases: { maxItems: 100, items: { maxLength: 80 } }, version: { minimum: 1 } } as const

export const SynonymGroupInputLimits = { words: { minItems: 2, maxItems: 30, items: { maxLength: 40 } }, version: { minimum: 1 } } as const

export const NewBotLimits = { name: { maxLength: 60 }, template: { maxLength: 40 }, timezone: { maxLength: 60 } } as const

export const BotStateInputLimits = { message: { maxLength: 1024 } } as const

export const TeamUserEditLimits = { area_ids: { maxItems: 200 } } as const

export const InvitationInputLimits = { email: { maxLength: 150 } } as const

export const ChatStartInputLimits = { phone: { maxLength: 40 }, name: { maxLength: 70 } } as const

export const ChatTemplateInputLimits = { target_id: { maxLength: 700 } } as const

export const TestMessageInputLimits = { text: { maxLength: 1024 }, contact_id: { minimum: 1 } } as const

export const TestStepLimits = { user: { maxLength: 1024 } } as const

export const TestCaseInputLimits = { name: { maxLength: 60 }, steps: { minItems: 1, maxItems: 50 }, version: { minimum: 1 } } as const

export const TestRunInputLimits = { ids: { maxItems: 500 } } as const

export const TestBatchMessageLimits = { text: { maxLength: 1024 }, expected: { maxLength: 100 } } as const

export const TestBatchTextLimits = { content: { maxLength: 600000 } } as const

export const TestBatchListLimits = {
  messages: { maxItems: 500 },
  repeated: { minimum: 0 },
  rejected: { maxItems: 100 },
  rejected_total: { minimum: 0 },
} as const

export const TestBatchInputLimits = { messages: { minItems: 1, maxItems: 500 } } as const

export const WebchatSessionInputLimits = {
  origin: { maxLength: 300 },
  page: { maxLength: 2000 },
  title: { maxLength: 200 },
  referrer: { maxLength: 2000 },
  language: { maxLength: 35 },
  company_token: { maxLength: 200 },
} as const

export const WebchatOfflineInputLimits = { name: { maxLength: 70 }, email: { maxLength: 150 }, phone: { maxLength: 16 }, message: { maxLength: 2000 } } as const

export const WebchatMessageInputLimits = { text: { maxLength: 4096 }, files: { maxItems: 5, items: { maxLength: 200 } } } as const

export const WebchatFormerFileInputLimits = { filename: { maxLength: 255 }, file: { maxLength: 14500000 } } as const

export const WebchatRatingInputLimits = { score: { minimum: 1, maximum: 5 }, comment: { maxLength: 1000 } } as const

export const WebhookInputLimits = {
  name: { maxLength: 60 },
  url: { maxLength: 500 },
  events: { minItems: 1 },
  headers: { maxItems: 5 },
  version: { minimum: 1 },
} as const
