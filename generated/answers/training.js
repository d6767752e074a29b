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
const Person = {
  type: 'object',
  required: ['id', 'name'],
  additionalProperties: false,
  properties: { id: { ref: () => Id }, name: { type: 'string' } },
}
const Training = {
  type: 'object',
  required: [
    'id',
    'state',
    'progress',
    'message',
    'started_at',
    'finished_at',
    'started_by',
    'error',
    'estimated_seconds',
  ],
  additionalProperties: false,
  properties: {
    id: { type: ['integer', 'null'] },
    state: { ref: () => TrainingState },
    progress: { type: 'integer', minimum: 0, maximum: 100 },
    message: { type: 'string' },
    started_at: { type: ['string', 'null'], format: 'date-time' },
    finished_at: { type: ['string', 'null'], format: 'date-time' },
    started_by: { anyOf: [{ ref: () => Person }, { type: 'null' }] },
    error: { anyOf: [{ ref: () => TrainingError }, { type: 'null' }] },
    estimated_seconds: { type: ['integer', 'null'], minimum: 0 },
  },
}
const TrainingError = {
  type: 'object',
  required: ['stage', 'message', 'help'],
  additionalProperties: false,
  properties: { stage: { ref: () => TrainingState }, message: { type: 'string' }, help: { type: 'string' } },
}
const TrainingRun = {
  type: 'object',
  required: ['id', 'state', 'started_at', 'finished_at', 'started_by', 'examples', 'intents', 'accuracy', 'active'],
  additionalProperties: false,
  properties: {
    id: { ref: () => Id },
    state: { ref: () => TrainingState },
    started_at: { type: 'string', format: 'date-time' },
    finished_at: { type: ['string', 'null'], format: 'date-time' },
    started_by: { anyOf: [{ ref: () => Person }, { type: 'null' }] },
    examples: { type: 'integer', minimum: 0 },
    intents: { type: 'integer', minimum: 0 },
    accuracy: { type: ['number', 'null'], minimum: 0, maximum: 1 },
    active: { type: 'boolean' },
  },
}
const TrainingState = {
  type: 'string',
  enum: [
    'active',
    'pending',
    'maintenance',
    'training',
    'sync',
    'sync_finished',
    'server_manager',
    'server_manager_finished',
    'train',
    'train_finished',
    'error_catcher',
    'error_catcher_finished',
    'transfer_manager',
    'transfer_manager_finished',
    'reboot',
    'draft_models',
    'draft_models_finished',
    'error',
    'sync_error',
    'server_manager_error',
    'train_error',
    'error_catcher_error',
    'transfer_manager_error',
    'draft_models_error',
  ],
}

export const answers = {
  trainingGet: {
    200: validator(Training),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  trainingStart: {
    202: validator(Training),
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    409: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    429: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  trainingCancel: {
    200: validator(Training),
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
  trainingRestore: {
    200: validator(TrainingRun),
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
  trainingRunList: {
    200: validator({ type: 'array', items: { ref: () => TrainingRun } }),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    422: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
}
