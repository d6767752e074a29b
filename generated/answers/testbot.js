// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
const ButtonType = { type: 'string', enum: ['response', 'form', 'url', 'phone', 'area', 'restart'] }
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
const Id = { type: 'integer', minimum: 1, maximum: 2147483647 }
const Message = {
  type: 'object',
  required: ['message'],
  additionalProperties: false,
  properties: { message: { type: 'string' } },
}
const MessageKind = { type: 'string', enum: ['text', 'image', 'video', 'audio', 'document', 'location', 'card', 'carousel'] }
const ResponseButton = {
  type: 'object',
  required: ['title', 'type'],
  additionalProperties: false,
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 20, pattern: '^[^<>\']*$' },
    type: { ref: () => ButtonType },
    target: { type: ['string', 'null'], maxLength: 500 },
    description: { type: 'string', maxLength: 72, pattern: '^[^<>\']*$' },
  },
}
const ResponseCard = {
  type: 'object',
  required: ['title'],
  additionalProperties: false,
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 80, pattern: '^[^<>\']*$' },
    subtitle: { type: 'string', maxLength: 80, pattern: '^[^<>\']*$' },
    image: { type: ['integer', 'null'], minimum: 1 },
    buttons: { type: 'array', maxItems: 3, items: { ref: () => ResponseButton } },
  },
}
const ResponseMessage = {
  type: 'object',
  required: ['kind'],
  additionalProperties: false,
  properties: {
    kind: { ref: () => MessageKind },
    text: { type: 'string', maxLength: 4096, pattern: '^[^<>\']*$' },
    variants: {
      type: 'array',
      maxItems: 5,
      items: { type: 'string', minLength: 1, maxLength: 4096, pattern: '^[^<>\']*$' },
    },
    caption: { type: 'string', maxLength: 1024, pattern: '^[^<>\']*$' },
    media_id: { type: ['integer', 'null'], minimum: 1 },
    latitude: { type: 'number', minimum: -90, maximum: 90 },
    longitude: { type: 'number', minimum: -180, maximum: 180 },
    delay_ms: { type: 'integer', minimum: 0, maximum: 10000 },
    cards: { type: 'array', minItems: 1, maxItems: 10, items: { ref: () => ResponseCard } },
  },
}
const TestCase = {
  type: 'object',
  required: [
    'id',
    'name',
    'steps',
    'run_after_training',
    'blocks_transfer',
    'last_result',
    'last_run_at',
    'created_at',
    'updated_at',
    'version',
  ],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    steps: { type: 'array', minItems: 1, maxItems: 50, items: { ref: () => TestStep } },
    run_after_training: { type: 'boolean' },
    blocks_transfer: { type: 'boolean' },
    version: { ref: () => EntityVersion },
    id: { ref: () => Id },
    last_result: { ref: () => TestResult },
    last_run_at: { type: ['string', 'null'], format: 'date-time' },
    created_at: { ref: () => CreatedAt },
    updated_at: { ref: () => UpdatedAt },
  },
}
const TestEntity = {
  type: 'object',
  required: ['entity', 'value', 'start', 'end'],
  additionalProperties: false,
  properties: {
    entity: { type: 'string' },
    value: { type: 'string' },
    start: { type: 'integer', minimum: 0 },
    end: { type: 'integer', minimum: 0 },
  },
}
const TestIntent = {
  type: 'object',
  required: ['intent_id', 'name', 'confidence'],
  additionalProperties: false,
  properties: {
    intent_id: { ref: () => Id },
    name: { type: 'string' },
    confidence: { type: 'number', minimum: 0, maximum: 1 },
  },
}
const TestResult = { type: 'string', enum: ['passed', 'failed', 'never'] }
const TestRun = {
  type: 'object',
  required: ['passed', 'failed', 'cases'],
  additionalProperties: false,
  properties: {
    passed: { type: 'integer', minimum: 0 },
    failed: { type: 'integer', minimum: 0 },
    cases: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'name', 'result', 'changed', 'failures'],
        additionalProperties: false,
        properties: {
          id: { ref: () => Id },
          name: { type: 'string' },
          result: { ref: () => TestResult },
          changed: { type: 'boolean' },
          failures: { type: 'array', items: { type: 'string' } },
        },
      },
    },
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
const TestTurn = {
  type: 'object',
  required: ['messages', 'buttons', 'intents', 'entities', 'response_id', 'form_step', 'handoff', 'milliseconds'],
  additionalProperties: false,
  properties: {
    messages: { type: 'array', items: { ref: () => ResponseMessage } },
    buttons: { type: 'array', items: { ref: () => ResponseButton } },
    intents: { type: 'array', items: { ref: () => TestIntent } },
    entities: { type: 'array', items: { ref: () => TestEntity } },
    response_id: { type: ['integer', 'null'] },
    form_step: { type: ['string', 'null'] },
    handoff: { type: 'boolean' },
    milliseconds: { type: 'number', minimum: 0 },
  },
}
const UpdatedAt = { type: 'string', format: 'date-time' }

export const answers = {
  testMessageSend: {
    200: validator(TestTurn),
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    429: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  testReset: {
    200: validator(Message),
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
  testCaseList: {
    200: validator({ type: 'array', items: { ref: () => TestCase } }),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    422: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  testCaseCreate: {
    201: validator(TestCase),
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
  testCaseGet: {
    200: validator(TestCase),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  testCaseUpdate: {
    200: validator(TestCase),
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
  testCaseDelete: {
    204: nothing,
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  testRun: {
    200: validator(TestRun),
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    429: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
}
