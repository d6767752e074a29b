// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const EntityVersion = { type: 'integer', minimum: 1 }
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
const ExampleIds = {
  type: 'object',
  required: ['ids'],
  additionalProperties: false,
  properties: { ids: { type: 'array', minItems: 1, maxItems: 1000, uniqueItems: true, items: { ref: () => Id } } },
}
const ExampleInput = {
  type: 'object',
  required: ['text', 'intent_id'],
  additionalProperties: false,
  properties: {
    text: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[^<>\']*$' },
    intent_id: { type: 'integer', minimum: 1, maximum: 2147483647 },
    entities: { type: 'array', maxItems: 20, items: { ref: () => ExampleEntity } },
    split: { ref: () => ExampleSplit },
    state: { ref: () => ExampleState },
    source_message_id: { type: ['integer', 'null'], minimum: 1 },
    version: { ref: () => EntityVersion },
  },
}
const ExampleMove = {
  type: 'object',
  required: ['ids', 'intent_id'],
  additionalProperties: false,
  properties: {
    ids: { type: 'array', minItems: 1, maxItems: 1000, uniqueItems: true, items: { ref: () => Id } },
    intent_id: { type: 'integer', minimum: 1, maximum: 2147483647 },
  },
}
const ExampleSplit = { type: 'string', enum: ['train', 'test'] }
const ExampleState = { type: 'string', enum: ['active', 'pending_review', 'rejected'] }
const ExampleSuggestionInput = {
  type: 'object',
  required: ['text'],
  additionalProperties: false,
  properties: { text: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[^<>\']*$' } },
}
const Id = { type: 'integer', minimum: 1, maximum: 2147483647 }

export const exampleListQuery = {
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
        text: { type: 'string', maxLength: 200 },
        intent_id: { type: 'integer' },
        source: { type: 'string', enum: ['manual', 'import', 'chat', 'suggestion'] },
        split: { type: 'string', enum: ['train', 'test'] },
        state: { type: 'string', enum: ['active', 'pending_review', 'rejected'] },
        untagged: { type: 'boolean' },
        low_confidence: { type: 'boolean' },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [
        { type: 'string', enum: ['id', 'text', 'intent_id', 'state', 'updated_at'] },
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
    'filter.text': { label: 'Ejemplo' },
    'filter.intent_id': { label: 'Intención' },
    'filter.source': { label: 'Origen' },
    'filter.split': { label: 'Uso' },
    'filter.state': { label: 'Estado' },
    'filter.untagged': { label: 'Sin entidades' },
    'filter.low_confidence': { label: 'Con poca confianza' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const exampleListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const exampleCreateBody = {
  validate: /* @__PURE__ */ validator(ExampleInput),
  fields: {
    text: { label: 'Ejemplo', trim: true, input: 'all' },
    intent_id: { label: 'Intención' },
    entities: { label: 'Entidades' },
    'entities.*': { label: 'Entidad marcada' },
    'entities.*.start': { label: 'Desde' },
    'entities.*.end': { label: 'Hasta' },
    'entities.*.value': { label: 'Valor' },
    'entities.*.entity_id': { label: 'Entidad' },
    'entities.*.canonical_value': { label: 'Valor principal' },
    split: { label: 'Uso' },
    state: { label: 'Estado' },
    source_message_id: { label: 'Mensaje de origen' },
    version: { label: 'Versión' },
  },
}
export const exampleCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const exampleGetParams = {
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
export const exampleUpdateBody = {
  validate: /* @__PURE__ */ validator(ExampleInput),
  fields: {
    text: { label: 'Ejemplo', trim: true, input: 'all' },
    intent_id: { label: 'Intención' },
    entities: { label: 'Entidades' },
    'entities.*': { label: 'Entidad marcada' },
    'entities.*.start': { label: 'Desde' },
    'entities.*.end': { label: 'Hasta' },
    'entities.*.value': { label: 'Valor' },
    'entities.*.entity_id': { label: 'Entidad' },
    'entities.*.canonical_value': { label: 'Valor principal' },
    split: { label: 'Uso' },
    state: { label: 'Estado' },
    source_message_id: { label: 'Mensaje de origen' },
    version: { label: 'Versión' },
  },
}
export const exampleUpdateParams = {
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
export const exampleDeleteParams = {
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
export const exampleMoveBody = {
  validate: /* @__PURE__ */ validator(ExampleMove),
  fields: { ids: { label: 'Ejemplos' }, 'ids.*': { label: 'ID' }, intent_id: { label: 'Intención' } },
}
export const exampleMoveParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const exampleRemoveBody = {
  validate: /* @__PURE__ */ validator(ExampleIds),
  fields: { ids: { label: 'Ejemplos' }, 'ids.*': { label: 'ID' } },
}
export const exampleRemoveParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const exampleSuggestBody = {
  validate: /* @__PURE__ */ validator(ExampleSuggestionInput),
  fields: { text: { label: 'Ejemplo', trim: true, input: 'all' } },
}
export const exampleSuggestParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const exampleImportParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
