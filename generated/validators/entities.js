// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const EntityInput = {
  type: 'object',
  required: ['name', 'label', 'type'],
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
const PatternTestInput = {
  type: 'object',
  required: ['pattern', 'text'],
  additionalProperties: false,
  properties: {
    pattern: { type: 'string', minLength: 1, maxLength: 255 },
    text: { type: 'string', minLength: 1, maxLength: 500, pattern: '^[^<>\']*$' },
  },
}
const SystemEntity = {
  type: 'string',
  enum: ['number', 'date', 'time', 'money', 'email', 'phone', 'location', 'duration', 'dni', 'cuit', 'patente'],
}

export const entityListQuery = {
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
        label: { type: 'string', maxLength: 200 },
        type: { type: 'string', enum: ['list', 'regex', 'system', 'free', 'synonym_only'] },
        sensitive: { type: 'boolean' },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [
        { type: 'string', enum: ['id', 'name', 'label', 'type', 'examples_count', 'updated_at'] },
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
    'filter.name': { label: 'Clave' },
    'filter.label': { label: 'Nombre' },
    'filter.type': { label: 'Tipo' },
    'filter.sensitive': { label: 'Dato sensible' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const entityListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const entityCreateBody = {
  validate: /* @__PURE__ */ validator(EntityInput),
  fields: {
    name: {
      label: 'Clave',
      messages: { pattern: 'La clave lleva de 2 a 40 minúsculas, cifras o guiones bajos y empieza con una letra.' },
      trim: true,
    },
    label: { label: 'Nombre', trim: true, input: 'text' },
    type: { label: 'Tipo' },
    values: { label: 'Valores' },
    'values.*': { label: 'Valor' },
    'values.*.value': { label: 'Valor', trim: true, input: 'all' },
    'values.*.synonyms': { label: 'Sinónimos' },
    'values.*.synonyms.*': { trim: true, input: 'all' },
    pattern: { label: 'Patrón' },
    system_kind: { label: 'Entidad del sistema' },
    fuzzy: { label: 'Tolerancia a errores' },
    match_case: { label: 'Distinguir mayúsculas' },
    sensitive: { label: 'Dato sensible' },
    prompt_question: { label: 'Pregunta para pedirla', trim: true, input: 'all' },
    version: { label: 'Versión' },
  },
}
export const entityCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const entityGetParams = {
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
export const entityUpdateBody = {
  validate: /* @__PURE__ */ validator(EntityInput),
  fields: {
    name: {
      label: 'Clave',
      messages: { pattern: 'La clave lleva de 2 a 40 minúsculas, cifras o guiones bajos y empieza con una letra.' },
      trim: true,
    },
    label: { label: 'Nombre', trim: true, input: 'text' },
    type: { label: 'Tipo' },
    values: { label: 'Valores' },
    'values.*': { label: 'Valor' },
    'values.*.value': { label: 'Valor', trim: true, input: 'all' },
    'values.*.synonyms': { label: 'Sinónimos' },
    'values.*.synonyms.*': { trim: true, input: 'all' },
    pattern: { label: 'Patrón' },
    system_kind: { label: 'Entidad del sistema' },
    fuzzy: { label: 'Tolerancia a errores' },
    match_case: { label: 'Distinguir mayúsculas' },
    sensitive: { label: 'Dato sensible' },
    prompt_question: { label: 'Pregunta para pedirla', trim: true, input: 'all' },
    version: { label: 'Versión' },
  },
}
export const entityUpdateParams = {
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
export const entityDeleteParams = {
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
export const entityPatternTestBody = {
  validate: /* @__PURE__ */ validator(PatternTestInput),
  fields: { pattern: { label: 'Patrón' }, text: { label: 'Texto de prueba', input: 'all' } },
}
export const entityPatternTestParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
