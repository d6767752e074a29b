// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
const ActorType = { type: 'string', enum: ['user', 'bot', 'api', 'platform'] }
const BotSpecialState = { type: 'string', enum: ['chatbot_on', 'chatbot_off'] }
const Change = {
  type: 'object',
  required: [
    'id',
    'at',
    'actor',
    'action',
    'resource_type',
    'resource_id',
    'resource_label',
    'diff',
    'ip',
    'user_agent',
    'request_id',
    'status',
  ],
  additionalProperties: false,
  properties: {
    id: { type: 'integer', minimum: 1 },
    at: { type: 'string', format: 'date-time' },
    actor: {
      type: 'object',
      required: ['id', 'name', 'role', 'type'],
      additionalProperties: false,
      properties: {
        id: { type: ['integer', 'null'] },
        name: { type: 'string' },
        role: { type: ['string', 'null'] },
        type: { ref: () => ActorType },
      },
    },
    action: { ref: () => ChangeAction },
    resource_type: { ref: () => ChangeResource },
    resource_id: { type: ['string', 'null'] },
    resource_label: { type: ['string', 'null'] },
    diff: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['old', 'new'],
        additionalProperties: false,
        properties: { old: {}, new: {} },
      },
    },
    ip: { type: ['string', 'null'] },
    user_agent: { type: ['string', 'null'] },
    request_id: { type: ['string', 'null'] },
    status: { ref: () => ChangeStatus },
  },
}
const ChangeAction = {
  type: 'string',
  enum: [
    'create',
    'update',
    'delete',
    'restore',
    'login',
    'login_failed',
    'logout',
    'export',
    'import',
    'send',
    'train',
    'publish',
    'connect',
    'permission_change',
    'view_sensitive',
  ],
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
const ChangeStatus = { type: 'string', enum: ['ok', 'failed'] }
const ConnectedState = { type: 'boolean', enum: [true, false] }
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
const HomeChats = {
  type: 'object',
  required: ['pending', 'unanswered', 'mine', 'unassigned'],
  additionalProperties: false,
  properties: {
    pending: { type: 'integer', minimum: 0 },
    unanswered: { type: 'integer', minimum: 0 },
    mine: { type: 'integer', minimum: 0 },
    unassigned: { type: 'integer', minimum: 0 },
  },
}
const HomeDay = {
  type: 'object',
  required: ['day', 'conversations', 'handoffs', 'resolved'],
  additionalProperties: false,
  properties: {
    day: { type: 'string', format: 'date' },
    conversations: { type: 'integer', minimum: 0 },
    handoffs: { type: 'integer', minimum: 0 },
    resolved: { type: 'integer', minimum: 0 },
  },
}
const HomeMember = {
  type: 'object',
  required: ['user_id', 'name', 'role_id', 'connected', 'last_seen'],
  additionalProperties: false,
  properties: {
    user_id: { ref: () => Id },
    name: { type: 'string' },
    role_id: { ref: () => RoleId },
    connected: { ref: () => ConnectedState },
    last_seen: { type: ['string', 'null'], format: 'date-time' },
  },
}
const HomeSummary = {
  type: 'object',
  required: ['chats', 'days', 'special_state', 'training', 'team', 'changes'],
  additionalProperties: false,
  properties: {
    chats: { anyOf: [{ ref: () => HomeChats }, { type: 'null' }] },
    days: { type: 'array', maxItems: 31, items: { ref: () => HomeDay } },
    special_state: { ref: () => BotSpecialState },
    training: {
      type: 'object',
      required: ['state', 'pending_changes'],
      additionalProperties: false,
      properties: { state: { ref: () => TrainingState }, pending_changes: { type: 'integer', minimum: 0 } },
    },
    team: { type: 'array', items: { ref: () => HomeMember } },
    changes: { type: 'array', maxItems: 10, items: { ref: () => Change } },
  },
}
const Id = { type: 'integer', minimum: 1, maximum: 2147483647 }
const RoleId = { type: 'integer', enum: [2, 3, 4, 5] }
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

export const answers = {
  homeGet: {
    200: validator(HomeSummary),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
  },
}
