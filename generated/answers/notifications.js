// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
const Digest = { type: 'string', enum: ['none', 'hourly', 'daily'] }
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
const NotificationChannel = { type: 'string', enum: ['email', 'whatsapp', 'push', 'sound'] }
const NotificationContact = {
  type: 'object',
  required: ['id', 'contact_id', 'name', 'phone', 'type', 'area_id', 'last_sent_at'],
  additionalProperties: false,
  properties: {
    id: { ref: () => Id },
    contact_id: { ref: () => Id },
    name: { type: 'string' },
    phone: { type: 'string' },
    type: { ref: () => NotificationType },
    area_id: { type: ['integer', 'null'] },
    last_sent_at: { type: ['string', 'null'], format: 'date-time' },
  },
}
const NotificationEvent = {
  type: 'string',
  enum: [
    'live_chat',
    'assigned',
    'reply',
    'mention',
    'unanswered',
    'sla_warning',
    'sla_breach',
    'training_finished',
    'training_failed',
    'channel_disconnected',
    'template_rejected',
    'campaign_finished',
    'low_stock',
    'quota',
    'lead',
    'form_completed',
    'new_device',
  ],
}
const NotificationRule = {
  type: 'object',
  required: ['type', 'channels', 'events', 'enabled'],
  additionalProperties: false,
  properties: {
    id: { type: ['integer', 'null'], minimum: 1 },
    type: { ref: () => NotificationType },
    contact_id: { type: ['integer', 'null'], minimum: 1 },
    user_id: { type: ['integer', 'null'], minimum: 1 },
    channels: { type: 'array', minItems: 1, uniqueItems: true, items: { ref: () => NotificationChannel } },
    events: { type: 'array', minItems: 1, uniqueItems: true, items: { ref: () => NotificationEvent } },
    area_ids: {
      type: 'array',
      uniqueItems: true,
      maxItems: 200,
      items: { type: 'integer', minimum: 1, maximum: 2147483647 },
    },
    unanswered_minutes: { type: ['integer', 'null'], minimum: 1, maximum: 1440 },
    schedule: { anyOf: [{ ref: () => OpeningHours }, { type: 'null' }] },
    quiet_hours: { anyOf: [{ ref: () => TimeRange }, { type: 'null' }] },
    digest: { ref: () => Digest },
    enabled: { type: 'boolean' },
  },
}
const NotificationSettings = {
  type: 'object',
  required: ['rules'],
  additionalProperties: false,
  properties: {
    rules: { type: 'array', maxItems: 200, items: { ref: () => NotificationRule } },
    version: { ref: () => EntityVersion },
  },
}
const NotificationType = { type: 'integer', enum: [1, 2, 3, 4] }
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
  notificationGet: {
    200: validator(NotificationSettings),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  notificationUpdate: {
    200: validator(NotificationSettings),
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
  notificationContactList: {
    200: validator({ type: 'array', items: { ref: () => NotificationContact } }),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  notificationTest: {
    200: validator(Message),
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    429: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
}
