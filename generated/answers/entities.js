// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
const CreatedAt = { type: 'string', format: 'date-time' }
const Entity = {
  type: 'object',
  required: [
    'id',
    'name',
    'label',
    'type',
    'values',
    'fuzzy',
    'match_case',
    'sensitive',
    'examples_count',
    'used_in',
    'created_at',
    'updated_at',
    'version',
  ],
  additionalProperties: false,
  properties: {
    name: { type: 'string', pattern: '^[a-z][a-z0-9_]{1,39}$' },
    label: { type: 'string', minLength: 1, maxLength: 40, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    type: { ref: () => EntityType },
    values: { type: 'array', maxItems: 2000, items: { ref: () => EntityValue } },
    pattern: { type: ['string', 'null'], maxLength: 255 },
    system_kind: { ref: () => SystemEntity },
    fuzzy: { type: 'number', minimum: 0, maximum: 1 },
    match_case: { type: 'boolean' },
    sensitive: { type: 'boolean' },
    prompt_question: { type: 'string', maxLength: 255, pattern: '^[^<>\']*$' },
    version: { ref: () => EntityVersion },
    id: { ref: () => Id },
    examples_count: { type: 'integer', minimum: 0 },
    used_in: {
      type: 'array',
      items: {
        type: 'object',
        required: ['type', 'id', 'label'],
        additionalProperties: false,
        properties: {
          type: { type: 'string', enum: ['response', 'form'] },
          id: { ref: () => Id },
          label: { type: 'string' },
        },
      },
    },
    created_at: { ref: () => CreatedAt },
    updated_at: { ref: () => UpdatedAt },
  },
}
const EntityType = { type: 'string', enum: ['list', 'regex', 'system', 'free', 'synonym_only'] }
const EntityValue = {
  type: 'object',
  required: ['value'],
  additionalProperties: false,
  properties: {
    value: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[^<>\']*$' },
    synonyms: {
      type: 'array',
      maxItems: 50,
      uniqueItems: true,
      items: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[^<>\']*$' },
    },
  },
}
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
const PatternTest = {
  type: 'object',
  required: ['matches'],
  additionalProperties: false,
  properties: {
    matches: {
      type: 'array',
      items: {
        type: 'object',
        required: ['start', 'end', 'value'],
        additionalProperties: false,
        properties: {
          start: { type: 'integer', minimum: 0 },
          end: { type: 'integer', minimum: 0 },
          value: { type: 'string' },
        },
      },
    },
  },
}
const SystemEntity = {
  type: 'string',
  enum: ['number', 'date', 'time', 'money', 'email', 'phone', 'location', 'duration', 'dni', 'cuit', 'patente'],
}
const UpdatedAt = { type: 'string', format: 'date-time' }

export const answers = {
  entityList: {
    200: validator({ type: 'array', items: { ref: () => Entity } }),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    422: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  entityCreate: {
    201: validator(Entity),
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
  entityGet: {
    200: validator(Entity),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  entityUpdate: {
    200: validator(Entity),
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
  entityDelete: {
    204: nothing,
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  entityPatternTest: {
    200: validator(PatternTest),
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
}
