// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
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
const Intent = {
  type: 'object',
  required: ['id', 'description', 'category_id', 'isFamily'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    description: { type: 'string' },
    category_id: { type: 'integer' },
    isFamily: { type: 'boolean' },
  },
}
const IntentBundle = {
  type: 'object',
  required: ['intents'],
  additionalProperties: false,
  properties: { intents: { type: 'array', items: { ref: () => Intent } } },
}
const IntentButton = {
  type: 'object',
  required: ['id', 'title', 'category_id'],
  additionalProperties: false,
  properties: { id: { ref: () => Id }, title: { type: 'string', maxLength: 50 }, category_id: { type: 'integer' } },
}
const Message = {
  type: 'object',
  required: ['message'],
  additionalProperties: false,
  properties: { message: { type: 'string' } },
}

export const answers = {
  intentList: {
    200: validator({ type: 'array', minItems: 1, items: { ref: () => IntentBundle } }),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
  },
  intentCreate: {
    201: validator(Intent),
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    500: validator(Error),
  },
  intentDelete: {
    200: validator(Message),
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    500: validator(Error),
  },
  intentButtonList: {
    200: validator({ type: 'array', items: { ref: () => IntentButton } }),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
  },
}
