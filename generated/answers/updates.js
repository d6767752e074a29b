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
const Update = {
  type: 'object',
  required: ['id', 'version', 'title', 'body', 'published_at', 'kind', 'image', 'pinned', 'read'],
  additionalProperties: false,
  properties: {
    id: { ref: () => Id },
    version: { type: 'string' },
    title: { type: 'string', minLength: 1, maxLength: 80 },
    body: { type: 'string' },
    published_at: { type: 'string', format: 'date-time' },
    kind: { ref: () => UpdateKind },
    image: { type: ['string', 'null'] },
    pinned: { type: 'boolean' },
    read: { type: 'boolean' },
  },
}
const UpdateKind = { type: 'string', enum: ['novedad', 'mejora', 'correccion', 'aviso'] }

export const answers = {
  updateList: {
    200: validator({ type: 'array', items: { ref: () => Update } }),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    422: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  updateRead: {
    200: validator(Update),
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
