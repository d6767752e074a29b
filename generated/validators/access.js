// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const AccessAll = {
  type: 'object',
  required: ['access_all'],
  additionalProperties: false,
  properties: { access_all: { type: 'boolean' } },
}
const AccessContactInput = {
  type: 'object',
  required: ['contact_id', 'company_id'],
  additionalProperties: false,
  properties: {
    contact_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    company_id: { type: 'integer', minimum: 1, maximum: 2147483647 },
    contact: { ref: () => NewContact },
  },
}
const AccessContactUpdate = {
  type: 'object',
  required: ['enabled'],
  additionalProperties: false,
  properties: { enabled: { type: 'boolean' } },
}
const AccessGroupInput = {
  type: 'object',
  required: ['company_name'],
  additionalProperties: false,
  properties: {
    company_name: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
  },
}
const AccessGroupUpdate = {
  type: 'object',
  required: ['company_name', 'id'],
  additionalProperties: false,
  properties: {
    company_name: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    id: { type: 'integer', minimum: 1, maximum: 2147483647 },
    company_token: { type: 'string', maxLength: 200 },
    url: { anyOf: [{ ref: () => HttpsUrl }, { type: 'null' }] },
    expires_at: { type: ['string', 'null'], format: 'date-time' },
    area_id: { type: ['integer', 'null'], minimum: 1 },
    message_denied: { type: 'string', maxLength: 1024, pattern: '^[^<>\']*$' },
  },
}
const HttpsUrl = { type: 'string', format: 'uri', pattern: '^https://', maxLength: 500 }
const NewContact = {
  type: 'object',
  required: ['name', 'phone'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 70, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    phone: { type: 'string', maxLength: 16, pattern: '^(\\+?[0-9]{6,15})?$' },
  },
}

export const accessGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const accessCreateBody = {
  validate: /* @__PURE__ */ validator(AccessGroupInput),
  fields: {
    company_name: {
      label: 'Empresa',
      messages: { minLength: 'Debes completar todos los campos obligatorios.' },
      trim: true,
      input: 'text',
    },
  },
}
export const accessCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const accessUpdateBody = {
  validate: /* @__PURE__ */ validator(AccessGroupUpdate),
  fields: {
    company_name: {
      label: 'Empresa',
      messages: { minLength: 'Debes completar todos los campos obligatorios.' },
      trim: true,
      input: 'text',
    },
    id: { label: 'Empresa' },
    company_token: { label: 'Clave' },
    url: {
      label: 'Sitio',
      messages: { pattern: 'La dirección debe empezar con https://.', format: 'La dirección no es válida.' },
      trim: true,
    },
    expires_at: { label: 'Vence' },
    area_id: { label: 'Área' },
    message_denied: { label: 'Mensaje sin acceso', trim: true, input: 'all' },
  },
}
export const accessUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const accessDeleteParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'companyId'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    companyId: { type: 'integer', minimum: 1, maximum: 2147483647 },
  },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, companyId: { label: 'Empresa' } },
}
export const accessContactRemoveParams = {
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
export const accessContactAddBody = {
  validate: /* @__PURE__ */ validator(AccessContactInput),
  fields: {
    contact_id: { label: 'Contacto' },
    company_id: { label: 'Empresa' },
    'contact.name': { label: 'Nombre', trim: true, input: 'text' },
    'contact.phone': { label: 'Teléfono', messages: { pattern: 'El teléfono lleva sólo cifras y al menos 6.' }, trim: true },
  },
}
export const accessContactAddParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const accessAllUpdateBody = {
  validate: /* @__PURE__ */ validator(AccessAll),
  fields: { access_all: { label: 'Acceso para todos' } },
}
export const accessAllUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const accessContactUpdateBody = {
  validate: /* @__PURE__ */ validator(AccessContactUpdate),
  fields: { enabled: { label: 'Activo' } },
}
export const accessContactUpdateParams = {
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
