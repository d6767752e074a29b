// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const BotSpecialState = { type: 'string', enum: ['chatbot_on', 'chatbot_off'] }
const PlatformBotInput = {
  type: 'object',
  required: ['name', 'plan_id', 'owner'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    plan_id: { type: 'integer', minimum: 1, maximum: 2147483647 },
    owner: { type: 'string', minLength: 1, maxLength: 150, pattern: '^[A-Za-z0-9@_.\\-]*$' },
  },
}
const PlatformBotUpdate = {
  type: 'object',
  required: ['name', 'plan_id'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    plan_id: { type: 'integer', minimum: 1, maximum: 2147483647 },
    version: { type: 'string', minLength: 1, maxLength: 20, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,:\\-]*$' },
    special_state: { ref: () => BotSpecialState },
  },
}

export const platformBotListQuery = {
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
        id: { anyOf: [{ type: 'integer' }, { type: 'array', maxItems: 200, items: { type: 'integer' } }] },
        name: { type: 'string', maxLength: 200 },
        plan: { type: 'string', maxLength: 200 },
        plan_id: { type: 'integer' },
        version: { type: 'string', maxLength: 200 },
        special_state: { type: 'string', enum: ['chatbot_on', 'chatbot_off'] },
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
      },
    },
    sort: {
      type: 'array',
      prefixItems: [
        {
          type: 'string',
          enum: ['id', 'name', 'plan', 'version', 'special_state', 'state', 'members', 'created_at'],
        },
        { type: 'string', enum: ['ASC', 'DESC'] },
      ],
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
    'filter.id': { label: 'ID' },
    'filter.name': { label: 'Nombre' },
    'filter.plan': { label: 'Plan' },
    'filter.plan_id': { label: 'Plan' },
    'filter.version': { label: 'Versión' },
    'filter.special_state': { label: 'Estado' },
    'filter.state': { label: 'Entrenamiento' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const platformBotCreateBody = {
  validate: /* @__PURE__ */ validator(PlatformBotInput),
  fields: {
    name: {
      label: 'Nombre',
      messages: { minLength: 'Debes completar todos los campos obligatorios.' },
      trim: true,
      input: 'text',
    },
    plan_id: { label: 'Plan' },
    owner: {
      label: 'Responsable',
      messages: { minLength: 'Debes completar todos los campos obligatorios.' },
      trim: true,
      input: 'email',
    },
  },
}
export const platformBotGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { id: { label: 'Identificador' } },
}
export const platformBotUpdateBody = {
  validate: /* @__PURE__ */ validator(PlatformBotUpdate),
  fields: {
    name: {
      label: 'Nombre',
      messages: { minLength: 'Debes completar todos los campos obligatorios.' },
      trim: true,
      input: 'text',
    },
    plan_id: { label: 'Plan' },
    version: { label: 'Versión', trim: true, input: 'text-no-space' },
    special_state: { label: 'Estado' },
  },
}
export const platformBotUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { id: { label: 'Identificador' } },
}
export const platformConnectionListQuery = {
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
        name: { type: 'string', maxLength: 60 },
        username: { type: 'string', maxLength: 60 },
        connected: { type: 'boolean', enum: [true, false] },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [
        { type: 'string', enum: ['user.name', 'user.username', 'connected', 'last_seen', 'date_to_filter'] },
        { type: 'string', enum: ['ASC', 'DESC'] },
      ],
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
    'filter.name': { label: 'Nombre' },
    'filter.username': { label: 'Usuario' },
    'filter.connected': { label: 'Estado' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
