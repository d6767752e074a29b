// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
const BotInfo = {
  type: 'object',
  required: ['id', 'name', 'bot_plan', 'version', 'special_state', 'state', 'pending_changes'],
  additionalProperties: false,
  properties: {
    id: { ref: () => Id },
    name: { type: 'string' },
    bot_plan: { ref: () => PlanName },
    version: { type: 'string' },
    special_state: { ref: () => BotSpecialState },
    state: { ref: () => TrainingState },
    pending_changes: { type: 'integer', minimum: 0 },
  },
}
const BotInfos = {
  type: 'object',
  required: ['bots'],
  additionalProperties: false,
  properties: { bots: { type: 'array', items: { ref: () => BotInfo } } },
}
const BotPermissions = {
  type: 'object',
  required: ['responses', 'forms', 'plugins', 'chats', 'contacts', 'advanced_configuration', 'configuration', 'pricing'],
  additionalProperties: false,
  properties: {
    responses: { type: 'boolean' },
    forms: { type: 'boolean' },
    plugins: { type: 'boolean' },
    chats: { type: 'boolean' },
    contacts: { type: 'boolean' },
    advanced_configuration: { type: 'boolean' },
    configuration: { type: 'boolean' },
    pricing: { type: 'boolean' },
  },
}
const BotSpecialState = { type: 'string', enum: ['chatbot_on', 'chatbot_off'] }
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
const Id = { type: 'integer', minimum: 1, maximum: 2147483647 }
const Integrations = {
  type: 'object',
  required: ['facebook', 'phone'],
  additionalProperties: false,
  properties: { facebook: { type: ['string', 'null'] }, phone: { type: ['string', 'null'] } },
}
const Me = {
  type: 'object',
  required: ['id', 'name', 'username', 'email', 'admin', 'role', 'bots', 'preferences'],
  additionalProperties: false,
  properties: {
    id: { ref: () => Id },
    name: { type: 'string' },
    username: { type: 'string' },
    email: { type: ['string', 'null'] },
    admin: { type: 'boolean' },
    role: {
      type: 'object',
      required: ['name'],
      additionalProperties: false,
      properties: { name: { type: 'string' } },
    },
    bots: { type: 'array', items: { ref: () => MyBot } },
    preferences: { ref: () => Preferences },
  },
}
const Message = {
  type: 'object',
  required: ['message'],
  additionalProperties: false,
  properties: { message: { type: 'string' } },
}
const MyBot = {
  type: 'object',
  required: ['id', 'name', 'role', 'bot_plan', 'permissions', 'integrations'],
  additionalProperties: false,
  properties: {
    id: { ref: () => Id },
    name: { type: 'string' },
    role: { ref: () => Role },
    bot_plan: { ref: () => PlanName },
    permissions: { ref: () => BotPermissions },
    integrations: { ref: () => Integrations },
  },
}
const NotificationSound = { type: 'string', enum: ['none', 'bell', 'drop', 'knock'] }
const PlanName = {
  type: 'object',
  required: ['id', 'name'],
  additionalProperties: false,
  properties: { id: { ref: () => Id }, name: { type: 'string' } },
}
const Preferences = {
  type: 'object',
  required: ['shortcuts', 'desktop_notifications', 'sound', 'volume', 'only_when_hidden'],
  additionalProperties: false,
  properties: {
    shortcuts: { type: 'boolean' },
    desktop_notifications: { type: 'boolean' },
    sound: { ref: () => NotificationSound },
    volume: { type: 'integer', minimum: 0, maximum: 100 },
    only_when_hidden: { type: 'boolean' },
  },
}
const Profile = {
  type: 'object',
  required: ['id', 'name', 'username', 'email'],
  additionalProperties: false,
  properties: {
    id: { ref: () => Id },
    name: { type: 'string' },
    username: { type: 'string' },
    email: { type: ['string', 'null'] },
  },
}
const RecoveryLink = {
  type: 'object',
  required: ['expires_at'],
  additionalProperties: false,
  properties: { expires_at: { type: 'string', format: 'date-time' } },
}
const Role = {
  type: 'object',
  required: ['id', 'name'],
  additionalProperties: false,
  properties: { id: { ref: () => RoleId }, name: { type: 'string' } },
}
const RoleId = { type: 'integer', enum: [2, 3, 4, 5] }
const Session = {
  type: 'object',
  required: ['id', 'current', 'created_at', 'last_used_at', 'expires_at', 'ip', 'user_agent'],
  additionalProperties: false,
  properties: {
    id: { ref: () => Id },
    current: { type: 'boolean' },
    created_at: { type: 'string', format: 'date-time' },
    last_used_at: { type: 'string', format: 'date-time' },
    expires_at: { type: 'string', format: 'date-time' },
    ip: { type: ['string', 'null'] },
    user_agent: { type: ['string', 'null'] },
  },
}
const SessionToken = { type: 'object', required: ['jwt'], additionalProperties: false, properties: { jwt: { type: 'string' } } }
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
const UserConnections = {
  type: 'object',
  required: ['user_connections'],
  additionalProperties: false,
  properties: { user_connections: { type: 'array', items: { ref: () => UserConnection } } },
}

export const answers = {
  sessionLogin: {
    200: validator(SessionToken),
    400: validator(Error),
    401: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    429: validator(Error),
    500: validator(Error),
  },
  accountCreate: {
    201: validator(SessionToken),
    400: validator(Error),
    409: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    429: validator(Error),
    500: validator(Error),
  },
  sessionLogout: {
    200: validator(Message),
    400: validator(Error),
    401: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    500: validator(Error),
  },
  meGet: {
    200: validator({ anyOf: [{ ref: () => Me }, { type: 'null' }] }),
    500: validator(Error),
  },
  profileUpdate: {
    200: validator(Profile),
    400: validator(Error),
    401: validator(Error),
    409: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    429: validator(Error),
    500: validator(Error),
  },
  passwordUpdate: {
    200: validator(Message),
    400: validator(Error),
    401: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    429: validator(Error),
    500: validator(Error),
  },
  recoveryCreate: {
    200: validator(Message),
    400: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    429: validator(Error),
    500: validator(Error),
  },
  recoveryGet: {
    200: validator(RecoveryLink),
    404: validator(Error),
    429: validator(Error),
    500: validator(Error),
  },
  recoveryComplete: {
    200: validator(Message),
    400: validator(Error),
    404: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    429: validator(Error),
    500: validator(Error),
  },
  connectionUpdate: {
    200: validator(UserConnections),
    400: validator(Error),
    401: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    429: validator(Error),
    500: validator(Error),
  },
  connectionBeacon: {
    204: nothing,
    400: validator(Error),
    401: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    429: validator(Error),
    500: validator(Error),
  },
  connectionList: {
    200: validator(UserConnections),
    401: validator(Error),
    500: validator(Error),
  },
  sessionList: {
    200: validator({ type: 'array', items: { ref: () => Session } }),
    401: validator(Error),
    500: validator(Error),
  },
  sessionDelete: {
    204: nothing,
    401: validator(Error),
    404: validator(Error),
    500: validator(Error),
  },
  preferencesGet: {
    200: validator(Preferences),
    401: validator(Error),
    500: validator(Error),
  },
  preferencesUpdate: {
    200: validator(Preferences),
    400: validator(Error),
    401: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    500: validator(Error),
  },
  botInfoGet: {
    200: validator(BotInfos),
    401: validator(Error),
    500: validator(Error),
  },
}
