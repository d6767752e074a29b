// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
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
const Invitation = {
  type: 'object',
  required: ['id', 'email', 'role_id', 'invited_by', 'created_at', 'expires_at'],
  additionalProperties: false,
  properties: {
    id: { ref: () => Id },
    email: { type: 'string' },
    role_id: { ref: () => RoleId },
    invited_by: { type: ['string', 'null'] },
    created_at: { type: 'string', format: 'date-time' },
    expires_at: { type: 'string', format: 'date-time' },
  },
}
const InvitationLink = {
  type: 'object',
  required: ['bot_name', 'email', 'role_id', 'invited_by', 'expires_at', 'registered'],
  additionalProperties: false,
  properties: {
    bot_name: { type: 'string' },
    email: { type: 'string' },
    role_id: { ref: () => RoleId },
    invited_by: { type: ['string', 'null'] },
    expires_at: { type: 'string', format: 'date-time' },
    registered: { type: 'boolean' },
  },
}
const Role = {
  type: 'object',
  required: ['id', 'name'],
  additionalProperties: false,
  properties: { id: { ref: () => RoleId }, name: { type: 'string' } },
}
const RoleId = { type: 'integer', enum: [2, 3, 4, 5] }
const SessionToken = { type: 'object', required: ['jwt'], additionalProperties: false, properties: { jwt: { type: 'string' } } }
const TeamUser = {
  type: 'object',
  required: [
    'user_id',
    'name',
    'username',
    'email',
    'role_id',
    'role',
    'permissions',
    'area_ids',
    'connected',
    'last_seen',
    'created_at',
  ],
  additionalProperties: false,
  properties: {
    user_id: { ref: () => Id },
    name: { type: 'string' },
    username: { type: 'string' },
    email: { type: ['string', 'null'] },
    role_id: { ref: () => RoleId },
    role: { ref: () => Role },
    permissions: { ref: () => BotPermissions },
    area_ids: {
      type: 'array',
      maxItems: 200,
      uniqueItems: true,
      items: { type: 'integer', minimum: 1, maximum: 2147483647 },
    },
    connected: { ref: () => ConnectedState },
    last_seen: { type: ['string', 'null'], format: 'date-time' },
    created_at: { type: 'string', format: 'date-time' },
  },
}

export const answers = {
  teamList: {
    200: validator({ type: 'array', items: { ref: () => TeamUser } }),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
  },
  teamInvite: {
    201: validator(Invitation),
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
  },
  teamRemove: {
    204: nothing,
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    500: validator(Error),
  },
  teamRoleUpdate: {
    200: validator(TeamUser),
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    500: validator(Error),
  },
  teamUserUpdate: {
    200: validator(TeamUser),
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    500: validator(Error),
  },
  invitationGet: {
    200: validator(InvitationLink),
    404: validator(Error),
    429: validator(Error),
    500: validator(Error),
  },
  invitationAccept: {
    201: validator(SessionToken),
    400: validator(Error),
    404: validator(Error),
    409: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    429: validator(Error),
    500: validator(Error),
  },
  invitationList: {
    200: validator({ type: 'array', items: { ref: () => Invitation } }),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
  },
  invitationResend: {
    200: validator(Invitation),
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    429: validator(Error),
    500: validator(Error),
  },
  invitationDelete: {
    204: nothing,
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
  },
}
