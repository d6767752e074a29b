// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const EmptyBody = { type: 'object', additionalProperties: false, properties: {} }

export const updateListQuery = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    filter: {
      type: 'object',
      additionalProperties: false,
      properties: {
        q: { type: 'string', maxLength: 200 },
        kind: { type: 'string', enum: ['novedad', 'mejora', 'correccion', 'aviso'] },
        read: { type: 'boolean' },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [{ type: 'string', enum: ['published_at', 'version'] }, { type: 'string', enum: ['ASC', 'DESC'] }],
      items: false,
      minItems: 2,
    },
    range: {
      type: 'array',
      prefixItems: [{ type: 'integer', minimum: 0 }, { type: 'integer', minimum: 0 }],
      items: false,
      minItems: 2,
    },
  },
}),
  fields: {
    filter: { label: 'Condiciones que deben cumplirse todas' },
    'filter.q': { label: 'Buscar' },
    'filter.kind': { label: 'Tipo' },
    'filter.read': { label: 'Leída' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const updateListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const updateReadBody = {
  validate: /* @__PURE__ */ validator(EmptyBody),
  fields: {},
}
export const updateReadParams = {
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
