// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
const BotModel = {
  type: 'object',
  required: ['version', 'trained_at', 'examples', 'intents', 'accuracy'],
  additionalProperties: false,
  properties: {
    version: { type: 'string' },
    trained_at: { type: 'string', format: 'date-time' },
    examples: { type: 'integer', minimum: 0 },
    intents: { type: 'integer', minimum: 0 },
    accuracy: { type: ['number', 'null'], minimum: 0, maximum: 1 },
  },
}
const BotOnOff = { type: 'string', enum: ['on', 'off'] }
const BotSpecialState = { type: 'string', enum: ['chatbot_on', 'chatbot_off'] }
const BotState = {
  type: 'object',
  required: [
    'botState',
    'special_state',
    'training',
    'model',
    'pending_changes',
    'channels',
    'queue',
    'quotas',
    'last_incident',
  ],
  additionalProperties: false,
  properties: {
    botState: { ref: () => BotOnOff },
    special_state: { ref: () => BotSpecialState },
    training: { ref: () => Training },
    model: { anyOf: [{ ref: () => BotModel }, { type: 'null' }] },
    pending_changes: { type: 'array', items: { ref: () => PendingChange } },
    channels: { type: 'array', items: { ref: () => ChannelState } },
    queue: {
      type: 'object',
      required: ['waiting', 'oldest_seconds'],
      additionalProperties: false,
      properties: { waiting: { type: 'integer', minimum: 0 }, oldest_seconds: { type: ['integer', 'null'], minimum: 0 } },
    },
    quotas: { type: 'array', items: { ref: () => Usage } },
    last_incident: { anyOf: [{ ref: () => Incident }, { type: 'null' }] },
  },
}
const ChangeResource = {
  type: 'string',
  enum: [
    'access_group',
    'api_key',
    'area',
    'assistant',
    'bot',
    'branch',
    'budget',
    'budget_settings',
    'campaign',
    'chat',
    'contact',
    'contact_field',
    'group',
    'entity',
    'example',
    'form',
    'intent',
    'invitation',
    'label',
    'membership',
    'message',
    'notification',
    'plugin',
    'product',
    'quick_reply',
    'report',
    'response',
    'session',
    'settings',
    'subscription',
    'survey',
    'template',
    'test_case',
    'training',
    'user',
    'webchat',
  ],
}
const Channel = { type: 'string', enum: ['webchat', 'whatsapp', 'facebook'] }
const ChannelState = {
  type: 'object',
  required: ['channel', 'status', 'since', 'last_message_at', 'last_error', 'disconnection_reason'],
  additionalProperties: false,
  properties: {
    channel: { ref: () => Channel },
    status: { ref: () => ChannelStatus },
    since: { type: ['string', 'null'], format: 'date-time' },
    last_message_at: { type: ['string', 'null'], format: 'date-time' },
    last_error: { type: ['string', 'null'] },
    disconnection_reason: { type: ['string', 'null'] },
  },
}
const ChannelStatus = { type: 'string', enum: ['connected', 'degraded', 'disconnected', 'not_configured'] }
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
const Id = { type: 'integer', minimum: 1, maximum: 2147483647 }
const Incident = {
  type: 'object',
  required: ['at', 'message', 'resolved_at'],
  additionalProperties: false,
  properties: {
    at: { type: 'string', format: 'date-time' },
    message: { type: 'string' },
    resolved_at: { type: ['string', 'null'], format: 'date-time' },
  },
}
const PendingChange = {
  type: 'object',
  required: ['resource', 'count', 'since'],
  additionalProperties: false,
  properties: {
    resource: { ref: () => ChangeResource },
    count: { type: 'integer', minimum: 1 },
    since: { type: 'string', format: 'date-time' },
  },
}
const Person = {
  type: 'object',
  required: ['id', 'name'],
  additionalProperties: false,
  properties: { id: { ref: () => Id }, name: { type: 'string' } },
}
const Training = {
  type: 'object',
  required: [
    'id',
    'state',
    'progress',
    'message',
    'started_at',
    'finished_at',
    'started_by',
    'error',
    'estimated_seconds',
  ],
  additionalProperties: false,
  properties: {
    id: { type: ['integer', 'null'] },
    state: { ref: () => TrainingState },
    progress: { type: 'integer', minimum: 0, maximum: 100 },
    message: { type: 'string' },
    started_at: { type: ['string', 'null'], format: 'date-time' },
    finished_at: { type: ['string', 'null'], format: 'date-time' },
    started_by: { anyOf: [{ ref: () => Person }, { type: 'null' }] },
    error: { anyOf: [{ ref: () => TrainingError }, { type: 'null' }] },
    estimated_seconds: { type: ['integer', 'null'], minimum: 0 },
  },
}
const TrainingError = {
  type: 'object',
  required: ['stage', 'message', 'help'],
  additionalProperties: false,
  properties: { stage: { ref: () => TrainingState }, message: { type: 'string' }, help: { type: 'string' } },
}
const TrainingState = {
  type: 'string',
  enum: [
    'active',
    'pending',
    'maintenance',
    'training',
    'sync',
    'sync_finished',
    'server_manager',
    'server_manager_finished',
    'train',
    'train_finished',
    'error_catcher',
    'error_catcher_finished',
    'transfer_manager',
    'transfer_manager_finished',
    'reboot',
    'draft_models',
    'draft_models_finished',
    'error',
    'sync_error',
    'server_manager_error',
    'train_error',
    'error_catcher_error',
    'transfer_manager_error',
    'draft_models_error',
  ],
}
const Usage = {
  type: 'object',
  required: ['metric', 'used', 'limit', 'resets_at', 'projected'],
  additionalProperties: false,
  properties: {
    metric: { ref: () => UsageMetric },
    used: { type: 'integer', minimum: 0 },
    limit: { type: ['integer', 'null'], minimum: 0 },
    resets_at: { type: ['string', 'null'], format: 'date-time' },
    projected: { type: ['integer', 'null'], minimum: 0 },
  },
}
const UsageMetric = {
  type: 'string',
  enum: ['conversations', 'messages', 'campaigns', 'contacts', 'users', 'bots', 'storage_mb', 'training_per_day'],
}

export const answers = {
  botStateGet: {
    200: validator(BotState),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
  },
  botStateUpdate: {
    200: validator(BotState),
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    500: validator(Error),
  },
}
