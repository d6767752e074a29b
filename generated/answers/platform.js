// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
const BotSpecialState = { type: 'string', enum: ['chatbot_on', 'chatbot_off'] }
const ConnectedState = { type: 'boolean', enum: [true, false] }
const CreatedAt = { type: 'string', format: 'date-time' }
const CurrencyCode = { type: 'string', pattern: '^[A-Z]{3}$' }
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
const Plan = {
  type: 'object',
  required: ['id', 'name', 'price_cents', 'currency', 'features', 'limits'],
  additionalProperties: false,
  properties: {
    id: { ref: () => Id },
    name: { type: 'string' },
    price_cents: { type: 'integer', minimum: 0 },
    currency: { ref: () => CurrencyCode },
    features: { type: 'array', items: { type: 'string' } },
    limits: { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } },
  },
}
const PlatformBot = {
  type: 'object',
  required: ['id', 'name', 'plan_id', 'plan', 'version', 'special_state', 'state', 'members', 'created_at'],
  additionalProperties: false,
  properties: {
    id: { ref: () => Id },
    name: { type: 'string' },
    plan_id: { type: 'integer', minimum: 1 },
    plan: { type: 'string' },
    version: { type: 'string' },
    special_state: { ref: () => BotSpecialState },
    state: { ref: () => TrainingState },
    members: { type: 'integer', minimum: 0 },
    created_at: { ref: () => CreatedAt },
  },
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
const UserConnection = {
  type: 'object',
  required: [
    'id',
    'user',
    'connected',
    'last_seen',
    'date_to_filter',
    'connection_effective_type',
    'connection_downlink',
    'connection_rtt',
  ],
  additionalProperties: false,
  properties: {
    id: { ref: () => Id },
    user: {
      type: 'object',
      required: ['id', 'name', 'username'],
      additionalProperties: false,
      properties: { id: { ref: () => Id }, name: { type: 'string' }, username: { type: 'string' } },
    },
    connected: { ref: () => ConnectedState },
    last_seen: { type: 'string', format: 'date-time' },
    date_to_filter: { type: 'integer' },
    connection_effective_type: { type: ['string', 'null'] },
    connection_downlink: { type: ['number', 'null'] },
    connection_rtt: { type: ['number', 'null'] },
  },
}

export const answers = {
  platformBotList: {
    200: validator({ type: 'array', items: { ref: () => PlatformBot } }),
    401: validator(Error),
    403: validator(Error),
    422: validator(Error),
    500: validator(Error),
  },
  platformBotCreate: {
    201: validator(PlatformBot),
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    500: validator(Error),
  },
  platformBotGet: {
    200: validator(PlatformBot),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
  },
  platformBotUpdate: {
    200: validator(PlatformBot),
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    500: validator(Error),
  },
  platformConnectionList: {
    200: validator({ type: 'array', items: { ref: () => UserConnection } }),
    401: validator(Error),
    403: validator(Error),
    422: validator(Error),
    500: validator(Error),
  },
  planList: {
    200: validator({ type: 'array', items: { ref: () => Plan } }),
    401: validator(Error),
    403: validator(Error),
    500: validator(Error),
  },
}
