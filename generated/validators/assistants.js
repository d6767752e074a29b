// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

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
const AssistantInput = {
  type: 'object',
  required: ['name', 'role_instructions'],
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
  },
}
const AssistantLength = { type: 'string', enum: ['breve', 'medio', 'detallado'] }
const AssistantTestInput = {
  type: 'object',
  required: ['session', 'text'],
  additionalProperties: false,
  properties: {
    session: { type: 'string', pattern: '^[A-Za-z0-9-]{8,64}$' },
    text: { type: 'string', minLength: 1, maxLength: 1024, pattern: '^[^<>\']*$' },
  },
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
const Channel = { type: 'string', enum: ['webchat', 'whatsapp', 'facebook'] }
const EntityVersion = { type: 'integer', minimum: 1 }
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
const KnowledgeInput = {
  type: 'object',
  required: ['kind', 'name'],
  additionalProperties: false,
  properties: {
    kind: { ref: () => KnowledgeKind },
    name: { type: 'string', minLength: 1, maxLength: 80, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    url: { anyOf: [{ ref: () => HttpsUrl }, { type: 'null' }] },
    media_id: { type: ['integer', 'null'], minimum: 1 },
    text: { type: ['string', 'null'], maxLength: 50000 },
  },
}
const KnowledgeKind = { type: 'string', enum: ['url', 'pdf', 'text', 'responses', 'products', 'branches'] }
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
const Weekday = { type: 'integer', enum: [0, 1, 2, 3, 4, 5, 6] }

export const assistantListQuery = {
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
        enabled: { type: 'boolean' },
        tone: { type: 'string', enum: ['amable', 'profesional', 'neutral', 'informal'] },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [
        { type: 'string', enum: ['id', 'name', 'enabled', 'updated_at'] },
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
    'filter.enabled': { label: 'Activo' },
    'filter.tone': { label: 'Tono' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const assistantListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const assistantCreateBody = {
  validate: /* @__PURE__ */ validator(AssistantInput),
  fields: {
    name: { label: 'Nombre', trim: true, input: 'text' },
    avatar: { label: 'Avatar' },
    description: { label: 'Descripción', trim: true, input: 'all' },
    role_instructions: { label: 'Instrucciones', trim: true },
    tone: { label: 'Tono' },
    length: { label: 'Extensión' },
    language: { label: 'Idioma' },
    model: { label: 'Modelo' },
    temperature: { label: 'Variedad' },
    max_turns: { label: 'Mensajes por conversación' },
    tools: { label: 'Herramientas' },
    'tools.*': { label: 'Herramienta' },
    'tools.*.kind': { label: 'Herramienta' },
    'tools.*.enabled': { label: 'Activa' },
    'tools.*.name': { label: 'Nombre', trim: true, input: 'text' },
    'tools.*.description': { label: 'Para qué sirve', trim: true, input: 'all' },
    'tools.*.method': { label: 'Método' },
    'tools.*.url': {
      label: 'Dirección',
      messages: { pattern: 'La dirección debe empezar con https://.', format: 'La dirección no es válida.' },
      trim: true,
    },
    'tools.*.parameters': { label: 'Parámetros' },
    'tools.*.parameters.*': { label: 'Parámetro' },
    'tools.*.parameters.*.name': { label: 'Nombre' },
    'tools.*.parameters.*.description': { label: 'Descripción', input: 'all' },
    'tools.*.parameters.*.required': { label: 'Obligatorio' },
    'tools.*.requires_verification': { label: 'Pedir que la persona se identifique' },
    guardrails: { label: 'Límites' },
    'guardrails.forbidden_topics': { label: 'Temas prohibidos' },
    'guardrails.forbidden_topics.*': { trim: true, input: 'text' },
    'guardrails.never_say': { label: 'Nunca decir' },
    'guardrails.never_say.*': { trim: true, input: 'all' },
    'guardrails.only_known_answers': { label: 'Contestar sólo con lo que sabe' },
    'guardrails.pii_masking': { label: 'Ocultar datos personales' },
    handoff: { label: 'Derivación' },
    'handoff.enabled': { label: 'Derivar a una persona' },
    'handoff.area_id': { label: 'Área' },
    'handoff.after_failures': { label: 'Después de (fallos)' },
    'handoff.on_words': { label: 'Palabras que piden una persona' },
    'handoff.on_words.*': { trim: true, input: 'text' },
    channels: { label: 'Canales' },
    'channels.*': { label: 'Canal' },
    schedule: { label: 'Horario' },
    'schedule.timezone': { label: 'Zona horaria', messages: { pattern: 'La zona horaria no es válida.' } },
    'schedule.always_open': { label: 'Siempre abierto' },
    'schedule.week': { label: 'Semana' },
    'schedule.week.*': { label: 'Día' },
    'schedule.week.*.day': { label: 'Día' },
    'schedule.week.*.ranges': { label: 'Franjas' },
    'schedule.week.*.ranges.*': { label: 'Franja' },
    'schedule.week.*.ranges.*.from': { label: 'Desde' },
    'schedule.week.*.ranges.*.to': { label: 'Hasta' },
    'schedule.exceptions': { label: 'Excepciones' },
    'schedule.exceptions.*': { label: 'Excepción' },
    'schedule.exceptions.*.date_from': { label: 'Desde' },
    'schedule.exceptions.*.date_to': { label: 'Hasta' },
    'schedule.exceptions.*.name': { label: 'Nombre', trim: true, input: 'text' },
    'schedule.exceptions.*.ranges': { label: 'Franjas' },
    'schedule.exceptions.*.ranges.*': { label: 'Franja' },
    'schedule.exceptions.*.ranges.*.from': { label: 'Desde' },
    'schedule.exceptions.*.ranges.*.to': { label: 'Hasta' },
    enabled: { label: 'Activo' },
    version: { label: 'Versión' },
  },
}
export const assistantCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const assistantGetParams = {
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
export const assistantUpdateBody = {
  validate: /* @__PURE__ */ validator(AssistantInput),
  fields: {
    name: { label: 'Nombre', trim: true, input: 'text' },
    avatar: { label: 'Avatar' },
    description: { label: 'Descripción', trim: true, input: 'all' },
    role_instructions: { label: 'Instrucciones', trim: true },
    tone: { label: 'Tono' },
    length: { label: 'Extensión' },
    language: { label: 'Idioma' },
    model: { label: 'Modelo' },
    temperature: { label: 'Variedad' },
    max_turns: { label: 'Mensajes por conversación' },
    tools: { label: 'Herramientas' },
    'tools.*': { label: 'Herramienta' },
    'tools.*.kind': { label: 'Herramienta' },
    'tools.*.enabled': { label: 'Activa' },
    'tools.*.name': { label: 'Nombre', trim: true, input: 'text' },
    'tools.*.description': { label: 'Para qué sirve', trim: true, input: 'all' },
    'tools.*.method': { label: 'Método' },
    'tools.*.url': {
      label: 'Dirección',
      messages: { pattern: 'La dirección debe empezar con https://.', format: 'La dirección no es válida.' },
      trim: true,
    },
    'tools.*.parameters': { label: 'Parámetros' },
    'tools.*.parameters.*': { label: 'Parámetro' },
    'tools.*.parameters.*.name': { label: 'Nombre' },
    'tools.*.parameters.*.description': { label: 'Descripción', input: 'all' },
    'tools.*.parameters.*.required': { label: 'Obligatorio' },
    'tools.*.requires_verification': { label: 'Pedir que la persona se identifique' },
    guardrails: { label: 'Límites' },
    'guardrails.forbidden_topics': { label: 'Temas prohibidos' },
    'guardrails.forbidden_topics.*': { trim: true, input: 'text' },
    'guardrails.never_say': { label: 'Nunca decir' },
    'guardrails.never_say.*': { trim: true, input: 'all' },
    'guardrails.only_known_answers': { label: 'Contestar sólo con lo que sabe' },
    'guardrails.pii_masking': { label: 'Ocultar datos personales' },
    handoff: { label: 'Derivación' },
    'handoff.enabled': { label: 'Derivar a una persona' },
    'handoff.area_id': { label: 'Área' },
    'handoff.after_failures': { label: 'Después de (fallos)' },
    'handoff.on_words': { label: 'Palabras que piden una persona' },
    'handoff.on_words.*': { trim: true, input: 'text' },
    channels: { label: 'Canales' },
    'channels.*': { label: 'Canal' },
    schedule: { label: 'Horario' },
    'schedule.timezone': { label: 'Zona horaria', messages: { pattern: 'La zona horaria no es válida.' } },
    'schedule.always_open': { label: 'Siempre abierto' },
    'schedule.week': { label: 'Semana' },
    'schedule.week.*': { label: 'Día' },
    'schedule.week.*.day': { label: 'Día' },
    'schedule.week.*.ranges': { label: 'Franjas' },
    'schedule.week.*.ranges.*': { label: 'Franja' },
    'schedule.week.*.ranges.*.from': { label: 'Desde' },
    'schedule.week.*.ranges.*.to': { label: 'Hasta' },
    'schedule.exceptions': { label: 'Excepciones' },
    'schedule.exceptions.*': { label: 'Excepción' },
    'schedule.exceptions.*.date_from': { label: 'Desde' },
    'schedule.exceptions.*.date_to': { label: 'Hasta' },
    'schedule.exceptions.*.name': { label: 'Nombre', trim: true, input: 'text' },
    'schedule.exceptions.*.ranges': { label: 'Franjas' },
    'schedule.exceptions.*.ranges.*': { label: 'Franja' },
    'schedule.exceptions.*.ranges.*.from': { label: 'Desde' },
    'schedule.exceptions.*.ranges.*.to': { label: 'Hasta' },
    enabled: { label: 'Activo' },
    version: { label: 'Versión' },
  },
}
export const assistantUpdateParams = {
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
export const assistantDeleteParams = {
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
export const assistantModelListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const knowledgeListParams = {
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
export const knowledgeAddBody = {
  validate: /* @__PURE__ */ validator(KnowledgeInput),
  fields: {
    kind: { label: 'Tipo' },
    name: { label: 'Nombre', trim: true, input: 'text' },
    url: {
      label: 'Dirección',
      messages: { pattern: 'La dirección debe empezar con https://.', format: 'La dirección no es válida.' },
      trim: true,
    },
    media_id: { label: 'Archivo' },
    text: { label: 'Texto' },
  },
}
export const knowledgeAddParams = {
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
export const knowledgeRemoveParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id', 'knowledge_id'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    id: { type: 'integer', minimum: 1, maximum: 2147483647 },
    knowledge_id: { type: 'integer', minimum: 1, maximum: 2147483647 },
  },
}),
  fields: {
    bot: { label: 'Chatbot sobre el que se trabaja' },
    id: { label: 'Identificador' },
    knowledge_id: { label: 'Fuente' },
  },
}
export const assistantTestBody = {
  validate: /* @__PURE__ */ validator(AssistantTestInput),
  fields: { session: { label: 'Prueba' }, text: { label: 'Mensaje', trim: true, input: 'all' } },
}
export const assistantTestParams = {
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
