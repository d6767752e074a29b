// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const Digest = { type: 'string', enum: ['none', 'hourly', 'daily'] }
const EntityVersion = { type: 'integer', minimum: 1 }
const NotificationChannel = { type: 'string', enum: ['email', 'whatsapp', 'push', 'sound'] }
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
const NotificationTest = {
  type: 'object',
  required: ['channel'],
  additionalProperties: false,
  properties: { channel: { ref: () => NotificationChannel } },
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

export const notificationGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const notificationUpdateBody = {
  validate: /* @__PURE__ */ validator(NotificationSettings),
  fields: {
    rules: { label: 'Avisos' },
    'rules.*': { label: 'Aviso' },
    'rules.*.id': { label: 'ID' },
    'rules.*.type': { label: 'Tipo' },
    'rules.*.contact_id': { label: 'Contacto' },
    'rules.*.user_id': { label: 'Usuario' },
    'rules.*.channels': { label: 'Medios' },
    'rules.*.channels.*': { label: 'Medio' },
    'rules.*.events': { label: 'Cuándo avisar' },
    'rules.*.events.*': { label: 'Aviso' },
    'rules.*.area_ids': { label: 'Áreas' },
    'rules.*.unanswered_minutes': { label: 'Minutos sin contestar' },
    'rules.*.schedule': { label: 'Horario' },
    'rules.*.schedule.timezone': { label: 'Zona horaria', messages: { pattern: 'La zona horaria no es válida.' } },
    'rules.*.schedule.always_open': { label: 'Siempre abierto' },
    'rules.*.schedule.week': { label: 'Semana' },
    'rules.*.schedule.week.*': { label: 'Día' },
    'rules.*.schedule.week.*.day': { label: 'Día' },
    'rules.*.schedule.week.*.ranges': { label: 'Franjas' },
    'rules.*.schedule.week.*.ranges.*': { label: 'Franja' },
    'rules.*.schedule.week.*.ranges.*.from': { label: 'Desde' },
    'rules.*.schedule.week.*.ranges.*.to': { label: 'Hasta' },
    'rules.*.schedule.exceptions': { label: 'Excepciones' },
    'rules.*.schedule.exceptions.*': { label: 'Excepción' },
    'rules.*.schedule.exceptions.*.date_from': { label: 'Desde' },
    'rules.*.schedule.exceptions.*.date_to': { label: 'Hasta' },
    'rules.*.schedule.exceptions.*.name': { label: 'Nombre', trim: true, input: 'text' },
    'rules.*.schedule.exceptions.*.ranges': { label: 'Franjas' },
    'rules.*.schedule.exceptions.*.ranges.*': { label: 'Franja' },
    'rules.*.schedule.exceptions.*.ranges.*.from': { label: 'Desde' },
    'rules.*.schedule.exceptions.*.ranges.*.to': { label: 'Hasta' },
    'rules.*.quiet_hours': { label: 'Horas de silencio' },
    'rules.*.quiet_hours.from': { label: 'Desde' },
    'rules.*.quiet_hours.to': { label: 'Hasta' },
    'rules.*.digest': { label: 'Frecuencia' },
    'rules.*.enabled': { label: 'Activo' },
    version: { label: 'Versión' },
  },
}
export const notificationUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const notificationContactListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const notificationTestBody = {
  validate: /* @__PURE__ */ validator(NotificationTest),
  fields: { channel: { label: 'Medio' } },
}
export const notificationTestParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
