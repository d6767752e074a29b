// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
const Channel = { type: 'string', enum: ['webchat', 'whatsapp', 'facebook'] }
const Color = { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$' }
const ConsentState = { type: 'string', enum: ['granted', 'denied', 'unknown'] }
const Contact = {
  type: 'object',
  required: [
    'id',
    'name',
    'phone',
    'email',
    'document',
    'company',
    'city',
    'province',
    'country',
    'labels',
    'groups',
    'custom',
    'marketing',
    'assigned_user_id',
    'area_id',
    'blocked',
    'blocked_reason',
    'blocked_by',
    'channel_ids',
    'consent',
    'notes',
    'first_seen_at',
    'last_seen_at',
    'conversations_count',
    'created_at',
    'updated_at',
    'version',
  ],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 70, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    phone: { ref: () => ContactPhone },
    email: { ref: () => ContactEmail },
    document: { anyOf: [{ ref: () => ContactDocument }, { type: 'null' }] },
    company: { type: 'string', maxLength: 80, pattern: '^[^<>\']*$' },
    city: { type: 'string', maxLength: 80, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    province: { type: 'string', maxLength: 80, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    country: { type: 'string', pattern: '^([A-Z]{2})?$' },
    labels: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 50 },
    groups: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 100 },
    custom: { ref: () => ContactCustom },
    marketing: { ref: () => ConsentState },
    assigned_user_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    area_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    version: { ref: () => EntityVersion },
    id: { ref: () => Id },
    blocked: { type: 'boolean' },
    blocked_reason: { type: 'string', maxLength: 200 },
    blocked_by: { anyOf: [{ ref: () => Person }, { type: 'null' }] },
    channel_ids: { type: 'array', items: { ref: () => ContactChannel } },
    consent: { ref: () => ContactConsent },
    notes: { type: 'array', items: { ref: () => ContactNote } },
    first_seen_at: { type: 'string', format: 'date-time' },
    last_seen_at: { type: 'string', format: 'date-time' },
    conversations_count: { type: 'integer', minimum: 0 },
    created_at: { ref: () => CreatedAt },
    updated_at: { ref: () => UpdatedAt },
  },
}
const ContactBrief = {
  type: 'object',
  required: ['id', 'name', 'phone'],
  additionalProperties: false,
  properties: { id: { ref: () => Id }, name: { type: 'string' }, phone: { type: 'string', maxLength: 16 } },
}
const ContactChannel = {
  type: 'object',
  required: ['channel', 'external_id', 'last_inbound_at'],
  additionalProperties: false,
  properties: {
    channel: { ref: () => Channel },
    external_id: { type: 'string', maxLength: 200 },
    last_inbound_at: { type: ['string', 'null'], format: 'date-time' },
  },
}
const ContactConsent = {
  type: 'object',
  required: ['marketing', 'source', 'at', 'text_version'],
  additionalProperties: false,
  properties: {
    marketing: { ref: () => ConsentState },
    source: { type: 'string', maxLength: 60 },
    at: { type: ['string', 'null'], format: 'date-time' },
    text_version: { type: 'string', maxLength: 40 },
  },
}
const ContactCustom = {
  type: 'object',
  maxProperties: 60,
  propertyNames: { pattern: '^[a-z0-9_]{1,40}$' },
  additionalProperties: { type: ['string', 'number', 'boolean', 'null'], maxLength: 500 },
}
const ContactDocument = {
  type: 'object',
  required: ['kind', 'value'],
  additionalProperties: false,
  properties: {
    kind: { ref: () => DocumentKind },
    value: { type: 'string', minLength: 1, maxLength: 20, pattern: '^[A-Za-z0-9]*$' },
  },
}
const ContactEmail = { type: 'string', maxLength: 150, pattern: '^([^@\\s]+@[^@\\s]+\\.[^@\\s]+)?$' }
const ContactGroup = {
  type: 'object',
  required: [
    'id',
    'name',
    'kind',
    'color',
    'rule',
    'member_ids',
    'members',
    'used_in',
    'refreshed_at',
    'created_at',
    'updated_at',
    'version',
  ],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    kind: { ref: () => GroupKind },
    color: { ref: () => Color },
    rule: { anyOf: [{ ref: () => GroupRule }, { type: 'null' }] },
    member_ids: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 10000 },
    version: { ref: () => EntityVersion },
    id: { ref: () => Id },
    members: { type: 'integer', minimum: 0 },
    used_in: { type: 'integer', minimum: 0 },
    refreshed_at: { type: ['string', 'null'], format: 'date-time' },
    created_at: { ref: () => CreatedAt },
    updated_at: { ref: () => UpdatedAt },
  },
}
const ContactNote = {
  type: 'object',
  required: ['text', 'user', 'at'],
  additionalProperties: false,
  properties: {
    text: { type: 'string', maxLength: 2000 },
    user: { anyOf: [{ ref: () => Person }, { type: 'null' }] },
    at: { type: 'string', format: 'date-time' },
  },
}
const ContactPhone = { type: 'string', maxLength: 16, pattern: '^(\\+?[0-9]{6,15})?$' }
const CreatedAt = { type: 'string', format: 'date-time' }
const DocumentKind = { type: 'string', enum: ['DNI', 'CUIT', 'RUT', 'CPF'] }
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
const GroupCondition = {
  type: 'object',
  required: ['field', 'operator'],
  additionalProperties: false,
  properties: {
    field: { ref: () => RuleField },
    key: { type: ['string', 'null'], pattern: '^[a-z0-9_]{1,40}$' },
    operator: { ref: () => RuleOperator },
    value: {
      anyOf: [
        { type: ['string', 'number', 'boolean', 'null'], maxLength: 200 },
        { type: 'array', maxItems: 100, items: { type: ['string', 'number'], maxLength: 200 } },
      ],
    },
  },
}
const GroupKind = { type: 'string', enum: ['static', 'dynamic'] }
const GroupPreview = {
  type: 'object',
  required: ['count', 'sample'],
  additionalProperties: false,
  properties: {
    count: { type: 'integer', minimum: 0 },
    sample: { type: 'array', maxItems: 10, items: { ref: () => ContactBrief } },
  },
}
const GroupRule = {
  type: 'object',
  required: ['match', 'conditions'],
  additionalProperties: false,
  properties: {
    match: { ref: () => RuleMatch },
    conditions: { type: 'array', maxItems: 20, items: { ref: () => GroupCondition }, minItems: 1 },
  },
}
const Id = { type: 'integer', minimum: 1, maximum: 2147483647 }
const Person = {
  type: 'object',
  required: ['id', 'name'],
  additionalProperties: false,
  properties: { id: { ref: () => Id }, name: { type: 'string' } },
}
const RuleField = {
  type: 'string',
  enum: [
    'name',
    'phone',
    'email',
    'company',
    'city',
    'province',
    'label',
    'last_seen',
    'first_seen',
    'channel',
    'area',
    'consent',
    'survey',
    'product',
    'custom',
  ],
}
const RuleMatch = { type: 'string', enum: ['all', 'any'] }
const RuleOperator = {
  type: 'string',
  enum: ['eq', 'ne', 'contains', 'starts', 'gt', 'lt', 'before_days', 'present', 'absent', 'in'],
}
const UpdatedAt = { type: 'string', format: 'date-time' }

export const answers = {
  contactGroupList: {
    200: validator({ type: 'array', items: { ref: () => ContactGroup } }),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    422: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  contactGroupCreate: {
    201: validator(ContactGroup),
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
  contactGroupGet: {
    200: validator(ContactGroup),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  contactGroupUpdate: {
    200: validator(ContactGroup),
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
  contactGroupDelete: {
    204: nothing,
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  contactGroupPreview: {
    200: validator(GroupPreview),
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
  contactGroupMemberList: {
    200: validator({ type: 'array', items: { ref: () => Contact } }),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    422: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  contactGroupMemberUpdate: {
    200: validator(ContactGroup),
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
}
