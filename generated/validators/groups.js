// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const Color = { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$' }
const ContactGroupInput = {
  type: 'object',
  required: ['name', 'kind'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    kind: { ref: () => GroupKind },
    color: { ref: () => Color },
    rule: { anyOf: [{ ref: () => GroupRule }, { type: 'null' }] },
    member_ids: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 10000 },
    version: { ref: () => EntityVersion },
  },
}
const EntityVersion = { type: 'integer', minimum: 1 }
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
const GroupMembersInput = {
  type: 'object',
  additionalProperties: false,
  properties: {
    add: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 1000 },
    remove: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 1000 },
  },
  minProperties: 1,
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

export const contactGroupListQuery = {
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
        name: { type: 'string', maxLength: 200 },
        kind: { type: 'string', enum: ['static', 'dynamic'] },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [
        { type: 'string', enum: ['name', 'kind', 'members', 'updated_at'] },
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
    'filter.kind': { label: 'Tipo' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const contactGroupListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const contactGroupCreateBody = {
  validate: /* @__PURE__ */ validator(ContactGroupInput),
  fields: {
    name: { label: 'Nombre', trim: true, input: 'text' },
    kind: { label: 'Tipo' },
    color: { label: 'Color', messages: { pattern: 'El color se escribe con la forma #RRGGBB.' } },
    rule: { label: 'Regla' },
    'rule.match': { label: 'Cumple' },
    'rule.conditions': { label: 'Condiciones' },
    'rule.conditions.*': { label: 'Condición' },
    'rule.conditions.*.field': { label: 'Dato' },
    'rule.conditions.*.key': { label: 'Clave del dato propio' },
    'rule.conditions.*.operator': { label: 'Comparación' },
    'rule.conditions.*.value': { label: 'Valor' },
    member_ids: { label: 'Contactos' },
    'member_ids.*': { label: 'ID' },
    version: { label: 'Versión' },
  },
}
export const contactGroupCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const contactGroupGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Registro' } },
}
export const contactGroupUpdateBody = {
  validate: /* @__PURE__ */ validator(ContactGroupInput),
  fields: {
    name: { label: 'Nombre', trim: true, input: 'text' },
    kind: { label: 'Tipo' },
    color: { label: 'Color', messages: { pattern: 'El color se escribe con la forma #RRGGBB.' } },
    rule: { label: 'Regla' },
    'rule.match': { label: 'Cumple' },
    'rule.conditions': { label: 'Condiciones' },
    'rule.conditions.*': { label: 'Condición' },
    'rule.conditions.*.field': { label: 'Dato' },
    'rule.conditions.*.key': { label: 'Clave del dato propio' },
    'rule.conditions.*.operator': { label: 'Comparación' },
    'rule.conditions.*.value': { label: 'Valor' },
    member_ids: { label: 'Contactos' },
    'member_ids.*': { label: 'ID' },
    version: { label: 'Versión' },
  },
}
export const contactGroupUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Registro' } },
}
export const contactGroupDeleteParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Registro' } },
}
export const contactGroupPreviewBody = {
  validate: /* @__PURE__ */ validator(GroupRule),
  fields: {
    match: { label: 'Cumple' },
    conditions: { label: 'Condiciones' },
    'conditions.*': { label: 'Condición' },
    'conditions.*.field': { label: 'Dato' },
    'conditions.*.key': { label: 'Clave del dato propio' },
    'conditions.*.operator': { label: 'Comparación' },
    'conditions.*.value': { label: 'Valor' },
  },
}
export const contactGroupPreviewParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const contactGroupMemberListQuery = {
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
        name: { type: 'string', maxLength: 200 },
        phone: { type: 'string', maxLength: 200 },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [{ type: 'string', enum: ['name', 'phone', 'last_seen_at'] }, { type: 'string', enum: ['ASC', 'DESC'] }],
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
    'filter.phone': { label: 'Teléfono' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const contactGroupMemberListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Registro' } },
}
export const contactGroupMemberUpdateBody = {
  validate: /* @__PURE__ */ validator(GroupMembersInput),
  fields: {
    add: { label: 'Agregar' },
    'add.*': { label: 'ID' },
    remove: { label: 'Quitar' },
    'remove.*': { label: 'ID' },
  },
}
export const contactGroupMemberUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Registro' } },
}
