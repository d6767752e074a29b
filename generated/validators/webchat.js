// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const WebchatFileInput = {
  type: 'object',
  required: ['filename', 'file'],
  additionalProperties: false,
  properties: {
    filename: { type: 'string', minLength: 1, maxLength: 255 },
    file: { type: 'string', minLength: 4, maxLength: 14500000 },
  },
}
const WebchatMessageInput = {
  type: 'object',
  required: ['key'],
  additionalProperties: false,
  properties: {
    key: { type: 'string', pattern: '^[A-Za-z0-9-]{16,64}$' },
    text: { type: 'string', maxLength: 4096 },
    files: { type: 'array', maxItems: 5, uniqueItems: true, items: { type: 'string', maxLength: 200 } },
  },
}
const WebchatRatingInput = {
  type: 'object',
  required: ['score'],
  additionalProperties: false,
  properties: { score: { type: 'integer', minimum: 1, maximum: 5 }, comment: { type: 'string', maxLength: 1000 } },
}
const WebchatSessionInput = {
  type: 'object',
  required: ['origin'],
  additionalProperties: false,
  properties: { origin: { type: 'string', maxLength: 300, pattern: '^https?://[a-zA-Z0-9.\\[\\]:-]+$' } },
}
const WebchatTypingInput = {
  type: 'object',
  required: ['typing'],
  additionalProperties: false,
  properties: { typing: { type: 'boolean' } },
}

export const webchatFaceGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['key'],
  properties: { key: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{7,39}$' } },
}),
  fields: { key: { label: 'Clave pública del webchat de un chatbot' } },
}
export const webchatSessionCreateBody = {
  validate: /* @__PURE__ */ validator(WebchatSessionInput),
  fields: { origin: { label: 'Sitio' } },
}
export const webchatSessionCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['key'],
  properties: { key: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{7,39}$' } },
}),
  fields: { key: { label: 'Clave pública del webchat de un chatbot' } },
}
export const webchatMessageListQuery = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: { after: { type: 'integer', minimum: 0 }, before: { type: 'integer', minimum: 1 } },
}),
  fields: { after: { label: 'Los que siguen a este número' }, before: { label: 'Los anteriores a este número' } },
}
export const webchatMessageListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['key'],
  properties: { key: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{7,39}$' } },
}),
  fields: { key: { label: 'Clave pública del webchat de un chatbot' } },
}
export const webchatMessageSendBody = {
  validate: /* @__PURE__ */ validator(WebchatMessageInput),
  fields: { key: { label: 'Clave' }, text: { label: 'Mensaje' }, files: { label: 'Archivos' } },
}
export const webchatMessageSendParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['key'],
  properties: { key: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{7,39}$' } },
}),
  fields: { key: { label: 'Clave pública del webchat de un chatbot' } },
}
export const webchatFileCreateBody = {
  validate: /* @__PURE__ */ validator(WebchatFileInput),
  fields: { filename: { label: 'Nombre' }, file: { label: 'Contenido' } },
}
export const webchatFileCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['key'],
  properties: { key: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{7,39}$' } },
}),
  fields: { key: { label: 'Clave pública del webchat de un chatbot' } },
}
export const webchatFileGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['key', 'file'],
  properties: {
    key: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{7,39}$' },
    file: { type: 'string', minLength: 1, maxLength: 200 },
  },
}),
  fields: { key: { label: 'Clave pública del webchat de un chatbot' }, file: { label: 'Archivo' } },
}
export const webchatRatingCreateBody = {
  validate: /* @__PURE__ */ validator(WebchatRatingInput),
  fields: { score: { label: 'Valoración' }, comment: { label: 'Comentario', trim: true } },
}
export const webchatRatingCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['key'],
  properties: { key: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{7,39}$' } },
}),
  fields: { key: { label: 'Clave pública del webchat de un chatbot' } },
}
export const webchatTypingUpdateBody = {
  validate: /* @__PURE__ */ validator(WebchatTypingInput),
  fields: { typing: { label: 'Está escribiendo' } },
}
export const webchatTypingUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['key'],
  properties: { key: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{7,39}$' } },
}),
  fields: { key: { label: 'Clave pública del webchat de un chatbot' } },
}
