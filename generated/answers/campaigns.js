// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
const ButtonType = { type: 'string', enum: ['response', 'form', 'url', 'phone', 'area', 'restart'] }
const Campaign = {
  type: 'object',
  required: [
    'id',
    'name',
    'type',
    'channel',
    'template_id',
    'template_params',
    'body',
    'media_ids',
    'buttons',
    'form_id',
    'audience',
    'schedule',
    'throttle_per_minute',
    'reply_handling',
    'area_id',
    'reminder',
    'status',
    'totals',
    'approved_by',
    'started_at',
    'finished_at',
    'created_by',
    'created_at',
    'updated_at',
    'version',
  ],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    type: { ref: () => CampaignType },
    channel: { ref: () => Channel },
    template_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    template_params: { ref: () => TemplateParams },
    body: { type: 'string', maxLength: 1024, pattern: '^[^<>\']*$' },
    media_ids: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 5 },
    buttons: { type: 'array', maxItems: 10, items: { ref: () => ResponseButton } },
    form_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    audience: { ref: () => CampaignAudience },
    schedule: { ref: () => CampaignSchedule },
    throttle_per_minute: { type: 'integer', minimum: 1, maximum: 600 },
    reply_handling: { ref: () => CampaignReplies },
    area_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    reminder: { anyOf: [{ ref: () => CampaignReminder }, { type: 'null' }] },
    version: { ref: () => EntityVersion },
    id: { ref: () => Id },
    status: { ref: () => CampaignStatus },
    totals: { ref: () => CampaignTotals },
    approved_by: { anyOf: [{ ref: () => Person }, { type: 'null' }] },
    started_at: { type: ['string', 'null'], format: 'date-time' },
    finished_at: { type: ['string', 'null'], format: 'date-time' },
    created_by: { anyOf: [{ ref: () => Person }, { type: 'null' }] },
    created_at: { ref: () => CreatedAt },
    updated_at: { ref: () => UpdatedAt },
  },
}
const CampaignAudience = {
  type: 'object',
  additionalProperties: false,
  properties: {
    group_ids: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 50 },
    label_ids: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 50 },
    contact_ids: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 5000 },
    rule: { anyOf: [{ ref: () => GroupRule }, { type: 'null' }] },
    import_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    exclude: { ref: () => CampaignExclude },
  },
}
const CampaignExclude = {
  type: 'object',
  additionalProperties: false,
  properties: {
    recent_days: { type: 'integer', minimum: 0, maximum: 90 },
    blocked: { type: 'boolean' },
    no_consent: { type: 'boolean' },
    open_chats: { type: 'boolean' },
    answered_days: { type: 'integer', minimum: 0, maximum: 365 },
  },
}
const CampaignRecipient = {
  type: 'object',
  required: [
    'id',
    'contact_id',
    'contact',
    'phone',
    'state',
    'error_code',
    'error_text',
    'sent_at',
    'delivered_at',
    'read_at',
    'message_id',
  ],
  additionalProperties: false,
  properties: {
    id: { ref: () => Id },
    contact_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    contact: { type: 'string' },
    phone: { type: 'string', maxLength: 30 },
    state: { ref: () => RecipientState },
    error_code: { type: ['string', 'null'], maxLength: 40 },
    error_text: { type: ['string', 'null'] },
    sent_at: { type: ['string', 'null'], format: 'date-time' },
    delivered_at: { type: ['string', 'null'], format: 'date-time' },
    read_at: { type: ['string', 'null'], format: 'date-time' },
    message_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
  },
}
const CampaignReminder = {
  type: 'object',
  required: ['after_hours', 'times'],
  additionalProperties: false,
  properties: {
    after_hours: { type: 'integer', minimum: 1, maximum: 168 },
    times: { type: 'integer', minimum: 0, maximum: 2 },
  },
}
const CampaignRepeat = { type: 'string', enum: ['weekly', 'monthly'] }
const CampaignReplies = { type: 'string', enum: ['bot', 'area'] }
const CampaignReview = {
  type: 'object',
  required: ['totals', 'quality', 'daily_limit', 'first_at', 'last_at', 'samples', 'problems'],
  additionalProperties: false,
  properties: {
    totals: { ref: () => CampaignTotals },
    quality: { type: ['string', 'null'], maxLength: 40 },
    daily_limit: { type: ['integer', 'null'], minimum: 0 },
    first_at: { type: ['string', 'null'], format: 'date-time' },
    last_at: { type: ['string', 'null'], format: 'date-time' },
    samples: { type: 'array', maxItems: 3, items: { ref: () => CampaignSample } },
    problems: { type: 'array', items: { type: 'string' } },
  },
}
const CampaignSample = {
  type: 'object',
  required: ['contact', 'text'],
  additionalProperties: false,
  properties: { contact: { type: 'string' }, text: { type: 'string' } },
}
const CampaignSchedule = {
  type: 'object',
  required: ['kind', 'timezone'],
  additionalProperties: false,
  properties: {
    kind: { ref: () => CampaignWhen },
    at: { type: ['string', 'null'], format: 'date-time' },
    repeat: { anyOf: [{ ref: () => CampaignRepeat }, { type: 'null' }] },
    weekday: { anyOf: [{ ref: () => Weekday }, { type: 'null' }] },
    month_day: { type: ['integer', 'null'], minimum: 1, maximum: 28 },
    time: { type: ['string', 'null'], pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
    timezone: { ref: () => TimeZone },
    from_hour: { type: 'integer', minimum: 0, maximum: 23 },
    to_hour: { type: 'integer', minimum: 1, maximum: 24 },
  },
}
const CampaignStatus = { type: 'string', enum: ['draft', 'scheduled', 'running', 'paused', 'cancelled', 'finished', 'failed'] }
const CampaignTotals = {
  type: 'object',
  required: [
    'audience',
    'excluded',
    'sent',
    'delivered',
    'read',
    'replied',
    'clicked',
    'failed',
    'opted_out',
    'cost_estimate_cents',
  ],
  additionalProperties: false,
  properties: {
    audience: { type: 'integer', minimum: 0 },
    excluded: { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } },
    sent: { type: 'integer', minimum: 0 },
    delivered: { type: 'integer', minimum: 0 },
    read: { type: 'integer', minimum: 0 },
    replied: { type: 'integer', minimum: 0 },
    clicked: { type: 'integer', minimum: 0 },
    failed: { type: 'integer', minimum: 0 },
    opted_out: { type: 'integer', minimum: 0 },
    cost_estimate_cents: { type: 'integer', minimum: 0 },
  },
}
const CampaignType = { type: 'string', enum: ['message', 'survey', 'template'] }
const CampaignWhen = { type: 'string', enum: ['now', 'at', 'recurring'] }
const Channel = { type: 'string', enum: ['webchat', 'whatsapp', 'facebook'] }
const CreatedAt = { type: 'string', format: 'date-time' }
const EntityVersion = { type: 'integer', minimum: 1 }
const Error = {
  type: 'object',
  required: ['message', 'code'],
  additionalProperties: false,
  properties: {
    message: { type: 'string' },
    code: { type: 'string', pattern: '^[a-z_]+$' },
    fields: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
}
const GroupCondition = {
  type: 'object',
  required: ['field', 'operator'],
  additionalProperties: false,
  properties: {
    field: { ref: () => RuleField },
    key: { type: ['string', 'null'], pattern: '^[a-z0-9_]{1,40}$' },
    operator: { ref: () => RuleOperator },
    value: {
      anyOf: [
        { type: ['string', 'number', 'boolean', 'null'], maxLength: 200 },
        { type: 'array', maxItems: 100, items: { type: ['string', 'number'], maxLength: 200 } },
      ],
    },
  },
}
const GroupRule = {
  type: 'object',
  required: ['match', 'conditions'],
  additionalProperties: false,
  properties: {
    match: { ref: () => RuleMatch },
    conditions: { type: 'array', maxItems: 20, items: { ref: () => GroupCondition }, minItems: 1 },
  },
}
const Id = { type: 'integer', minimum: 1, maximum: 2147483647 }
const MessageTemplate = {
  type: 'object',
  required: [
    'id',
    'name',
    'language',
    'category',
    'header',
    'body',
    'samples',
    'footer',
    'buttons',
    'status',
    'rejected_reason',
    'quality_score',
    'last_synced_at',
    'created_at',
    'updated_at',
    'version',
  ],
  additionalProperties: false,
  properties: {
    name: { type: 'string', pattern: '^[a-z0-9_]{1,60}$' },
    language: { ref: () => TemplateLanguage },
    category: { ref: () => TemplateCategory },
    header: { ref: () => TemplateHeader },
    body: { type: 'string', minLength: 1, maxLength: 1024, pattern: '^[^<>\']*$' },
    samples: { type: 'object', maxProperties: 30, additionalProperties: { type: 'string', maxLength: 200 } },
    footer: { type: 'string', maxLength: 60, pattern: '^[^<>\']*$' },
    buttons: { type: 'array', maxItems: 10, items: { ref: () => TemplateButton } },
    version: { ref: () => EntityVersion },
    id: { ref: () => Id },
    status: { ref: () => TemplateStatus },
    rejected_reason: { type: ['string', 'null'] },
    quality_score: { type: ['string', 'null'], maxLength: 40 },
    last_synced_at: { type: ['string', 'null'], format: 'date-time' },
    created_at: { ref: () => CreatedAt },
    updated_at: { ref: () => UpdatedAt },
  },
}
const Person = {
  type: 'object',
  required: ['id', 'name'],
  additionalProperties: false,
  properties: { id: { ref: () => Id }, name: { type: 'string' } },
}
const RecipientState = { type: 'string', enum: ['pending', 'sent', 'delivered', 'read', 'replied', 'failed', 'excluded'] }
const ResponseButton = {
  type: 'object',
  required: ['title', 'type'],
  additionalProperties: false,
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 20, pattern: '^[^<>\']*$' },
    type: { ref: () => ButtonType },
    target: { type: ['string', 'null'], maxLength: 500 },
    description: { type: 'string', maxLength: 72, pattern: '^[^<>\']*$' },
  },
}
const RuleField = {
  type: 'string',
  enum: [
    'name',
    'phone',
    'email',
    'company',
    'city',
    'province',
    'label',
    'last_seen',
    'first_seen',
    'channel',
    'area',
    'consent',
    'survey',
    'product',
    'custom',
  ],
}
const RuleMatch = { type: 'string', enum: ['all', 'any'] }
const RuleOperator = {
  type: 'string',
  enum: ['eq', 'ne', 'contains', 'starts', 'gt', 'lt', 'before_days', 'present', 'absent', 'in'],
}
const TemplateButton = {
  type: 'object',
  required: ['kind', 'title'],
  additionalProperties: false,
  properties: {
    kind: { ref: () => TemplateButtonKind },
    title: { type: 'string', minLength: 1, maxLength: 25, pattern: '^[^<>\']*$' },
    target: { type: ['string', 'null'], maxLength: 500 },
  },
}
const TemplateButtonKind = { type: 'string', enum: ['quick_reply', 'url', 'phone', 'copy_code'] }
const TemplateCategory = { type: 'string', enum: ['MARKETING', 'UTILITY', 'AUTHENTICATION'] }
const TemplateHeader = {
  type: 'object',
  required: ['kind'],
  additionalProperties: false,
  properties: {
    kind: { ref: () => TemplateHeaderKind },
    text: { type: ['string', 'null'], maxLength: 60, pattern: '^[^<>\']*$' },
    media_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
  },
}
const TemplateHeaderKind = { type: 'string', enum: ['none', 'text', 'image', 'video', 'document', 'location'] }
const TemplateLanguage = { type: 'string', enum: ['es_AR', 'es', 'es_MX', 'pt_BR', 'en'] }
const TemplateParams = { type: 'object', maxProperties: 30, additionalProperties: { type: 'string', minLength: 1, maxLength: 200 } }
const TemplateStatus = { type: 'string', enum: ['DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'PAUSED', 'DISABLED'] }
const TemplateSync = {
  type: 'object',
  required: ['synced_at', 'created', 'updated'],
  additionalProperties: false,
  properties: {
    synced_at: { type: 'string', format: 'date-time' },
    created: { type: 'integer', minimum: 0 },
    updated: { type: 'integer', minimum: 0 },
  },
}
const TimeZone = { type: 'string', maxLength: 60, pattern: '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$' }
const UpdatedAt = { type: 'string', format: 'date-time' }
const Weekday = { type: 'integer', enum: [0, 1, 2, 3, 4, 5, 6] }

export const answers = {
  campaignList: {
    200: validator({ type: 'array', items: { ref: () => Campaign } }),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    422: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  campaignCreate: {
    201: validator(Campaign),
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  campaignGet: {
    200: validator(Campaign),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  campaignUpdate: {
    200: validator(Campaign),
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  campaignDelete: {
    204: nothing,
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  campaignReviewGet: {
    200: validator(CampaignReview),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  campaignTest: {
    200: validator(CampaignSample),
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    429: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  campaignLaunch: {
    200: validator(Campaign),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  campaignPause: {
    200: validator(Campaign),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  campaignResume: {
    200: validator(Campaign),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  campaignCancel: {
    200: validator(Campaign),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  campaignDuplicate: {
    201: validator(Campaign),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  campaignRetry: {
    200: validator(Campaign),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  campaignRecipientList: {
    200: validator({ type: 'array', items: { ref: () => CampaignRecipient } }),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    422: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  templateList: {
    200: validator({ type: 'array', items: { ref: () => MessageTemplate } }),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    422: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  templateCreate: {
    201: validator(MessageTemplate),
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  templateGet: {
    200: validator(MessageTemplate),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  templateUpdate: {
    200: validator(MessageTemplate),
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  templateDelete: {
    204: nothing,
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  templateSync: {
    200: validator(TemplateSync),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    429: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
}
