// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
const Area = {
  type: 'object',
  required: ['id', 'name', 'enable_handoff', 'contacts'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 40, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    description: { type: 'string', maxLength: 140, pattern: '^[^<>\']*$' },
    color: { ref: () => Color },
    user_ids: {
      type: 'array',
      maxItems: 500,
      uniqueItems: true,
      items: { type: 'integer', minimum: 1, maximum: 2147483647 },
    },
    schedule: { anyOf: [{ ref: () => OpeningHours }, { type: 'null' }] },
    offline_message: { type: 'string', maxLength: 1024, pattern: '^[^<>\']*$' },
    auto_assign: { ref: () => AutoAssign },
    max_open_per_user: { type: 'integer', minimum: 0, maximum: 100 },
    first_response_minutes: { type: ['integer', 'null'], minimum: 1, maximum: 10080 },
    resolution_minutes: { type: ['integer', 'null'], minimum: 1, maximum: 100000 },
    is_default: { type: 'boolean' },
    position: { type: 'integer', minimum: 0, maximum: 1000 },
    version: { ref: () => EntityVersion },
    id: { ref: () => Id },
    enable_handoff: { type: 'boolean' },
    contacts: { type: 'array', items: { ref: () => AreaContact } },
    open_chats: { type: 'integer', minimum: 0 },
  },
}
const AreaContact = {
  type: 'object',
  required: ['contact_id', 'name', 'phone', 'enabled'],
  additionalProperties: false,
  properties: {
    contact_id: { ref: () => Id },
    name: { type: 'string' },
    phone: { type: 'string' },
    enabled: { type: 'boolean' },
  },
}
const AutoAssign = { type: 'string', enum: ['none', 'round_robin', 'least_busy', 'same_agent'] }
const Color = { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$' }
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
const Id = { type: 'integer', minimum: 1, maximum: 2147483647 }
const Message = {
  type: 'object',
  required: ['message'],
  additionalProperties: false,
  properties: { message: { type: 'string' } },
}
const OpeningHours = {
  type: 'object',
  required: ['timezone', 'always_open', 'week', 'exceptions'],
  additionalProperties: false,
  properties: {
    timezone: { ref: () => TimeZone },
    always_open: { type: 'boolean' },
    week: {
      type: 'array',
      maxItems: 7,
      items: {
        type: 'object',
        required: ['day', 'ranges'],
        additionalProperties: false,
        properties: {
          day: { ref: () => Weekday },
          ranges: { type: 'array', maxItems: 6, items: { ref: () => TimeRange } },
        },
      },
    },
    exceptions: {
      type: 'array',
      maxItems: 200,
      items: {
        type: 'object',
        required: ['date_from', 'date_to', 'name', 'ranges'],
        additionalProperties: false,
        properties: {
          date_from: { type: 'string', format: 'date' },
          date_to: { type: 'string', format: 'date' },
          name: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
          ranges: { type: 'array', maxItems: 6, items: { ref: () => TimeRange } },
        },
      },
    },
  },
}
const TimeRange = {
  type: 'object',
  required: ['from', 'to'],
  additionalProperties: false,
  properties: {
    from: { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
    to: { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
  },
}
const TimeZone = { type: 'string', maxLength: 60, pattern: '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$' }
const Weekday = { type: 'integer', enum: [0, 1, 2, 3, 4, 5, 6] }

export const answers = {
  areaList: {
    200: validator({ type: 'array', items: { ref: () => Area } }),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  areaCreate: {
    201: validator(Area),
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
  areaUpdate: {
    200: validator(Area),
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
  areaDelete: {
    204: nothing,
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  areaMove: {
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
  areaContactAdd: {
    201: validator(Area),
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
  areaContactToggle: {
    200: validator(Area),
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  areaHandoffUpdate: {
    200: validator(Area),
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  areaContactList: {
    200: validator({ type: 'array', items: { ref: () => AreaContact } }),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
}
