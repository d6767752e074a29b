// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const Channel = { type: 'string', enum: ['webchat', 'whatsapp', 'facebook'] }
const EntityVersion = { type: 'integer', minimum: 1 }
const Id = { type: 'integer', minimum: 1, maximum: 2147483647 }
const ModelChoice = { type: 'string', enum: ['published', 'draft'] }
const TestCaseInput = {
  type: 'object',
  required: ['name', 'steps'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    steps: { type: 'array', minItems: 1, maxItems: 50, items: { ref: () => TestStep } },
    run_after_training: { type: 'boolean' },
    blocks_transfer: { type: 'boolean' },
    version: { ref: () => EntityVersion },
  },
}
const TestMessageInput = {
  type: 'object',
  required: ['session', 'text'],
  additionalProperties: false,
  properties: {
    session: { type: 'string', pattern: '^[A-Za-z0-9-]{8,64}$' },
    text: { type: 'string', minLength: 1, maxLength: 1024, pattern: '^[^<>\']*$' },
    channel: { ref: () => Channel },
    model: { ref: () => ModelChoice },
    contact_id: { type: ['integer', 'null'], minimum: 1 },
    at: { type: ['string', 'null'], format: 'date-time' },
  },
}
const TestReset = {
  type: 'object',
  required: ['session'],
  additionalProperties: false,
  properties: { session: { type: 'string', pattern: '^[A-Za-z0-9-]{8,64}$' } },
}
const TestRunInput = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ids: { type: 'array', maxItems: 500, uniqueItems: true, items: { ref: () => Id } },
    model: { ref: () => ModelChoice },
  },
}
const TestStep = {
  type: 'object',
  required: ['user'],
  additionalProperties: false,
  properties: {
    user: { type: 'string', minLength: 1, maxLength: 1024, pattern: '^[^<>\']*$' },
    intent_id: { type: ['integer', 'null'], minimum: 1 },
    response_id: { type: ['integer', 'null'], minimum: 1 },
    form_id: { type: ['integer', 'null'], minimum: 1 },
    handoff: { type: 'boolean' },
  },
}

export const testMessageSendBody = {
  validate: /* @__PURE__ */ validator(TestMessageInput),
  fields: {
    session: { label: 'Prueba' },
    text: { label: 'Mensaje', trim: true, input: 'all' },
    channel: { label: 'Canal' },
    model: { label: 'Modelo' },
    contact_id: { label: 'Contacto' },
    at: { label: 'Simular fecha y hora' },
  },
}
export const testMessageSendParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const testResetBody = {
  validate: /* @__PURE__ */ validator(TestReset),
  fields: { session: { label: 'Prueba' } },
}
export const testResetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const testCaseListQuery = {
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
        last_result: { type: 'string', enum: ['passed', 'failed', 'never'] },
        run_after_training: { type: 'boolean' },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [
        { type: 'string', enum: ['id', 'name', 'last_result', 'last_run_at'] },
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
    'filter.last_result': { label: 'Resultado' },
    'filter.run_after_training': { label: 'Ejecutar después de cada entrenamiento' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const testCaseListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const testCaseCreateBody = {
  validate: /* @__PURE__ */ validator(TestCaseInput),
  fields: {
    name: { label: 'Nombre', trim: true, input: 'text' },
    steps: { label: 'Pasos' },
    'steps.*': { label: 'Paso' },
    'steps.*.user': { label: 'El cliente dice', trim: true, input: 'all' },
    'steps.*.intent_id': { label: 'Intención esperada' },
    'steps.*.response_id': { label: 'Respuesta esperada' },
    'steps.*.form_id': { label: 'Formulario esperado' },
    'steps.*.handoff': { label: 'Se espera la derivación' },
    run_after_training: { label: 'Ejecutar después de cada entrenamiento' },
    blocks_transfer: { label: 'Impedir la puesta en producción si falla' },
    version: { label: 'Versión' },
  },
}
export const testCaseCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const testCaseGetParams = {
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
export const testCaseUpdateBody = {
  validate: /* @__PURE__ */ validator(TestCaseInput),
  fields: {
    name: { label: 'Nombre', trim: true, input: 'text' },
    steps: { label: 'Pasos' },
    'steps.*': { label: 'Paso' },
    'steps.*.user': { label: 'El cliente dice', trim: true, input: 'all' },
    'steps.*.intent_id': { label: 'Intención esperada' },
    'steps.*.response_id': { label: 'Respuesta esperada' },
    'steps.*.form_id': { label: 'Formulario esperado' },
    'steps.*.handoff': { label: 'Se espera la derivación' },
    run_after_training: { label: 'Ejecutar después de cada entrenamiento' },
    blocks_transfer: { label: 'Impedir la puesta en producción si falla' },
    version: { label: 'Versión' },
  },
}
export const testCaseUpdateParams = {
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
export const testCaseDeleteParams = {
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
export const testRunBody = {
  validate: /* @__PURE__ */ validator(TestRunInput),
  fields: { ids: { label: 'Casos' }, 'ids.*': { label: 'ID' }, model: { label: 'Modelo' } },
}
export const testRunParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
