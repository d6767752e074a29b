// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
const Assistant = {
  type: 'object',
  required: [
    'id',
    'name',
    'role_instructions',
    'tone',
    'length',
    'language',
    'enabled',
    'usage',
    'created_at',
    'updated_at',
    'version',
  ],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    avatar: { type: ['integer', 'null'], minimum: 1 },
    description: { type: 'string', maxLength: 300, pattern: '^[^<>\']*$' },
    role_instructions: { type: 'string', minLength: 1, maxLength: 8000 },
    tone: { ref: () => AssistantTone },
    length: { ref: () => AssistantLength },
    language: { ref: () => Language },
    model: { type: 'string', maxLength: 60 },
    temperature: { type: 'number', minimum: 0, maximum: 1 },
    max_turns: { type: 'integer', minimum: 1, maximum: 20 },
    tools: { type: 'array', maxItems: 20, items: { ref: () => AssistantTool } },
    guardrails: { ref: () => Guardrails },
    handoff: { ref: () => AssistantHandoff },
    channels: { type: 'array', uniqueItems: true, items: { ref: () => Channel } },
    schedule: { anyOf: [{ ref: () => OpeningHours }, { type: 'null' }] },
    enabled: { type: 'boolean' },
    version: { ref: () => EntityVersion },
    id: { ref: () => Id },
    usage: { ref: () => AssistantUsage },
    created_at: { ref: () => CreatedAt },
    updated_at: { ref: () => UpdatedAt },
  },
}
const AssistantAnswer = {
  type: 'object',
  required: ['text', 'citations', 'handoff'],
  additionalProperties: false,
  properties: {
    text: { type: 'string' },
    citations: {
      type: 'array',
      items: {
        type: 'object',
        required: ['knowledge_id', 'name', 'excerpt'],
        additionalProperties: false,
        properties: { knowledge_id: { ref: () => Id }, name: { type: 'string' }, excerpt: { type: 'string' } },
      },
    },
    handoff: { type: 'boolean' },
  },
}
const AssistantHandoff = {
  type: 'object',
  required: ['enabled'],
  additionalProperties: false,
  properties: {
    enabled: { type: 'boolean' },
    area_id: { type: ['integer', 'null'], minimum: 1 },
    after_failures: { type: 'integer', minimum: 1, maximum: 10 },
    on_words: {
      type: 'array',
      maxItems: 50,
      items: { type: 'string', minLength: 2, maxLength: 40, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    },
  },
}
const AssistantLength = { type: 'string', enum: ['breve', 'medio', 'detallado'] }
const AssistantModel = {
  type: 'object',
  required: ['key', 'name'],
  additionalProperties: false,
  properties: { key: { type: 'string' }, name: { type: 'string' } },
}
const AssistantTone = { type: 'string', enum: ['amable', 'profesional', 'neutral', 'informal'] }
const AssistantTool = {
  type: 'object',
  required: ['kind', 'enabled'],
  additionalProperties: false,
  properties: {
    kind: { ref: () => ToolKind },
    enabled: { type: 'boolean' },
    name: { type: 'string', maxLength: 40, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    description: { type: 'string', maxLength: 300, pattern: '^[^<>\']*$' },
    method: { type: 'string', enum: ['GET', 'POST'] },
    url: { anyOf: [{ ref: () => HttpsUrl }, { type: 'null' }] },
    parameters: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        required: ['name', 'description', 'required'],
        additionalProperties: false,
        properties: {
          name: { type: 'string', pattern: '^[a-z0-9_]{1,40}$' },
          description: { type: 'string', maxLength: 140, pattern: '^[^<>\']*$' },
          required: { type: 'boolean' },
        },
      },
    },
    requires_verification: { type: 'boolean' },
  },
}
const AssistantUsage = {
  type: 'object',
  required: ['messages', 'tokens', 'cost_cents', 'currency'],
  additionalProperties: false,
  properties: {
    messages: { type: 'integer', minimum: 0 },
    tokens: { type: 'integer', minimum: 0 },
    cost_cents: { type: 'integer', minimum: 0 },
    currency: { ref: () => CurrencyCode },
  },
}
const Channel = { type: 'string', enum: ['webchat', 'whatsapp', 'facebook'] }
const CreatedAt = { type: 'string', format: 'date-time' }
const CurrencyCode = { type: 'string', pattern: '^[A-Z]{3}$' }
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
const Guardrails = {
  type: 'object',
  additionalProperties: false,
  properties: {
    forbidden_topics: {
      type: 'array',
      maxItems: 50,
      items: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    },
    never_say: {
      type: 'array',
      maxItems: 50,
      items: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[^<>\']*$' },
    },
    only_known_answers: { type: 'boolean' },
    pii_masking: { type: 'boolean' },
  },
}
const HttpsUrl = { type: 'string', format: 'uri', pattern: '^https://', maxLength: 500 }
const Id = { type: 'integer', minimum: 1, maximum: 2147483647 }
const Knowledge = {
  type: 'object',
  required: ['id', 'kind', 'name', 'status', 'refreshed_at', 'size', 'error'],
  additionalProperties: false,
  properties: {
    kind: { ref: () => KnowledgeKind },
    name: { type: 'string', minLength: 1, maxLength: 80, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    url: { anyOf: [{ ref: () => HttpsUrl }, { type: 'null' }] },
    media_id: { type: ['integer', 'null'], minimum: 1 },
    text: { type: ['string', 'null'], maxLength: 50000 },
    id: { ref: () => Id },
    status: { ref: () => KnowledgeStatus },
    refreshed_at: { type: ['string', 'null'], format: 'date-time' },
    size: { type: 'integer', minimum: 0 },
    error: { type: ['string', 'null'] },
  },
}
const KnowledgeKind = { type: 'string', enum: ['url', 'pdf', 'text', 'responses', 'products', 'branches'] }
const KnowledgeStatus = { type: 'string', enum: ['queued', 'ready', 'error'] }
const Language = { type: 'string', enum: ['es-AR', 'es-419', 'es-ES', 'pt-BR', 'en-US'] }
const OpeningHours = {
  type: 'object',
  required: ['timezone', 'always_open', 'week', 'exceptions'],
  additionalProperties: false,
  properties: {
    timezone: { ref: () => TimeZone },
    always_open: { type: 'boolean' },
    week: {
      type: 'array',
      maxItems: 7,
      items: {
        type: 'object',
        required: ['day', 'ranges'],
        additionalProperties: false,
        properties: {
          day: { ref: () => Weekday },
          ranges: { type: 'array', maxItems: 6, items: { ref: () => TimeRange } },
        },
      },
    },
    exceptions: {
      type: 'array',
      maxItems: 200,
      items: {
        type: 'object',
        required: ['date_from', 'date_to', 'name', 'ranges'],
        additionalProperties: false,
        properties: {
          date_from: { type: 'string', format: 'date' },
          date_to: { type: 'string', format: 'date' },
          name: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
          ranges: { type: 'array', maxItems: 6, items: { ref: () => TimeRange } },
        },
      },
    },
  },
}
const TimeRange = {
  type: 'object',
  required: ['from', 'to'],
  additionalProperties: false,
  properties: {
    from: { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
    to: { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
  },
}
const TimeZone = { type: 'string', maxLength: 60, pattern: '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$' }
const ToolKind = { type: 'string', enum: ['product_search', 'branch_hours', 'quote_draft', 'http'] }
const UpdatedAt = { type: 'string', format: 'date-time' }
const Weekday = { type: 'integer', enum: [0, 1, 2, 3, 4, 5, 6] }

export const answers = {
  assistantList: {
    200: validator({ type: 'array', items: { ref: () => Assistant } }),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    422: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  assistantCreate: {
    201: validator(Assistant),
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
  assistantGet: {
    200: validator(Assistant),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  assistantUpdate: {
    200: validator(Assistant),
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
  assistantDelete: {
    204: nothing,
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  assistantModelList: {
    200: validator({ type: 'array', items: { ref: () => AssistantModel } }),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  knowledgeList: {
    200: validator({ type: 'array', items: { ref: () => Knowledge } }),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  knowledgeAdd: {
    201: validator(Knowledge),
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
  knowledgeRemove: {
    204: nothing,
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    500: validator(Error),
    501: validator(Error),
  },
  assistantTest: {
    200: validator(AssistantAnswer),
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
