// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const IntentDeletion = {
  type: 'object',
  required: ['isFamily'],
  additionalProperties: false,
  properties: { isFamily: { type: 'boolean' } },
}
const IntentInput = {
  type: 'object',
  required: ['intent_name'],
  additionalProperties: false,
  properties: {
    intent_name: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
  },
}

export const intentListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const intentCreateBody = {
  validate: /* @__PURE__ */ validator(IntentInput),
  fields: {
    intent_name: {
      label: 'Nombre de la intención',
      messages: { minLength: 'Debes completar todos los campos obligatorios.' },
      trim: true,
      input: 'text',
    },
  },
}
export const intentCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const intentDeleteBody = {
  validate: /* @__PURE__ */ validator(IntentDeletion),
  fields: { isFamily: { label: 'Familia' } },
}
export const intentDeleteParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'category_id', 'id'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    category_id: { type: 'integer', minimum: 1, maximum: 2147483647 },
    id: { type: 'integer', minimum: 1, maximum: 2147483647 },
  },
}),
  fields: {
    bot: { label: 'Chatbot sobre el que se trabaja' },
    category_id: { label: 'Categoría de la intención' },
    id: { label: 'Identificador' },
  },
}
export const intentButtonListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
