// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const EmptyBody = { type: 'object', additionalProperties: false, properties: {} }
const TrainingRestore = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}

export const trainingGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const trainingStartBody = {
  validate: /* @__PURE__ */ validator(EmptyBody),
  fields: {},
}
export const trainingStartParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const trainingCancelBody = {
  validate: /* @__PURE__ */ validator(EmptyBody),
  fields: {},
}
export const trainingCancelParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const trainingRestoreBody = {
  validate: /* @__PURE__ */ validator(TrainingRestore),
  fields: { id: { label: 'Modelo' } },
}
export const trainingRestoreParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const trainingRunListQuery = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    filter: {
      type: 'object',
      additionalProperties: false,
      properties: {
        state: {
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
        },
        active: { type: 'boolean' },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [{ type: 'string', enum: ['id', 'started_at', 'accuracy'] }, { type: 'string', enum: ['ASC', 'DESC'] }],
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
    'filter.state': { label: 'Entrenamiento' },
    'filter.active': { label: 'En uso' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const trainingRunListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
