// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const EmptyBody = { type: 'object', additionalProperties: false, properties: {} }

export const changeListQuery = {
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
        actor: { type: 'string', maxLength: 60 },
        action: {
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
        },
        resource_type: {
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
        },
        resource_id: { type: 'string', maxLength: 60 },
        status: { type: 'string', enum: ['ok', 'failed'] },
        at_from: { type: 'string', format: 'date' },
        at_to: { type: 'string', format: 'date' },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [{ type: 'string', enum: ['at'] }, { type: 'string', enum: ['ASC', 'DESC'] }],
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
    'filter.actor': { label: 'Autor' },
    'filter.action': { label: 'Acción' },
    'filter.resource_type': { label: 'Recurso' },
    'filter.resource_id': { label: 'ID del recurso' },
    'filter.status': { label: 'Resultado' },
    'filter.at_from': { label: 'Desde' },
    'filter.at_to': { label: 'Hasta' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const changeListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const changeRestoreBody = {
  validate: /* @__PURE__ */ validator(EmptyBody),
  fields: {},
}
export const changeRestoreParams = {
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
