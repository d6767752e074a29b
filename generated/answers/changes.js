// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
const ActorType = { type: 'string', enum: ['user', 'bot', 'api', 'platform'] }
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
const Message = {
  type: 'object',
  required: ['message'],
  additionalProperties: false,
  properties: { message: { type: 'string' } },
}

export const answers = {
  changeList: {
    200: validator({ type: 'array', items: { ref: () => Change } }),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    422: validator(Error),
    500: validator(Error),
  },
  changeRestore: {
    200: validator(Message),
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
}
