// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const AudioType = { type: 'string', enum: ['audio/wav', 'audio/mpeg', 'audio/ogg', 'audio/mp3'] }
const Channel = { type: 'string', enum: ['webchat', 'whatsapp', 'facebook'] }
const ChatAnsweredInput = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: { ref: () => Id }, answered: { type: 'boolean' } },
}
const ChatAreaInput = {
  type: 'object',
  required: ['selected_area_id', 'id'],
  additionalProperties: false,
  properties: {
    selected_area_id: { ref: () => Id },
    id: { ref: () => Id },
    expected_area_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
  },
}
const ChatAssignInput = {
  type: 'object',
  required: ['id', 'user_id'],
  additionalProperties: false,
  properties: {
    id: { ref: () => Id },
    user_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    expected_user_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
  },
}
const ChatBulkAction = { type: 'string', enum: ['state', 'area', 'assign', 'label_add', 'label_remove', 'read', 'unread'] }
const ChatBulkInput = {
  type: 'object',
  required: ['action'],
  additionalProperties: false,
  properties: {
    ids: { type: 'array', uniqueItems: true, items: { ref: () => Id }, minItems: 1, maxItems: 500 },
    filter: { ref: () => ChatFilter },
    action: { ref: () => ChatBulkAction },
    value: { type: ['integer', 'null'] },
  },
  oneOf: [{ required: ['ids'] }, { required: ['filter'] }],
}
const ChatCategory = { type: 'string', enum: ['nuevas', 'resueltas'] }
const ChatCommentInput = {
  type: 'object',
  required: ['id', 'message'],
  additionalProperties: false,
  properties: { id: { ref: () => Id }, message: { type: 'string', minLength: 1, maxLength: 4096, pattern: '^[^<>\']*$' } },
}
const ChatDate = { type: 'string', pattern: '^\\d{2}/\\d{2}/\\d{4} \\d{2}:\\d{2}$' }
const ChatDocumentInput = {
  type: 'object',
  required: ['target_id', 'id', 'files'],
  additionalProperties: false,
  properties: {
    target_id: { type: 'string', minLength: 1, maxLength: 100 },
    id: { ref: () => Id },
    files: { type: 'array', maxItems: 5, items: { ref: () => ChatUpload }, minItems: 1 },
  },
}
const ChatDocumentRequest = {
  type: 'object',
  required: ['media_id', 'channel', 'message_id'],
  additionalProperties: false,
  properties: {
    media_id: { type: 'string', minLength: 1, maxLength: 200 },
    channel: { ref: () => Channel },
    message_id: { ref: () => Id },
  },
}
const ChatDraftInput = {
  type: 'object',
  required: ['text'],
  additionalProperties: false,
  properties: { text: { type: 'string', maxLength: 4096, pattern: '^[^<>\']*$' } },
}
const ChatFilter = {
  type: 'object',
  additionalProperties: false,
  properties: {
    type: { ref: () => ChatFilterType },
    date_start: { type: ['string', 'null'], format: 'date' },
    date_end: { type: ['string', 'null'], format: 'date' },
    category: { ref: () => ChatCategory },
    channel: { ref: () => ChatFilterChannel },
    sender_id: { type: 'string', maxLength: 100, pattern: '^[^<>\']*$' },
    username: { type: 'string', maxLength: 100, pattern: '^[^<>\']*$' },
    active: { ref: () => ChatFilterActive },
    state: { ref: () => ChatFilterState },
    status: { ref: () => ChatFilterStatus },
    labels: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 50 },
    q: { type: 'string', maxLength: 100, pattern: '^[^<>\']*$' },
    area: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    mine: { type: 'boolean' },
    page_number: { type: 'integer', minimum: 1, maximum: 100000 },
    intent: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
  },
}
const ChatFilterActive = { type: 'string', enum: ['any', 'only_active', 'only_inactive'] }
const ChatFilterChannel = { type: 'string', enum: ['any', 'Webchat', 'WhatsApp', 'Facebook'] }
const ChatFilterState = { type: 'string', enum: ['any', 'sinasignar', 'asignadas'] }
const ChatFilterStatus = { type: 'string', enum: ['any', 'leidas', 'no_leidas', 'no_contestadas'] }
const ChatFilterType = { type: 'string', enum: ['all', 'contact_requests', 'bot_chats', 'live_chats'] }
const ChatIdInput = { type: 'object', required: ['id'], additionalProperties: false, properties: { id: { ref: () => Id } } }
const ChatLabelInput = {
  type: 'object',
  required: ['id', 'live_chat', 'date', 'added', 'label_id'],
  additionalProperties: false,
  properties: {
    id: { ref: () => Id },
    live_chat: { type: 'boolean' },
    date: { ref: () => ChatDate },
    added: { type: 'boolean' },
    label_id: { ref: () => Id },
  },
}
const ChatMessageInput = {
  type: 'object',
  required: ['target_id', 'message', 'id'],
  additionalProperties: false,
  properties: {
    target_id: { type: 'string', minLength: 1, maxLength: 100 },
    message: { type: 'string', minLength: 1, maxLength: 4096, pattern: '^[^<>\']*$' },
    id: { ref: () => Id },
    quick_reply_id: { ref: () => Id },
  },
}
const ChatState = { type: 'integer', enum: [0, 1, 2] }
const ChatStateInput = {
  type: 'object',
  required: ['id', 'state'],
  additionalProperties: false,
  properties: { id: { ref: () => Id }, state: { ref: () => ChatState } },
}
const ChatUnreadInput = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: { ref: () => Id }, open: { type: 'boolean' } },
}
const ChatUpload = {
  type: 'object',
  required: ['filename', 'file', 'type', 'size'],
  additionalProperties: false,
  properties: {
    filename: { type: 'string', minLength: 1, maxLength: 255 },
    file: { type: 'string', minLength: 4, maxLength: 22369624, pattern: '^[A-Za-z0-9+/]+={0,2}$' },
    type: { ref: () => MediaType },
    size: { type: 'integer', minimum: 1, maximum: 16777216 },
  },
}
const ChatUsernameInput = {
  type: 'object',
  required: ['id', 'username'],
  additionalProperties: false,
  properties: {
    id: { ref: () => Id },
    username: { type: 'string', minLength: 1, maxLength: 70, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
  },
}
const ChatViewInput = {
  type: 'object',
  required: ['name', 'filter'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 40, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    filter: { ref: () => ChatFilter },
    shared: { type: 'boolean' },
    version: { ref: () => EntityVersion },
  },
}
const Color = { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$' }
const DocumentType = { type: 'string', enum: ['image/jpeg', 'image/png', 'application/pdf'] }
const EntityVersion = { type: 'integer', minimum: 1 }
const Id = { type: 'integer', minimum: 1, maximum: 2147483647 }
const ImageType = { type: 'string', enum: ['image/gif', 'image/jpeg', 'image/webp', 'image/png'] }
const LabelInput = {
  type: 'object',
  required: ['title', 'color'],
  additionalProperties: false,
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 40, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    color: { ref: () => Color },
    description: { type: 'string', maxLength: 140, pattern: '^[^<>\']*$' },
    group: { type: 'string', maxLength: 40, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    scope: { ref: () => LabelScope },
    archived: { type: 'boolean' },
    version: { ref: () => EntityVersion },
  },
}
const LabelScope = { type: 'string', enum: ['chat', 'contact', 'both'] }
const LabelUpdate = {
  type: 'object',
  required: ['id', 'title', 'color'],
  additionalProperties: false,
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 40, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    color: { ref: () => Color },
    description: { type: 'string', maxLength: 140, pattern: '^[^<>\']*$' },
    group: { type: 'string', maxLength: 40, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    scope: { ref: () => LabelScope },
    archived: { type: 'boolean' },
    version: { ref: () => EntityVersion },
    id: { ref: () => Id },
  },
}
const MediaType = {
  anyOf: [{ ref: () => ImageType }, { ref: () => VideoType }, { ref: () => AudioType }, { ref: () => DocumentType }],
}
const QuickReplyInput = {
  type: 'object',
  required: ['shortcut', 'title', 'text'],
  additionalProperties: false,
  properties: {
    shortcut: { type: 'string', minLength: 2, maxLength: 30, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,:\\-]*$' },
    title: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    text: { type: 'string', minLength: 1, maxLength: 4096, pattern: '^[^<>\']*$' },
    attachments: { type: 'array', maxItems: 5, items: { type: 'string', maxLength: 200 } },
    prompts: { type: 'array', maxItems: 10, items: { ref: () => QuickReplyPrompt } },
    visibility: { ref: () => QuickReplyScope },
    area_ids: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 50 },
    folder: { type: 'string', maxLength: 40, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    channels: { type: 'array', maxItems: 3, items: { ref: () => Channel }, uniqueItems: true },
    version: { ref: () => EntityVersion },
  },
}
const QuickReplyPrompt = {
  type: 'object',
  required: ['key', 'label', 'required'],
  additionalProperties: false,
  properties: {
    key: { type: 'string', pattern: '^[a-z0-9_]{1,40}$' },
    label: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    required: { type: 'boolean' },
  },
}
const QuickReplyScope = { type: 'string', enum: ['personal', 'area', 'todos'] }
const VideoType = { type: 'string', enum: ['video/mp4', 'video/webm', 'video/ogg'] }

export const chatCurrentGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const chatGetQuery = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    before: { type: 'integer', minimum: 1, maximum: 2147483647 },
    after: { type: 'integer', minimum: 1, maximum: 2147483647 },
    around: { type: 'integer', minimum: 1, maximum: 2147483647 },
    date: { type: 'string', format: 'date' },
    limit: { type: 'integer', minimum: 1, maximum: 200 },
  },
}),
  fields: {
    before: { label: 'Los anteriores a este mensaje' },
    after: { label: 'Los posteriores a este mensaje' },
    around: { label: 'Los de alrededor de este mensaje' },
    date: { label: 'Desde el primero de este día' },
    limit: { label: 'Cantidad de mensajes; 50 si no se dice' },
  },
}
export const chatGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'chatId'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, chatId: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, chatId: { label: 'Chat' } },
}
export const chatFilterBody = {
  validate: /* @__PURE__ */ validator(ChatFilter),
  fields: {
    type: { label: 'Tipo' },
    date_start: { label: 'Desde' },
    date_end: { label: 'Hasta' },
    category: { label: 'Casilla' },
    channel: { label: 'Canal' },
    sender_id: { label: 'Chat', trim: true, input: 'all' },
    username: { label: 'Nombre', trim: true, input: 'all' },
    active: { label: 'Actividad' },
    state: { label: 'Asignación' },
    status: { label: 'Lectura' },
    labels: { label: 'Etiquetas' },
    'labels.*': { label: 'ID' },
    q: { label: 'Texto', trim: true, input: 'all' },
    area: { label: 'Área' },
    mine: { label: 'Solo las propias' },
    page_number: { label: 'Página' },
    intent: { label: 'Intención' },
  },
}
export const chatFilterParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const chatStateUpdateBody = {
  validate: /* @__PURE__ */ validator(ChatStateInput),
  fields: { id: { label: 'Chat' }, state: { label: 'Casilla' } },
}
export const chatStateUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const chatCommentCreateBody = {
  validate: /* @__PURE__ */ validator(ChatCommentInput),
  fields: { id: { label: 'Chat' }, message: { label: 'Comentario', trim: true, input: 'all' } },
}
export const chatCommentCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const chatAreaUpdateBody = {
  validate: /* @__PURE__ */ validator(ChatAreaInput),
  fields: { selected_area_id: { label: 'Área' }, id: { label: 'Chat' }, expected_area_id: { label: 'Área anterior' } },
}
export const chatAreaUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const chatAssignBody = {
  validate: /* @__PURE__ */ validator(ChatAssignInput),
  fields: { id: { label: 'Chat' }, user_id: { label: 'Usuario' }, expected_user_id: { label: 'Usuario anterior' } },
}
export const chatAssignParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const chatMessageSendBody = {
  validate: /* @__PURE__ */ validator(ChatMessageInput),
  fields: {
    target_id: { label: 'Destinatario', trim: true },
    message: {
      label: 'Mensaje',
      messages: { minLength: 'Debes completar todos los campos obligatorios.' },
      trim: true,
      input: 'all',
    },
    id: { label: 'Chat' },
    quick_reply_id: { label: 'Respuesta rápida usada' },
  },
}
export const chatMessageSendParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const chatDocumentSendBody = {
  validate: /* @__PURE__ */ validator(ChatDocumentInput),
  fields: {
    target_id: { label: 'Destinatario', trim: true },
    id: { label: 'Chat' },
    files: { label: 'Archivos' },
    'files.*': { label: 'Archivo' },
    'files.*.filename': { label: 'Nombre', trim: true },
    'files.*.file': { label: 'Archivo' },
    'files.*.type': { label: 'Tipo de archivo' },
    'files.*.size': { label: 'Tamaño', messages: { maximum: 'El archivo no puede superar los 16 MB.' } },
  },
}
export const chatDocumentSendParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const chatReactivateBody = {
  validate: /* @__PURE__ */ validator(ChatIdInput),
  fields: { id: { label: 'Chat' } },
}
export const chatReactivateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const chatUnreadToggleBody = {
  validate: /* @__PURE__ */ validator(ChatUnreadInput),
  fields: { id: { label: 'Chat' }, open: { label: 'Sin leer' } },
}
export const chatUnreadToggleParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const chatAnsweredToggleBody = {
  validate: /* @__PURE__ */ validator(ChatAnsweredInput),
  fields: { id: { label: 'Chat' }, answered: { label: 'Contestado' } },
}
export const chatAnsweredToggleParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const quickReplyListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const quickReplyCreateBody = {
  validate: /* @__PURE__ */ validator(QuickReplyInput),
  fields: {
    shortcut: { label: 'Atajo', trim: true, input: 'text-no-space' },
    title: { label: 'Título', trim: true, input: 'text' },
    text: { label: 'Texto', trim: true, input: 'all' },
    attachments: { label: 'Archivos' },
    'attachments.*': { label: 'Archivo' },
    prompts: { label: 'Datos que se piden' },
    'prompts.*': { label: 'Dato que se pide antes de insertar' },
    'prompts.*.key': { label: 'Clave' },
    'prompts.*.label': { label: 'Pregunta', trim: true, input: 'text' },
    'prompts.*.required': { label: 'Obligatoria' },
    visibility: { label: 'Visible para' },
    area_ids: { label: 'Áreas' },
    'area_ids.*': { label: 'ID' },
    folder: { label: 'Carpeta', trim: true, input: 'text' },
    channels: { label: 'Canales' },
    'channels.*': { label: 'Canal' },
    version: { label: 'Versión' },
  },
}
export const quickReplyCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const quickReplyUpdateBody = {
  validate: /* @__PURE__ */ validator(QuickReplyInput),
  fields: {
    shortcut: { label: 'Atajo', trim: true, input: 'text-no-space' },
    title: { label: 'Título', trim: true, input: 'text' },
    text: { label: 'Texto', trim: true, input: 'all' },
    attachments: { label: 'Archivos' },
    'attachments.*': { label: 'Archivo' },
    prompts: { label: 'Datos que se piden' },
    'prompts.*': { label: 'Dato que se pide antes de insertar' },
    'prompts.*.key': { label: 'Clave' },
    'prompts.*.label': { label: 'Pregunta', trim: true, input: 'text' },
    'prompts.*.required': { label: 'Obligatoria' },
    visibility: { label: 'Visible para' },
    area_ids: { label: 'Áreas' },
    'area_ids.*': { label: 'ID' },
    folder: { label: 'Carpeta', trim: true, input: 'text' },
    channels: { label: 'Canales' },
    'channels.*': { label: 'Canal' },
    version: { label: 'Versión' },
  },
}
export const quickReplyUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Registro' } },
}
export const quickReplyDeleteParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Registro' } },
}
export const labelListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const labelCreateBody = {
  validate: /* @__PURE__ */ validator(LabelInput),
  fields: {
    title: { label: 'Nombre', trim: true, input: 'text' },
    color: { label: 'Color', messages: { pattern: 'El color se escribe con la forma #RRGGBB.' } },
    description: { label: 'Descripción', trim: true, input: 'all' },
    group: { label: 'Grupo', trim: true, input: 'text' },
    scope: { label: 'Se usa en' },
    archived: { label: 'Archivada' },
    version: { label: 'Versión' },
  },
}
export const labelCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const labelUpdateBody = {
  validate: /* @__PURE__ */ validator(LabelUpdate),
  fields: {
    title: { label: 'Nombre', trim: true, input: 'text' },
    color: { label: 'Color', messages: { pattern: 'El color se escribe con la forma #RRGGBB.' } },
    description: { label: 'Descripción', trim: true, input: 'all' },
    group: { label: 'Grupo', trim: true, input: 'text' },
    scope: { label: 'Se usa en' },
    archived: { label: 'Archivada' },
    version: { label: 'Versión' },
    id: { label: 'Etiqueta' },
  },
}
export const labelUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const labelDeleteParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Registro' } },
}
export const chatLabelUpdateBody = {
  validate: /* @__PURE__ */ validator(ChatLabelInput),
  fields: {
    id: { label: 'Chat' },
    live_chat: { label: 'En vivo' },
    date: { label: 'Fecha' },
    added: { label: 'Agregar' },
    label_id: { label: 'Etiqueta' },
  },
}
export const chatLabelUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const chatUsernameUpdateBody = {
  validate: /* @__PURE__ */ validator(ChatUsernameInput),
  fields: { id: { label: 'Chat' }, username: { label: 'Nombre', trim: true, input: 'text' } },
}
export const chatUsernameUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const chatDocumentGetBody = {
  validate: /* @__PURE__ */ validator(ChatDocumentRequest),
  fields: {
    media_id: { label: 'Archivo', trim: true },
    channel: { label: 'Canal' },
    message_id: { label: 'Mensaje' },
  },
}
export const chatDocumentGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const chatAudioTranscribeParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Registro' } },
}
export const chatAreaListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const chatLeadExportParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Registro' } },
}
export const chatUserListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const chatDraftGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Registro' } },
}
export const chatDraftUpdateBody = {
  validate: /* @__PURE__ */ validator(ChatDraftInput),
  fields: { text: { label: 'Borrador', input: 'all' } },
}
export const chatDraftUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Registro' } },
}
export const chatViewListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const chatViewCreateBody = {
  validate: /* @__PURE__ */ validator(ChatViewInput),
  fields: {
    name: { label: 'Nombre', trim: true, input: 'text' },
    filter: { label: 'Filtro de chats' },
    'filter.type': { label: 'Tipo' },
    'filter.date_start': { label: 'Desde' },
    'filter.date_end': { label: 'Hasta' },
    'filter.category': { label: 'Casilla' },
    'filter.channel': { label: 'Canal' },
    'filter.sender_id': { label: 'Chat', trim: true, input: 'all' },
    'filter.username': { label: 'Nombre', trim: true, input: 'all' },
    'filter.active': { label: 'Actividad' },
    'filter.state': { label: 'Asignación' },
    'filter.status': { label: 'Lectura' },
    'filter.labels': { label: 'Etiquetas' },
    'filter.labels.*': { label: 'ID' },
    'filter.q': { label: 'Texto', trim: true, input: 'all' },
    'filter.area': { label: 'Área' },
    'filter.mine': { label: 'Solo las propias' },
    'filter.page_number': { label: 'Página' },
    'filter.intent': { label: 'Intención' },
    shared: { label: 'Visible para todo el equipo' },
    version: { label: 'Versión' },
  },
}
export const chatViewCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const chatViewUpdateBody = {
  validate: /* @__PURE__ */ validator(ChatViewInput),
  fields: {
    name: { label: 'Nombre', trim: true, input: 'text' },
    filter: { label: 'Filtro de chats' },
    'filter.type': { label: 'Tipo' },
    'filter.date_start': { label: 'Desde' },
    'filter.date_end': { label: 'Hasta' },
    'filter.category': { label: 'Casilla' },
    'filter.channel': { label: 'Canal' },
    'filter.sender_id': { label: 'Chat', trim: true, input: 'all' },
    'filter.username': { label: 'Nombre', trim: true, input: 'all' },
    'filter.active': { label: 'Actividad' },
    'filter.state': { label: 'Asignación' },
    'filter.status': { label: 'Lectura' },
    'filter.labels': { label: 'Etiquetas' },
    'filter.labels.*': { label: 'ID' },
    'filter.q': { label: 'Texto', trim: true, input: 'all' },
    'filter.area': { label: 'Área' },
    'filter.mine': { label: 'Solo las propias' },
    'filter.page_number': { label: 'Página' },
    'filter.intent': { label: 'Intención' },
    shared: { label: 'Visible para todo el equipo' },
    version: { label: 'Versión' },
  },
}
export const chatViewUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Registro' } },
}
export const chatViewDeleteParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Registro' } },
}
export const chatBulkUpdateBody = {
  validate: /* @__PURE__ */ validator(ChatBulkInput),
  fields: {
    ids: { label: 'Chats' },
    'ids.*': { label: 'ID' },
    filter: { label: 'Filtro de chats' },
    'filter.type': { label: 'Tipo' },
    'filter.date_start': { label: 'Desde' },
    'filter.date_end': { label: 'Hasta' },
    'filter.category': { label: 'Casilla' },
    'filter.channel': { label: 'Canal' },
    'filter.sender_id': { label: 'Chat', trim: true, input: 'all' },
    'filter.username': { label: 'Nombre', trim: true, input: 'all' },
    'filter.active': { label: 'Actividad' },
    'filter.state': { label: 'Asignación' },
    'filter.status': { label: 'Lectura' },
    'filter.labels': { label: 'Etiquetas' },
    'filter.labels.*': { label: 'ID' },
    'filter.q': { label: 'Texto', trim: true, input: 'all' },
    'filter.area': { label: 'Área' },
    'filter.mine': { label: 'Solo las propias' },
    'filter.page_number': { label: 'Página' },
    'filter.intent': { label: 'Intención' },
    action: { label: 'Acción' },
    value: { label: 'Valor' },
  },
}
export const chatBulkUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const chatBulkUndoParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'undoId'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    undoId: { type: 'string', pattern: '^[A-Za-z0-9_-]{22}$', minLength: 22, maxLength: 22 },
  },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, undoId: { label: 'Lo que devolvió el cambio' } },
}
export const chatCountsGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const chatMediaListQuery = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: { before: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { before: { label: 'Los anteriores a este mensaje' } },
}
export const chatMediaListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'chatId'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, chatId: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, chatId: { label: 'Chat' } },
}
export const chatTranscriptGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'chatId'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, chatId: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, chatId: { label: 'Chat' } },
}
