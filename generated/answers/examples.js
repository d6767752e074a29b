// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
const Affected = {
  type: 'object',
  required: ['count'],
  additionalProperties: false,
  properties: { count: { type: 'integer', minimum: 0 } },
}
const CreatedAt = { type: 'string', format: 'date-time' }
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
const Example = {
  type: 'object',
  required: ['id', 'text', 'intent_id', 'entities', 'split', 'state', 'source', 'created_at', 'updated_at', 'version'],
  additionalProperties: false,
  properties: {
    text: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[^<>\']*$' },
    intent_id: { type: 'integer', minimum: 1, maximum: 2147483647 },
    entities: { type: 'array', maxItems: 20, items: { ref: () => ExampleEntity } },
    split: { ref: () => ExampleSplit },
    state: { ref: () => ExampleState },
    source_message_id: { type: ['integer', 'null'], minimum: 1 },
    version: { ref: () => EntityVersion },
    id: { ref: () => Id },
    source: { ref: () => ExampleSource },
    last_prediction: { anyOf: [{ ref: () => ExamplePrediction }, { type: 'null' }] },
    created_at: { ref: () => CreatedAt },
    updated_at: { ref: () => UpdatedAt },
    created_by: { anyOf: [{ ref: () => Person }, { type: 'null' }] },
  },
}
const ExampleEntity = {
  type: 'object',
  required: ['start', 'end', 'value', 'entity_id'],
  additionalProperties: false,
  properties: {
    start: { type: 'integer', minimum: 0, maximum: 255 },
    end: { type: 'integer', minimum: 1, maximum: 255 },
    value: { type: 'string', minLength: 1, maxLength: 255 },
    entity_id: { type: 'integer', minimum: 1, maximum: 2147483647 },
    canonical_value: { type: ['string', 'null'], maxLength: 60 },
  },
}
const ExamplePrediction = {
  type: 'object',
  required: ['intent_id', 'confidence', 'entities', 'at'],
  additionalProperties: false,
  properties: {
    intent_id: { type: ['integer', 'null'] },
    confidence: { type: 'number', minimum: 0, maximum: 1 },
    entities: { type: 'array', items: { ref: () => ExampleEntity } },
    at: { type: 'string', format: 'date-time' },
  },
}
const ExampleSource = { type: 'string', enum: ['manual', 'import', 'chat', 'suggestion'] }
const ExampleSplit = { type: 'string', enum: ['train', 'test'] }
const ExampleState = { type: 'string', enum: ['active', 'pending_review', 'rejected'] }
const ExampleSuggestion = {
  type: 'object',
  required: ['entities'],
  additionalProperties: false,
  properties: { entities: { type: 'array', items: { ref: () => ExampleEntity } } },
}
const Id = { type: 'integer', minimum: 1, maximum: 2147483647 }
const ImportResult = {
  type: 'object',
  required: ['created', 'updated', 'rejected'],
  additionalProperties: false,
  properties: {
    created: { type: 'integer', minimum: 0 },
    updated: { type: 'integer', minimum: 0 },
    rejected: {
      type: 'array',
      items: {
        type: 'object',
        required: ['row', 'message'],
        additionalProperties: false,
        properties: { row: { type: 'integer', minimum: 1 }, message: { type: 'string' } },
      },
    },
  },
}
const Person = {
  type: 'object',
  required: ['id', 'name'],
  additionalProperties: false,
  properties: { id: { ref: () => Id }, name: { type: 'string' } },
}
const UpdatedAt = { type: 'string', format: 'date-time' }

export const answers = {
  exampleList: {
    200: validator({ type: 'array', items: { ref: () => Example } }),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    422: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  exampleCreate: {
    201: validator(Example),
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
  exampleGet: {
    200: validator(Example),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  exampleUpdate: {
    200: validator(Example),
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
  exampleDelete: {
    204: nothing,
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  exampleMove: {
    200: validator(Affected),
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
  exampleRemove: {
    200: validator(Affected),
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
  exampleSuggest: {
    200: validator(ExampleSuggestion),
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
  exampleImport: {
    200: validator(ImportResult),
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
