// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
const AnalyticsDuration = {
  type: 'object',
  required: ['average', 'median', 'p90', 'business_average'],
  additionalProperties: false,
  properties: {
    average: { ref: () => AnalyticsFigure },
    median: { ref: () => AnalyticsFigure },
    p90: { ref: () => AnalyticsFigure },
    business_average: { ref: () => AnalyticsFigure },
  },
}
const AnalyticsFigure = {
  type: 'object',
  required: ['value', 'previous'],
  additionalProperties: false,
  properties: { value: { type: ['number', 'null'] }, previous: { type: ['number', 'null'] } },
}
const AnalyticsHeat = {
  type: 'object',
  required: ['weekday', 'hour', 'value'],
  additionalProperties: false,
  properties: {
    weekday: { ref: () => Weekday },
    hour: { type: 'integer', minimum: 0, maximum: 23 },
    value: { type: 'integer', minimum: 0 },
  },
}
const AnalyticsPeriod = {
  type: 'object',
  required: ['from', 'to', 'timezone'],
  additionalProperties: false,
  properties: {
    from: { type: 'string', format: 'date' },
    to: { type: 'string', format: 'date' },
    timezone: { ref: () => TimeZone },
  },
}
const AnalyticsPoint = {
  type: 'object',
  required: ['label', 'value', 'previous'],
  additionalProperties: false,
  properties: { label: { type: 'string' }, value: { type: 'number', minimum: 0 }, previous: { type: ['number', 'null'] } },
}
const AnalyticsReport = {
  type: 'object',
  required: [
    'id',
    'name',
    'page',
    'period',
    'format',
    'emails',
    'enabled',
    'last_sent_at',
    'created_at',
    'updated_at',
    'version',
  ],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    page: { ref: () => ReportPage },
    period: { ref: () => ReportPeriod },
    format: { ref: () => ReportFormat },
    emails: {
      type: 'array',
      maxItems: 20,
      items: { type: 'string', format: 'email', maxLength: 150 },
      minItems: 1,
      uniqueItems: true,
    },
    enabled: { type: 'boolean' },
    version: { ref: () => EntityVersion },
    id: { ref: () => Id },
    last_sent_at: { type: ['string', 'null'], format: 'date-time' },
    created_at: { ref: () => CreatedAt },
    updated_at: { ref: () => UpdatedAt },
  },
}
const ConfusedPair = {
  type: 'object',
  required: ['first', 'second', 'count'],
  additionalProperties: false,
  properties: { first: { type: 'string' }, second: { type: 'string' }, count: { type: 'integer', minimum: 0 } },
}
const ConversationAnalytics = {
  type: 'object',
  required: [
    'period',
    'started',
    'unique_contacts',
    'new_contacts',
    'returning_contacts',
    'bot_only',
    'handed_off',
    'resolved_by_human',
    'handoff_rate',
    'containment',
    'unanswered',
    'abandoned',
    'reopened',
    'first_response',
    'resolution',
    'csat',
    'nps',
    'sla_met',
    'by_day',
    'by_channel',
    'by_area',
    'by_user',
    'heat',
  ],
  additionalProperties: false,
  properties: {
    period: { ref: () => AnalyticsPeriod },
    started: { ref: () => AnalyticsFigure },
    unique_contacts: { ref: () => AnalyticsFigure },
    new_contacts: { ref: () => AnalyticsFigure },
    returning_contacts: { ref: () => AnalyticsFigure },
    bot_only: { ref: () => AnalyticsFigure },
    handed_off: { ref: () => AnalyticsFigure },
    resolved_by_human: { ref: () => AnalyticsFigure },
    handoff_rate: { ref: () => AnalyticsFigure },
    containment: { ref: () => AnalyticsFigure },
    unanswered: { ref: () => AnalyticsFigure },
    abandoned: { ref: () => AnalyticsFigure },
    reopened: { ref: () => AnalyticsFigure },
    first_response: { ref: () => AnalyticsDuration },
    resolution: { ref: () => AnalyticsDuration },
    csat: { ref: () => AnalyticsFigure },
    nps: { ref: () => AnalyticsFigure },
    sla_met: { ref: () => AnalyticsFigure },
    by_day: { type: 'array', maxItems: 400, items: { ref: () => AnalyticsPoint } },
    by_channel: { type: 'array', maxItems: 10, items: { ref: () => AnalyticsPoint } },
    by_area: { type: 'array', maxItems: 200, items: { ref: () => AnalyticsPoint } },
    by_user: { type: 'array', maxItems: 500, items: { ref: () => AnalyticsPoint } },
    heat: { type: 'array', maxItems: 168, items: { ref: () => AnalyticsHeat } },
  },
}
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
const FormFunnel = {
  type: 'object',
  required: ['form', 'started', 'finished', 'steps'],
  additionalProperties: false,
  properties: {
    form: { type: 'string' },
    started: { type: 'integer', minimum: 0 },
    finished: { type: 'integer', minimum: 0 },
    steps: { type: 'array', maxItems: 200, items: { ref: () => AnalyticsPoint } },
  },
}
const Id = { type: 'integer', minimum: 1, maximum: 2147483647 }
const IntentAnalytics = {
  type: 'object',
  required: [
    'id',
    'description',
    'hits',
    'confidence',
    'misunderstood',
    'drop_off',
    'feedback_up',
    'feedback_down',
    'last_used_at',
  ],
  additionalProperties: false,
  properties: {
    id: { ref: () => Id },
    description: { type: 'string' },
    hits: { type: 'integer', minimum: 0 },
    confidence: { type: 'number', minimum: 0, maximum: 1 },
    misunderstood: { type: 'integer', minimum: 0 },
    drop_off: { type: 'number', minimum: 0, maximum: 100 },
    feedback_up: { type: 'integer', minimum: 0 },
    feedback_down: { type: 'integer', minimum: 0 },
    last_used_at: { type: ['string', 'null'], format: 'date-time' },
  },
}
const IntentsAnalytics = {
  type: 'object',
  required: ['period', 'hits', 'confidence', 'fallback_rate', 'intents', 'confused', 'entities', 'forms', 'unused'],
  additionalProperties: false,
  properties: {
    period: { ref: () => AnalyticsPeriod },
    hits: { ref: () => AnalyticsFigure },
    confidence: { ref: () => AnalyticsFigure },
    fallback_rate: { ref: () => AnalyticsFigure },
    intents: { type: 'array', maxItems: 2000, items: { ref: () => IntentAnalytics } },
    confused: { type: 'array', maxItems: 100, items: { ref: () => ConfusedPair } },
    entities: { type: 'array', maxItems: 500, items: { ref: () => AnalyticsPoint } },
    forms: { type: 'array', maxItems: 200, items: { ref: () => FormFunnel } },
    unused: { type: 'array', maxItems: 2000, items: { type: 'string' } },
  },
}
const MessageAnalytics = {
  type: 'object',
  required: [
    'period',
    'received',
    'sent_bot',
    'sent_agent',
    'sent_template',
    'per_conversation',
    'failed',
    'delivery_rate',
    'read_rate',
    'by_day',
    'by_kind',
    'failed_by_reason',
    'unmatched',
    'words',
  ],
  additionalProperties: false,
  properties: {
    period: { ref: () => AnalyticsPeriod },
    received: { ref: () => AnalyticsFigure },
    sent_bot: { ref: () => AnalyticsFigure },
    sent_agent: { ref: () => AnalyticsFigure },
    sent_template: { ref: () => AnalyticsFigure },
    per_conversation: { ref: () => AnalyticsFigure },
    failed: { ref: () => AnalyticsFigure },
    delivery_rate: { ref: () => AnalyticsFigure },
    read_rate: { ref: () => AnalyticsFigure },
    by_day: { type: 'array', maxItems: 400, items: { ref: () => AnalyticsPoint } },
    by_kind: { type: 'array', maxItems: 20, items: { ref: () => AnalyticsPoint } },
    failed_by_reason: { type: 'array', maxItems: 50, items: { ref: () => AnalyticsPoint } },
    unmatched: { type: 'array', maxItems: 100, items: { ref: () => TextCluster } },
    words: { type: 'array', maxItems: 100, items: { ref: () => AnalyticsPoint } },
  },
}
const ReportFormat = { type: 'string', enum: ['pdf', 'csv'] }
const ReportPage = { type: 'string', enum: ['conversations', 'messages', 'intents'] }
const ReportPeriod = { type: 'string', enum: ['weekly', 'monthly'] }
const TextCluster = {
  type: 'object',
  required: ['text', 'count', 'samples'],
  additionalProperties: false,
  properties: {
    text: { type: 'string' },
    count: { type: 'integer', minimum: 0 },
    samples: { type: 'array', maxItems: 5, items: { type: 'string' } },
  },
}
const TimeZone = { type: 'string', maxLength: 60, pattern: '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$' }
const UpdatedAt = { type: 'string', format: 'date-time' }
const Weekday = { type: 'integer', enum: [0, 1, 2, 3, 4, 5, 6] }

export const answers = {
  conversationAnalyticsGet: {
    200: validator(ConversationAnalytics),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    422: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  messageAnalyticsGet: {
    200: validator(MessageAnalytics),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    422: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  intentAnalyticsGet: {
    200: validator(IntentsAnalytics),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    422: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  reportList: {
    200: validator({ type: 'array', items: { ref: () => AnalyticsReport } }),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    422: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  reportCreate: {
    201: validator(AnalyticsReport),
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
  reportGet: {
    200: validator(AnalyticsReport),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  reportUpdate: {
    200: validator(AnalyticsReport),
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
  reportDelete: {
    204: nothing,
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
}
