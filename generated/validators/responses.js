// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const ButtonType = { type: 'string', enum: ['response', 'form', 'url', 'phone', 'area', 'restart'] }
const Channel = { type: 'string', enum: ['webchat', 'whatsapp', 'facebook'] }
const EmptyBody = { type: 'object', additionalProperties: false, properties: {} }
const EntityVersion = { type: 'integer', minimum: 1 }
const Id = { type: 'integer', minimum: 1, maximum: 2147483647 }
const KeywordMatch = { type: 'string', enum: ['exact', 'contains', 'starts_with'] }
const MainResponseInput = {
  type: 'object',
  required: ['intent_id', 'title', 'messages'],
  additionalProperties: false,
  properties: {
    intent_id: { type: 'integer', minimum: 1, maximum: 2147483647 },
    category_id: { type: ['integer', 'null'], minimum: 1 },
    title: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    questions: {
      type: 'array',
      maxItems: 200,
      uniqueItems: true,
      items: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[^<>\']*$' },
    },
    messages: { type: 'array', minItems: 1, maxItems: 5, items: { ref: () => ResponseMessage } },
    randomize_variants: { type: 'boolean' },
    buttons: { type: 'array', maxItems: 10, items: { ref: () => ResponseButton } },
    channels: { type: 'array', uniqueItems: true, items: { ref: () => Channel } },
    next: { ref: () => ResponseNext },
    next_id: { type: ['integer', 'null'], minimum: 1 },
    assign_labels: {
      type: 'array',
      maxItems: 20,
      uniqueItems: true,
      items: { type: 'integer', minimum: 1, maximum: 2147483647 },
    },
    assign_area_id: { type: ['integer', 'null'], minimum: 1 },
    attempts: { type: 'integer', minimum: 0, maximum: 5 },
    enabled: { type: 'boolean' },
    valid_from: { type: ['string', 'null'], format: 'date-time' },
    valid_until: { type: ['string', 'null'], format: 'date-time' },
    version: { ref: () => EntityVersion },
  },
}
const MessageKind = { type: 'string', enum: ['text', 'image', 'video', 'audio', 'document', 'location', 'card', 'carousel'] }
const QuestionCheckInput = {
  type: 'object',
  required: ['text'],
  additionalProperties: false,
  properties: { text: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[^<>\']*$' } },
}
const QuestionMove = {
  type: 'object',
  required: ['questions', 'intent_id'],
  additionalProperties: false,
  properties: {
    questions: { type: 'array', minItems: 1, maxItems: 200, items: { type: 'string', minLength: 1, maxLength: 255 } },
    intent_id: { type: 'integer', minimum: 1, maximum: 2147483647 },
  },
}
const QuickResponseAction = { type: 'string', enum: ['none', 'contact_form', 'handoff'] }
const QuickResponseInput = {
  type: 'object',
  required: ['keywords', 'answer'],
  additionalProperties: false,
  properties: {
    keywords: {
      type: 'array',
      minItems: 1,
      maxItems: 20,
      uniqueItems: true,
      items: { type: 'string', minLength: 2, maxLength: 40, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    },
    match: { ref: () => KeywordMatch },
    ignore_accents_case: { type: 'boolean' },
    answer: { type: 'string', minLength: 1, maxLength: 1024, pattern: '^[^<>\']*$' },
    media_id: { type: ['integer', 'null'], minimum: 1 },
    buttons: { type: 'array', maxItems: 3, items: { ref: () => ResponseButton } },
    action: { ref: () => QuickResponseAction },
    priority: { type: 'integer', minimum: 1, maximum: 100 },
    enabled: { type: 'boolean' },
    version: { ref: () => EntityVersion },
  },
}
const QuickResponseOrder = {
  type: 'object',
  required: ['ids'],
  additionalProperties: false,
  properties: { ids: { type: 'array', minItems: 1, maxItems: 500, uniqueItems: true, items: { ref: () => Id } } },
}
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
const ResponseCategoryInput = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: { name: { type: 'string', minLength: 1, maxLength: 40, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' } },
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
const ResponseNext = { type: 'string', enum: ['none', 'secondary', 'form', 'handoff', 'restart'] }
const SecondaryKind = {
  type: 'string',
  enum: [
    'follow_up',
    'greeting',
    'fallback',
    'out_of_hours',
    'no_agents',
    'transfer',
    'goodbye',
    'media_received',
    'timeout',
    'blocked',
    'error',
  ],
}
const SecondaryResponseInput = {
  type: 'object',
  required: ['name', 'kind', 'messages'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    kind: { ref: () => SecondaryKind },
    questions: {
      type: 'array',
      maxItems: 200,
      uniqueItems: true,
      items: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[^<>\']*$' },
    },
    messages: { type: 'array', minItems: 1, maxItems: 5, items: { ref: () => ResponseMessage } },
    buttons: { type: 'array', maxItems: 10, items: { ref: () => ResponseButton } },
    channels: { type: 'array', uniqueItems: true, items: { ref: () => Channel } },
    enabled: { type: 'boolean' },
    retry_text: { type: 'string', maxLength: 1024, pattern: '^[^<>\']*$' },
    max_attempts: { type: 'integer', minimum: 1, maximum: 5 },
    handoff_area_id: { type: ['integer', 'null'], minimum: 1 },
    version: { ref: () => EntityVersion },
  },
}

export const responseListQuery = {
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
        title: { type: 'string', maxLength: 200 },
        intent_id: { type: 'integer' },
        category_id: { type: 'integer' },
        enabled: { type: 'boolean' },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [
        { type: 'string', enum: ['id', 'title', 'intent_id', 'used_count', 'last_used_at', 'updated_at'] },
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
    'filter.title': { label: 'Título' },
    'filter.intent_id': { label: 'Intención' },
    'filter.category_id': { label: 'Categoría' },
    'filter.enabled': { label: 'Activa' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const responseListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const responseCreateBody = {
  validate: /* @__PURE__ */ validator(MainResponseInput),
  fields: {
    intent_id: { label: 'Intención' },
    category_id: { label: 'Categoría' },
    title: { label: 'Título', trim: true, input: 'text' },
    questions: { label: 'Preguntas de ejemplo' },
    'questions.*': { trim: true, input: 'all' },
    messages: { label: 'Mensajes' },
    'messages.*': { label: 'Mensaje' },
    'messages.*.kind': { label: 'Tipo de mensaje' },
    'messages.*.text': { label: 'Texto', input: 'all' },
    'messages.*.variants': { label: 'Variantes' },
    'messages.*.variants.*': { input: 'all' },
    'messages.*.caption': { label: 'Epígrafe', input: 'all' },
    'messages.*.media_id': { label: 'Archivo' },
    'messages.*.latitude': { label: 'Latitud' },
    'messages.*.longitude': { label: 'Longitud' },
    'messages.*.delay_ms': { label: 'Espera (ms)' },
    'messages.*.cards': { label: 'Tarjetas' },
    'messages.*.cards.*': { label: 'Tarjeta' },
    'messages.*.cards.*.title': { label: 'Título', trim: true, input: 'all' },
    'messages.*.cards.*.subtitle': { label: 'Subtítulo', trim: true, input: 'all' },
    'messages.*.cards.*.image': { label: 'Imagen' },
    'messages.*.cards.*.buttons': { label: 'Botones' },
    'messages.*.cards.*.buttons.*': { label: 'Botón' },
    'messages.*.cards.*.buttons.*.title': { label: 'Texto', trim: true, input: 'all' },
    'messages.*.cards.*.buttons.*.type': { label: 'Acción del botón' },
    'messages.*.cards.*.buttons.*.target': { label: 'Destino', trim: true },
    'messages.*.cards.*.buttons.*.description': { label: 'Descripción', trim: true, input: 'all' },
    randomize_variants: { label: 'Variar respuesta' },
    buttons: { label: 'Botones' },
    'buttons.*': { label: 'Botón' },
    'buttons.*.title': { label: 'Texto', trim: true, input: 'all' },
    'buttons.*.type': { label: 'Acción del botón' },
    'buttons.*.target': { label: 'Destino', trim: true },
    'buttons.*.description': { label: 'Descripción', trim: true, input: 'all' },
    channels: { label: 'Canales' },
    'channels.*': { label: 'Canal' },
    next: { label: 'Luego' },
    next_id: { label: 'Destino' },
    assign_labels: { label: 'Etiquetas' },
    assign_area_id: { label: 'Área' },
    attempts: { label: 'Intentos' },
    enabled: { label: 'Activa' },
    valid_from: { label: 'Vigente desde' },
    valid_until: { label: 'Vigente hasta' },
    version: { label: 'Versión' },
  },
}
export const responseCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const responseGetParams = {
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
export const responseUpdateBody = {
  validate: /* @__PURE__ */ validator(MainResponseInput),
  fields: {
    intent_id: { label: 'Intención' },
    category_id: { label: 'Categoría' },
    title: { label: 'Título', trim: true, input: 'text' },
    questions: { label: 'Preguntas de ejemplo' },
    'questions.*': { trim: true, input: 'all' },
    messages: { label: 'Mensajes' },
    'messages.*': { label: 'Mensaje' },
    'messages.*.kind': { label: 'Tipo de mensaje' },
    'messages.*.text': { label: 'Texto', input: 'all' },
    'messages.*.variants': { label: 'Variantes' },
    'messages.*.variants.*': { input: 'all' },
    'messages.*.caption': { label: 'Epígrafe', input: 'all' },
    'messages.*.media_id': { label: 'Archivo' },
    'messages.*.latitude': { label: 'Latitud' },
    'messages.*.longitude': { label: 'Longitud' },
    'messages.*.delay_ms': { label: 'Espera (ms)' },
    'messages.*.cards': { label: 'Tarjetas' },
    'messages.*.cards.*': { label: 'Tarjeta' },
    'messages.*.cards.*.title': { label: 'Título', trim: true, input: 'all' },
    'messages.*.cards.*.subtitle': { label: 'Subtítulo', trim: true, input: 'all' },
    'messages.*.cards.*.image': { label: 'Imagen' },
    'messages.*.cards.*.buttons': { label: 'Botones' },
    'messages.*.cards.*.buttons.*': { label: 'Botón' },
    'messages.*.cards.*.buttons.*.title': { label: 'Texto', trim: true, input: 'all' },
    'messages.*.cards.*.buttons.*.type': { label: 'Acción del botón' },
    'messages.*.cards.*.buttons.*.target': { label: 'Destino', trim: true },
    'messages.*.cards.*.buttons.*.description': { label: 'Descripción', trim: true, input: 'all' },
    randomize_variants: { label: 'Variar respuesta' },
    buttons: { label: 'Botones' },
    'buttons.*': { label: 'Botón' },
    'buttons.*.title': { label: 'Texto', trim: true, input: 'all' },
    'buttons.*.type': { label: 'Acción del botón' },
    'buttons.*.target': { label: 'Destino', trim: true },
    'buttons.*.description': { label: 'Descripción', trim: true, input: 'all' },
    channels: { label: 'Canales' },
    'channels.*': { label: 'Canal' },
    next: { label: 'Luego' },
    next_id: { label: 'Destino' },
    assign_labels: { label: 'Etiquetas' },
    assign_area_id: { label: 'Área' },
    attempts: { label: 'Intentos' },
    enabled: { label: 'Activa' },
    valid_from: { label: 'Vigente desde' },
    valid_until: { label: 'Vigente hasta' },
    version: { label: 'Versión' },
  },
}
export const responseUpdateParams = {
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
export const responseDeleteParams = {
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
export const secondaryResponseListQuery = {
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
        kind: {
          type: 'string',
          enum: [
            'follow_up',
            'greeting',
            'fallback',
            'out_of_hours',
            'no_agents',
            'transfer',
            'goodbye',
            'media_received',
            'timeout',
            'blocked',
            'error',
          ],
        },
        enabled: { type: 'boolean' },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [
        { type: 'string', enum: ['id', 'name', 'kind', 'updated_at'] },
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
    'filter.enabled': { label: 'Activa' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const secondaryResponseListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const secondaryResponseCreateBody = {
  validate: /* @__PURE__ */ validator(SecondaryResponseInput),
  fields: {
    name: { label: 'Nombre', trim: true, input: 'text' },
    kind: { label: 'Tipo' },
    questions: { label: 'Preguntas' },
    'questions.*': { trim: true, input: 'all' },
    messages: { label: 'Mensajes' },
    'messages.*': { label: 'Mensaje' },
    'messages.*.kind': { label: 'Tipo de mensaje' },
    'messages.*.text': { label: 'Texto', input: 'all' },
    'messages.*.variants': { label: 'Variantes' },
    'messages.*.variants.*': { input: 'all' },
    'messages.*.caption': { label: 'Epígrafe', input: 'all' },
    'messages.*.media_id': { label: 'Archivo' },
    'messages.*.latitude': { label: 'Latitud' },
    'messages.*.longitude': { label: 'Longitud' },
    'messages.*.delay_ms': { label: 'Espera (ms)' },
    'messages.*.cards': { label: 'Tarjetas' },
    'messages.*.cards.*': { label: 'Tarjeta' },
    'messages.*.cards.*.title': { label: 'Título', trim: true, input: 'all' },
    'messages.*.cards.*.subtitle': { label: 'Subtítulo', trim: true, input: 'all' },
    'messages.*.cards.*.image': { label: 'Imagen' },
    'messages.*.cards.*.buttons': { label: 'Botones' },
    'messages.*.cards.*.buttons.*': { label: 'Botón' },
    'messages.*.cards.*.buttons.*.title': { label: 'Texto', trim: true, input: 'all' },
    'messages.*.cards.*.buttons.*.type': { label: 'Acción del botón' },
    'messages.*.cards.*.buttons.*.target': { label: 'Destino', trim: true },
    'messages.*.cards.*.buttons.*.description': { label: 'Descripción', trim: true, input: 'all' },
    buttons: { label: 'Botones' },
    'buttons.*': { label: 'Botón' },
    'buttons.*.title': { label: 'Texto', trim: true, input: 'all' },
    'buttons.*.type': { label: 'Acción del botón' },
    'buttons.*.target': { label: 'Destino', trim: true },
    'buttons.*.description': { label: 'Descripción', trim: true, input: 'all' },
    channels: { label: 'Canales' },
    'channels.*': { label: 'Canal' },
    enabled: { label: 'Activa' },
    retry_text: { label: 'Si no entiende', input: 'all' },
    max_attempts: { label: 'Intentos antes de derivar' },
    handoff_area_id: { label: 'Área' },
    version: { label: 'Versión' },
  },
}
export const secondaryResponseCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const secondaryResponseGetParams = {
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
export const secondaryResponseUpdateBody = {
  validate: /* @__PURE__ */ validator(SecondaryResponseInput),
  fields: {
    name: { label: 'Nombre', trim: true, input: 'text' },
    kind: { label: 'Tipo' },
    questions: { label: 'Preguntas' },
    'questions.*': { trim: true, input: 'all' },
    messages: { label: 'Mensajes' },
    'messages.*': { label: 'Mensaje' },
    'messages.*.kind': { label: 'Tipo de mensaje' },
    'messages.*.text': { label: 'Texto', input: 'all' },
    'messages.*.variants': { label: 'Variantes' },
    'messages.*.variants.*': { input: 'all' },
    'messages.*.caption': { label: 'Epígrafe', input: 'all' },
    'messages.*.media_id': { label: 'Archivo' },
    'messages.*.latitude': { label: 'Latitud' },
    'messages.*.longitude': { label: 'Longitud' },
    'messages.*.delay_ms': { label: 'Espera (ms)' },
    'messages.*.cards': { label: 'Tarjetas' },
    'messages.*.cards.*': { label: 'Tarjeta' },
    'messages.*.cards.*.title': { label: 'Título', trim: true, input: 'all' },
    'messages.*.cards.*.subtitle': { label: 'Subtítulo', trim: true, input: 'all' },
    'messages.*.cards.*.image': { label: 'Imagen' },
    'messages.*.cards.*.buttons': { label: 'Botones' },
    'messages.*.cards.*.buttons.*': { label: 'Botón' },
    'messages.*.cards.*.buttons.*.title': { label: 'Texto', trim: true, input: 'all' },
    'messages.*.cards.*.buttons.*.type': { label: 'Acción del botón' },
    'messages.*.cards.*.buttons.*.target': { label: 'Destino', trim: true },
    'messages.*.cards.*.buttons.*.description': { label: 'Descripción', trim: true, input: 'all' },
    buttons: { label: 'Botones' },
    'buttons.*': { label: 'Botón' },
    'buttons.*.title': { label: 'Texto', trim: true, input: 'all' },
    'buttons.*.type': { label: 'Acción del botón' },
    'buttons.*.target': { label: 'Destino', trim: true },
    'buttons.*.description': { label: 'Descripción', trim: true, input: 'all' },
    channels: { label: 'Canales' },
    'channels.*': { label: 'Canal' },
    enabled: { label: 'Activa' },
    retry_text: { label: 'Si no entiende', input: 'all' },
    max_attempts: { label: 'Intentos antes de derivar' },
    handoff_area_id: { label: 'Área' },
    version: { label: 'Versión' },
  },
}
export const secondaryResponseUpdateParams = {
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
export const secondaryResponseDeleteParams = {
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
export const quickResponseListQuery = {
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
        match: { type: 'string', enum: ['exact', 'contains', 'starts_with'] },
        action: { type: 'string', enum: ['none', 'contact_form', 'handoff'] },
        enabled: { type: 'boolean' },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [{ type: 'string', enum: ['id', 'priority', 'updated_at'] }, { type: 'string', enum: ['ASC', 'DESC'] }],
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
    'filter.match': { label: 'Coincidencia' },
    'filter.action': { label: 'Acción' },
    'filter.enabled': { label: 'Activa' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const quickResponseListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const quickResponseCreateBody = {
  validate: /* @__PURE__ */ validator(QuickResponseInput),
  fields: {
    keywords: { label: 'Palabras clave' },
    'keywords.*': { trim: true, input: 'text' },
    match: { label: 'Coincidencia' },
    ignore_accents_case: { label: 'Ignorar acentos y mayúsculas' },
    answer: { label: 'Respuesta', trim: true, input: 'all' },
    media_id: { label: 'Archivo' },
    buttons: { label: 'Botones' },
    'buttons.*': { label: 'Botón' },
    'buttons.*.title': { label: 'Texto', trim: true, input: 'all' },
    'buttons.*.type': { label: 'Acción del botón' },
    'buttons.*.target': { label: 'Destino', trim: true },
    'buttons.*.description': { label: 'Descripción', trim: true, input: 'all' },
    action: { label: 'Acción' },
    priority: { label: 'Prioridad' },
    enabled: { label: 'Activa' },
    version: { label: 'Versión' },
  },
}
export const quickResponseCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const quickResponseGetParams = {
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
export const quickResponseUpdateBody = {
  validate: /* @__PURE__ */ validator(QuickResponseInput),
  fields: {
    keywords: { label: 'Palabras clave' },
    'keywords.*': { trim: true, input: 'text' },
    match: { label: 'Coincidencia' },
    ignore_accents_case: { label: 'Ignorar acentos y mayúsculas' },
    answer: { label: 'Respuesta', trim: true, input: 'all' },
    media_id: { label: 'Archivo' },
    buttons: { label: 'Botones' },
    'buttons.*': { label: 'Botón' },
    'buttons.*.title': { label: 'Texto', trim: true, input: 'all' },
    'buttons.*.type': { label: 'Acción del botón' },
    'buttons.*.target': { label: 'Destino', trim: true },
    'buttons.*.description': { label: 'Descripción', trim: true, input: 'all' },
    action: { label: 'Acción' },
    priority: { label: 'Prioridad' },
    enabled: { label: 'Activa' },
    version: { label: 'Versión' },
  },
}
export const quickResponseUpdateParams = {
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
export const quickResponseDeleteParams = {
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
export const quickResponseOrderBody = {
  validate: /* @__PURE__ */ validator(QuickResponseOrder),
  fields: { ids: { label: 'Orden' }, 'ids.*': { label: 'ID' } },
}
export const quickResponseOrderParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const responseCategoryListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const responseCategoryCreateBody = {
  validate: /* @__PURE__ */ validator(ResponseCategoryInput),
  fields: { name: { label: 'Categoría', trim: true, input: 'text' } },
}
export const responseCategoryCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const responseQuestionCheckBody = {
  validate: /* @__PURE__ */ validator(QuestionCheckInput),
  fields: { text: { label: 'Pregunta', trim: true, input: 'all' } },
}
export const responseQuestionCheckParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const responseQuestionMoveBody = {
  validate: /* @__PURE__ */ validator(QuestionMove),
  fields: { questions: { label: 'Preguntas' }, intent_id: { label: 'Intención' } },
}
export const responseQuestionMoveParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const responseRestoreBody = {
  validate: /* @__PURE__ */ validator(EmptyBody),
  fields: {},
}
export const responseRestoreParams = {
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
export const responseImportParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
