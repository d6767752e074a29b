import type { components } from '../../generated/api.d.ts'
import type { EventName } from '../../generated/events.ts'
import type { Channel, RenderedMessage, ResponseButton } from '../contract/channels.ts'
import type { Answers } from '../contract/forms/answers.ts'
import type { WebchatSettings } from '../contract/webchat.ts'
import type { PartState } from './channels/outbound/ledger.ts'
import type { Among } from './conversation/analytics/among.ts'
import type { ExportSight } from './conversation/analytics/exports/sight.ts'
import type { ExportPlace } from './conversation/analytics/exports/store.ts'
import type { Step } from './conversation/chats/core/undo.ts'
import type { ImportOptions } from './conversation/contacts/import/decide.ts'
import type { NewLabel } from './conversation/contacts/import/new-labels.ts'
import type { MergeRecord } from './conversation/contacts/merge/merge.ts'
import type { RuleOutcome } from './conversation/rules/log.ts'
import type { Permissions } from './foundation/http/scope.ts'
import type { AudienceOf } from './foundation/realtime/emit.ts'
import type { RoleId } from './foundation/scope/roles.ts'
import type { FormQuestion, FormSettings } from './knowledge/catalogue/types.ts'
import type { BotSettings, DialogueState } from './knowledge/dialogue/types.ts'
import type { Knowledge } from './knowledge/models/knowledge.ts'
import type { TopicKey } from './knowledge/spanish/topics.ts'
import type { TestSession } from './knowledge/testbot/chat.ts'
import type { StageTime } from './knowledge/training/estimate.ts'
import type { StoredReport } from './knowledge/training/evaluate.ts'
import type { LinkPurpose } from './people/account/links.ts'

type Schemas = components['schemas']

/** The non-null type of a schema's field. */
type Field<Name extends keyof Schemas, Key extends keyof Schemas[Name]> = NonNullable<Schemas[Name][Key]>

/** The stored settings of a bot. Unset values are absent. */
interface StoredSettings extends Omit<BotSettings, 'handoff'> {
  currency?: components['schemas']['BotCurrency']
  language?: string
  country?: string
  description?: string
  /** the picture of the bot in the console, by `media.id` */
  avatar?: string
  off_message?: string
  auto_resolve?: Required<Schemas['AutoResolve']> | null
  unread_policy?: Schemas['UnreadPolicy']
  retention?: Schemas['Retention']
  /** seconds that the bot waits for another system, unless the response says otherwise */
  api_request_timeout?: number
  survey_timeout_minutes?: number
  business_rating_url?: string
  handoff?: Partial<Omit<Schemas['Handoff'], 'form_of_address'>>
  webchat?: WebchatSettings
}

/**
 * Types of columns that PostgreSQL only knows as JSON, text or a number. `npm run generate` merges them into the table
 * types. Every jsonb column must be listed here, and an entry without a column is an error. `generated/database.d.ts`
 * imports this file because a type cannot be copied into generated code; the import is erased in the build.
 */
export interface Columns {
  'account_link.purpose': LinkPurpose
  'alert_consent.state': Exclude<Schemas['AlertConsent'], 'none'>
  'api_key.scopes': Schemas['ApiScope'][]
  'app_user.preferences': Partial<Schemas['Preferences']>
  'area.auto_assign': Field<'Area', 'auto_assign'>
  'analytics_alert.channel': Channel
  'analytics_part.among': Among
  'analytics_alert.direction': Schemas['AlertDirection']
  'analytics_alert.metric': Schemas['AlertMetric']
  'analytics_alert.span': Schemas['AlertSpan']
  'analytics_alert.state': Schemas['AlertState']
  'analytics_alert.user_ids': number[]
  'analytics_export.channel': Channel
  'analytics_export.kind': Schemas['ExportKind']
  'analytics_export.place': ExportPlace
  'analytics_export.sight': ExportSight
  'analytics_export.state': Schemas['ExportState']
  'analytics_report.channel': Channel
  'analytics_report.emails': string[]
  'analytics_report.format': Schemas['ReportFormat']
  'analytics_report.page': Schemas['ReportPage']
  'analytics_report.period': Schemas['ReportPeriod']
  'analytics_report_sending.state': 'queued' | 'sent' | 'refused'
  'area.schedule': Schemas['OpeningHours']
  'audit.after': object
  'audit.before': object
  'bot.form_of_address': Schemas['FormOfAddress']
  'bot.integrations': { phone?: unknown; facebook?: unknown }
  'bot.removal': { members: { user_id: number; role_id: RoleId; permissions: Permissions }[] }
  'bot.settings': StoredSettings
  'bot.special_state': Schemas['BotSpecialState']
  'bot.state': Schemas['TrainingState']
  'bot_import.faults': Schemas['BotImportFault'][]
  'bot_import.kind': Schemas['BotImportKind']
  'bot_import.lost': string[]
  'bot_import.state': Schemas['BotImportState']
  'bot_import.summary': Schemas['BotImportSummary']
  'bot_model.knowledge': Knowledge
  'branch.address': Field<'Branch', 'address'>
  'branch.coverage': Field<'Branch', 'coverage'>
  'branch.hours': Field<'Branch', 'hours'>
  'branch.phones': Field<'Branch', 'phones'>
  'branch.services': Field<'Branch', 'services'>
  'budget.contact': Field<'Budget', 'contact'>
  'budget.discount': Field<'Budget', 'discount'>
  'budget.items': Field<'Budget', 'items'>
  'budget.sent_texts': Pick<Schemas['BudgetPublic'], 'business' | 'notes' | 'payment_terms' | 'bank_details' | 'footer'>
  'budget.status': Field<'Budget', 'status'>
  'budget_settings.last_numbers': Record<string, number>
  'budget_settings.settings': Partial<Schemas['BudgetSettings']>
  'budget_version.content': Schemas['Budget']
  'channel_account.facts': Schemas['PluginFacts']
  'channel_account.hints': Record<string, string>
  'channel_account.kind': Schemas['PluginKind']
  'channel_account.settings': Schemas['PluginSettings']
  'channel_account.status': Schemas['PluginStatus']
  'channel_account.cure': Schemas['PluginCure'] | null
  'channel_event.kind': Schemas['PluginEventKind']
  'channel_event.payload': Record<string, unknown>
  'channel_link.channel': Channel
  'channel_template.category': Schemas['TemplateCategory']
  'channel_template.components': Record<string, unknown>[]
  'channel_template.parameter_format': 'NAMED' | 'POSITIONAL'
  'channel_template.quality': Schemas['QualityRating']
  'channel_template.status': Schemas['WhatsappTemplateStatus']
  'chat.channel': Channel
  'chat.last_message_from': Field<'ChatItem', 'last_message_from'>
  'chat.last_message_kind': Schemas['ChatQuoteKind']
  'chat.base_priority': Exclude<Schemas['ChatPriority'], 'urgent'>
  'chat.priority': Schemas['ChatPriority']
  'chat.state': Field<'ChatItem', 'state'>
  'chat.type': Field<'ChatItem', 'type'>
  'chat.urgency': Schemas['UrgencyReason']
  'chat.urgency_cleared': Schemas['UrgencyReason']
  'chat_bulk.before': Step[]
  'chat_dialogue.state': Partial<DialogueState>
  'conversation.channel': Channel
  'chat_handoff.detail': { misses?: number; by?: string; own?: boolean; urgency?: Schemas['UrgencyReason'] }
  'chat_handoff.reason': Schemas['HandoffReason']
  'chat_handoff.summary': Schemas['HandoffSummary']
  'chat_handoff.notice': Schemas['HandoffNotice']
  'chat_rule.actions': Schemas['ChatRuleAction'][]
  'chat_rule.conditions': Schemas['ChatRuleCondition'][]
  'chat_rule.event': Schemas['ChatRuleEvent']
  'chat_rule.match': Schemas['RuleMatch']
  'chat_rule_run.actions': Schemas['ChatRuleAction'][]
  'chat_rule_run.event': Schemas['ChatRuleEvent']
  'chat_rule_run.matched': string[]
  'chat_rule_run.outcomes': RuleOutcome[]
  'chat_view.filter': Schemas['ChatFilter']
  'contact.consent': Field<'Contact', 'marketing'>
  'contact.custom': Field<'Contact', 'custom'>
  'contact.document': Field<'Contact', 'document'>
  'chat_event.actor': Schemas['ThreadEventActor']
  'chat_event.kind': Schemas['ThreadEventKind']
  'contact_event.actor': Schemas['ContactEventActor']
  'contact_event.channel': Channel
  'contact_event.kind': Schemas['ContactEventKind']
  'contact_field.options': Field<'ContactField', 'options'>
  'contact_field.type': Field<'ContactField', 'type'>
  'contact_field.visible_to': Field<'ContactField', 'visible_to'>
  'contact_group.kind': Schemas['GroupKind']
  'contact_group.rule': Schemas['GroupRule']
  'contact_import.columns': Schemas['ContactImport']['columns']
  'contact_import.new_labels': NewLabel[]
  'contact_import.options': Partial<ImportOptions>
  'contact_import.repeats': Schemas['ContactImportRepeat'][]
  'contact_import.sample': Schemas['ImportSample'][]
  'contact_import.state': Schemas['ImportState']
  'contact_import_reject.cells': string[]
  'contact_import_reject.reasons': string[]
  'contact_import_row.after': Readonly<Record<string, unknown>>
  'contact_import_row.before': Readonly<Record<string, unknown>>
  'contact_import_row.labels_added': number[]
  'contact_merge.record': MergeRecord
  'entity.entity_values': Field<'Entity', 'values'>
  'entity.system_kind': Field<'Entity', 'system_kind'>
  'entity.type': Field<'Entity', 'type'>
  'event.audience': AudienceOf<EventName>
  'event.name': EventName
  'event.payload': object
  'example.entities': Schemas['ExampleEntity'][]
  'example.last_prediction': Field<'Example', 'last_prediction'>
  'example.source': Field<'Example', 'source'>
  'example.split': Field<'Example', 'split'>
  'example.state': Field<'Example', 'state'>
  'form.kind': Schemas['FormKind']
  'form.questions': FormQuestion[]
  'form.settings': FormSettings
  'form_run.answers': Answers
  'form_run.asked': string[]
  'form_run.channel': Schemas['FormRunChannel']
  'form_run.status': Schemas['FormRunStatus']
  'idempotency.answer': object
  'invitation.role_id': RoleId
  'job.payload': object
  'known_place.kind': 'device' | 'address'
  'label.scope': Field<'Label', 'scope'>
  'media.type': Schemas['MediaType']
  'member_availability.chosen': Schemas['Availability']
  'membership.permissions': Permissions
  'membership.role_id': RoleId
  'membership.saved_searches': Schemas['SavedSearches']['searches']
  'message.author': Field<'ChatMessage', 'type'>
  'message.buttons': ResponseButton[]
  'message.content': Schemas['ChatContent']
  'message.pressed': Schemas['ResponseButton']
  'message.shown': RenderedMessage
  'message.status': Field<'ChatMessage', 'status'>
  'message_fact.context': Schemas['ReadingContext']
  'message_fact.entities': Schemas['ChatUnderstanding']['messages'][number]['entities']
  'message_fact.ranking': Schemas['ChatUnderstanding']['messages'][number]['intents']
  'message_fact.rule': Schemas['BotRule']
  'message_fact.slots': Schemas['SlotExplanation']
  'notification_notice.event': Schemas['NotificationEvent']
  'macro.actions': Schemas['ChatAction'][]
  'macro.area_ids': number[]
  'macro.visibility': Field<'Macro', 'visibility'>
  'notification_notice.state': 'pending' | 'gathered' | 'held' | 'sent' | 'dropped'
  'notification_rule.area_ids': number[]
  'notification_rule.channels': Schemas['NotificationChannel'][]
  'notification_rule.digest': Schemas['Digest']
  'notification_rule.events': Schemas['NotificationEvent'][]
  'notification_rule.quiet_hours': Schemas['TimeRange']
  'notification_rule.schedule': Schemas['OpeningHours']
  'notification_rule.type': Schemas['NotificationType']
  'notification_contact.type': Schemas['NotificationType']
  'outbound_part.body': object
  'outbound_part.state': PartState
  'plan.features': Field<'Plan', 'features'>
  'plan.limits': Field<'Plan', 'limits'>
  'product.attributes': Schemas['ProductAttributes']
  'product.availability': Schemas['ProductAvailability']
  'product.branch_stock': Schemas['BranchStock'][]
  'product.images': number[]
  'product.price_mode': Schemas['PriceMode']
  'product.synonyms': string[]
  'product.variants': Schemas['ProductVariant'][]
  'product_change.kind': Schemas['ProductChangeKind']
  'product_change_row.before': object
  'product_import.columns': Schemas['ProductImport']['columns']
  'product_import.options': Partial<Omit<Schemas['ProductImportInput'], 'preview'>>
  'product_import.sample': Schemas['ImportSample'][]
  'product_import.state': Schemas['ImportState']
  'product_import_reject.cells': string[]
  'product_import_reject.reasons': string[]
  'product_characteristic.options': Schemas['CharacteristicOption'][]
  'product_characteristic.type': Schemas['CharacteristicType']
  'quick_reply.area_ids': number[]
  'quick_reply.attachments': number[]
  'quick_reply.channels': Field<'QuickReply', 'channels'>
  'quick_reply.prompts': Field<'QuickReply', 'prompts'>
  'quick_reply.visibility': Field<'QuickReply', 'visibility'>
  'quick_response.action': Field<'QuickResponse', 'action'>
  'quick_response.buttons': Schemas['ResponseButton'][]
  'quick_response.keywords': string[]
  'quick_response.match': Field<'QuickResponse', 'match'>
  'response.assign_labels': number[]
  'response.buttons': Schemas['ResponseButton'][]
  'response.channels': Channel[]
  'response.conditions': Schemas['ResponseCondition'][]
  'response.messages': Schemas['ResponseMessage'][]
  'response.next': Field<'MainResponse', 'next'>
  'response.required_entities': Schemas['ResponseSlot'][]
  'response.webhook': Schemas['ResponseWebhook']
  'secondary_response.buttons': Schemas['ResponseButton'][]
  'secondary_response.channels': Channel[]
  'secondary_response.kind': Schemas['SecondaryKind']
  'secondary_response.messages': Schemas['ResponseMessage'][]
  'secondary_response.questions': string[]
  'small_talk.phrases': string[]
  'small_talk.topic': TopicKey
  'survey_send.status': Schemas['SurveySendStatus']
  'survey_send_chat.reason': Schemas['FormStartRefusal']
  'survey_send_chat.status': 'pending' | 'sent' | 'excluded'
  'synonym_group.theme': Schemas['SynonymTheme']
  'synonym_group.words': string[]
  'test_case.last_outcome': object
  'test_case.last_result': Field<'TestCase', 'last_result'>
  'test_case.steps': Field<'TestCase', 'steps'>
  'test_session.state': TestSession
  'training_run.error': Schemas['TrainingError']
  'training_run.report': StoredReport
  'training_run.stages': StageTime[]
  'webchat_visitor.device': Schemas['VisitDevice']
  'webhook.events': Schemas['WebhookEvent'][]
  'webhook.headers': Schemas['WebhookHeader'][]
  'webhook_delivery.data': object
  'webhook_delivery.event': Schemas['WebhookEvent']
  'webhook_delivery.history': Schemas['WebhookAttempt'][]
  'webhook_delivery.state': Schemas['WebhookDeliveryState']
  'untrained_change.resource': Schemas['PendingChange']['resource']
  'webhook_inbox.body': Record<string, unknown>
}
