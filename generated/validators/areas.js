// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const AreaContactInput = {
  type: 'object',
  required: ['contact_id', 'id'],
  additionalProperties: false,
  properties: {
    contact_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    id: { type: 'integer', minimum: 1, maximum: 2147483647 },
    contact: { ref: () => NewContact },
  },
}
const AreaContactToggle = {
  type: 'object',
  required: ['contact_id', 'enabled'],
  additionalProperties: false,
  properties: { contact_id: { type: 'integer', minimum: 1, maximum: 2147483647 }, enabled: { type: 'boolean' } },
}
const AreaDeletion = {
  type: 'object',
  additionalProperties: false,
  properties: { target_area_id: { type: ['integer', 'null'], minimum: 1 } },
}
const AreaHandoff = {
  type: 'object',
  required: ['enable_handoff'],
  additionalProperties: false,
  properties: { enable_handoff: { type: 'boolean' } },
}
const AreaInput = {
  type: 'object',
  required: ['name'],
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
  },
}
const AreaUpdate = {
  type: 'object',
  required: ['name', 'area_id'],
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
    area_id: { type: 'integer', minimum: 1, maximum: 2147483647 },
  },
}
const AutoAssign = { type: 'string', enum: ['none', 'round_robin', 'least_busy', 'same_agent'] }
const Color = { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$' }
const EntityVersion = { type: 'integer', minimum: 1 }
const NewContact = {
  type: 'object',
  required: ['name', 'phone'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 70, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    phone: { type: 'string', maxLength: 16, pattern: '^(\\+?[0-9]{6,15})?$' },
  },
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

export const areaListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const areaCreateBody = {
  validate: /* @__PURE__ */ validator(AreaInput),
  fields: {
    name: {
      label: 'Nombre',
      messages: { minLength: 'Debes completar todos los campos obligatorios.' },
      trim: true,
      input: 'text',
    },
    description: { label: 'Descripción', trim: true, input: 'all' },
    color: { label: 'Color', messages: { pattern: 'El color se escribe con la forma #RRGGBB.' } },
    user_ids: { label: 'Personas' },
    schedule: { label: 'Horario' },
    'schedule.timezone': { label: 'Zona horaria', messages: { pattern: 'La zona horaria no es válida.' } },
    'schedule.always_open': { label: 'Siempre abierto' },
    'schedule.week': { label: 'Semana' },
    'schedule.week.*': { label: 'Día' },
    'schedule.week.*.day': { label: 'Día' },
    'schedule.week.*.ranges': { label: 'Franjas' },
    'schedule.week.*.ranges.*': { label: 'Franja' },
    'schedule.week.*.ranges.*.from': { label: 'Desde' },
    'schedule.week.*.ranges.*.to': { label: 'Hasta' },
    'schedule.exceptions': { label: 'Excepciones' },
    'schedule.exceptions.*': { label: 'Excepción' },
    'schedule.exceptions.*.date_from': { label: 'Desde' },
    'schedule.exceptions.*.date_to': { label: 'Hasta' },
    'schedule.exceptions.*.name': { label: 'Nombre', trim: true, input: 'text' },
    'schedule.exceptions.*.ranges': { label: 'Franjas' },
    'schedule.exceptions.*.ranges.*': { label: 'Franja' },
    'schedule.exceptions.*.ranges.*.from': { label: 'Desde' },
    'schedule.exceptions.*.ranges.*.to': { label: 'Hasta' },
    offline_message: { label: 'Mensaje fuera de horario', trim: true, input: 'all' },
    auto_assign: { label: 'Asignación automática' },
    max_open_per_user: { label: 'Conversaciones abiertas por persona' },
    first_response_minutes: { label: 'Avisar sin primera respuesta (minutos)' },
    resolution_minutes: { label: 'Avisar sin resolver (minutos)' },
    is_default: { label: 'Área por defecto' },
    position: { label: 'Orden' },
    version: { label: 'Versión' },
  },
}
export const areaCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const areaUpdateBody = {
  validate: /* @__PURE__ */ validator(AreaUpdate),
  fields: {
    name: {
      label: 'Nombre',
      messages: { minLength: 'Debes completar todos los campos obligatorios.' },
      trim: true,
      input: 'text',
    },
    description: { label: 'Descripción', trim: true, input: 'all' },
    color: { label: 'Color', messages: { pattern: 'El color se escribe con la forma #RRGGBB.' } },
    user_ids: { label: 'Personas' },
    schedule: { label: 'Horario' },
    'schedule.timezone': { label: 'Zona horaria', messages: { pattern: 'La zona horaria no es válida.' } },
    'schedule.always_open': { label: 'Siempre abierto' },
    'schedule.week': { label: 'Semana' },
    'schedule.week.*': { label: 'Día' },
    'schedule.week.*.day': { label: 'Día' },
    'schedule.week.*.ranges': { label: 'Franjas' },
    'schedule.week.*.ranges.*': { label: 'Franja' },
    'schedule.week.*.ranges.*.from': { label: 'Desde' },
    'schedule.week.*.ranges.*.to': { label: 'Hasta' },
    'schedule.exceptions': { label: 'Excepciones' },
    'schedule.exceptions.*': { label: 'Excepción' },
    'schedule.exceptions.*.date_from': { label: 'Desde' },
    'schedule.exceptions.*.date_to': { label: 'Hasta' },
    'schedule.exceptions.*.name': { label: 'Nombre', trim: true, input: 'text' },
    'schedule.exceptions.*.ranges': { label: 'Franjas' },
    'schedule.exceptions.*.ranges.*': { label: 'Franja' },
    'schedule.exceptions.*.ranges.*.from': { label: 'Desde' },
    'schedule.exceptions.*.ranges.*.to': { label: 'Hasta' },
    offline_message: { label: 'Mensaje fuera de horario', trim: true, input: 'all' },
    auto_assign: { label: 'Asignación automática' },
    max_open_per_user: { label: 'Conversaciones abiertas por persona' },
    first_response_minutes: { label: 'Avisar sin primera respuesta (minutos)' },
    resolution_minutes: { label: 'Avisar sin resolver (minutos)' },
    is_default: { label: 'Área por defecto' },
    position: { label: 'Orden' },
    version: { label: 'Versión' },
    area_id: { label: 'Área' },
  },
}
export const areaUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const areaDeleteParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    id: { type: 'integer', minimum: 1, maximum: 2147483647 },
  },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Identificador' } },
}
export const areaMoveBody = {
  validate: /* @__PURE__ */ validator(AreaDeletion),
  fields: { target_area_id: { label: 'Área de destino' } },
}
export const areaMoveParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    id: { type: 'integer', minimum: 1, maximum: 2147483647 },
  },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Identificador' } },
}
export const areaContactAddBody = {
  validate: /* @__PURE__ */ validator(AreaContactInput),
  fields: {
    contact_id: { label: 'Contacto' },
    id: { label: 'Área' },
    'contact.name': { label: 'Nombre', trim: true, input: 'text' },
    'contact.phone': { label: 'Teléfono', messages: { pattern: 'El teléfono lleva sólo cifras y al menos 6.' }, trim: true },
  },
}
export const areaContactAddParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const areaContactToggleBody = {
  validate: /* @__PURE__ */ validator(AreaContactToggle),
  fields: { contact_id: { label: 'Contacto' }, enabled: { label: 'Activo' } },
}
export const areaContactToggleParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    id: { type: 'integer', minimum: 1, maximum: 2147483647 },
  },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Identificador' } },
}
export const areaHandoffUpdateBody = {
  validate: /* @__PURE__ */ validator(AreaHandoff),
  fields: { enable_handoff: { label: 'Recibe derivaciones' } },
}
export const areaHandoffUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    id: { type: 'integer', minimum: 1, maximum: 2147483647 },
  },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Identificador' } },
}
export const areaContactListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'areaId'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    areaId: { type: 'integer', minimum: 1, maximum: 2147483647 },
  },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, areaId: { label: 'Área' } },
}
