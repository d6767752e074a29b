// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
const AccessAll = {
  type: 'object',
  required: ['access_all'],
  additionalProperties: false,
  properties: { access_all: { type: 'boolean' } },
}
const AccessContact = {
  type: 'object',
  required: ['id', 'contact_id', 'name', 'phone', 'enabled'],
  additionalProperties: false,
  properties: {
    id: { ref: () => Id },
    contact_id: { ref: () => Id },
    name: { type: 'string' },
    phone: { type: 'string' },
    enabled: { type: 'boolean' },
  },
}
const AccessGroup = {
  type: 'object',
  required: [
    'company_id',
    'company_name',
    'url',
    'token_last4',
    'token_last_used_at',
    'contacts',
    'expires_at',
    'area_id',
    'message_denied',
  ],
  additionalProperties: false,
  properties: {
    company_id: { ref: () => Id },
    company_name: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    company_token: { type: 'string' },
    url: { anyOf: [{ ref: () => HttpsUrl }, { type: 'null' }] },
    token_last4: { type: 'string' },
    token_last_used_at: { type: ['string', 'null'], format: 'date-time' },
    contacts: { type: 'array', items: { ref: () => AccessContact } },
    expires_at: { type: ['string', 'null'], format: 'date-time' },
    area_id: { type: ['integer', 'null'], minimum: 1 },
    message_denied: { type: 'string', maxLength: 1024, pattern: '^[^<>\']*$' },
  },
}
const AccessGroups = {
  type: 'object',
  required: ['access_all', 'companies'],
  additionalProperties: false,
  properties: { access_all: { type: 'boolean' }, companies: { type: 'array', items: { ref: () => AccessGroup } } },
}
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
const HttpsUrl = { type: 'string', format: 'uri', pattern: '^https://', maxLength: 500 }
const Id = { type: 'integer', minimum: 1, maximum: 2147483647 }

export const answers = {
  accessGet: {
    200: validator(AccessGroups),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  accessCreate: {
    201: validator(AccessGroup),
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
  accessUpdate: {
    200: validator(AccessGroup),
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
  accessDelete: {
    204: nothing,
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  accessContactRemove: {
    204: nothing,
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  accessContactAdd: {
    201: validator(AccessContact),
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
  accessAllUpdate: {
    200: validator(AccessAll),
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
  accessContactUpdate: {
    200: validator(AccessContact),
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
