// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const AnalyticsReportInput = {
  type: 'object',
  required: ['name', 'page', 'period', 'format', 'emails'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    page: { ref: () => ReportPage },
    period: { ref: () => ReportPeriod },
    format: { ref: () => ReportFormat },
    emails: {
      type: 'array',
      maxItems: 20,
      items: { type: 'string', format: 'email', maxLength: 150 },
      minItems: 1,
      uniqueItems: true,
    },
    enabled: { type: 'boolean' },
    version: { ref: () => EntityVersion },
  },
}
const Channel = { type: 'string', enum: ['webchat', 'whatsapp', 'facebook'] }
const EntityVersion = { type: 'integer', minimum: 1 }
const Id = { type: 'integer', minimum: 1, maximum: 2147483647 }
const ReportFormat = { type: 'string', enum: ['pdf', 'csv'] }
const ReportPage = { type: 'string', enum: ['conversations', 'messages', 'intents'] }
const ReportPeriod = { type: 'string', enum: ['weekly', 'monthly'] }

export const conversationAnalyticsGetQuery = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    date_start: { type: 'string', format: 'date' },
    date_end: { type: 'string', format: 'date' },
    compare: { type: 'boolean' },
    channel: { ref: () => Channel },
    area_id: { ref: () => Id },
    user_id: { ref: () => Id },
    label_id: { ref: () => Id },
  },
}),
  fields: {
    date_start: { label: 'Desde; sin fecha, 30 días antes de hoy' },
    date_end: { label: 'Hasta; sin fecha, ayer' },
    compare: { label: 'Comparar con el período anterior' },
    channel: { label: 'Canal' },
    area_id: { label: 'Área' },
    user_id: { label: 'Usuario' },
    label_id: { label: 'Etiqueta' },
  },
}
export const conversationAnalyticsGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const messageAnalyticsGetQuery = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    date_start: { type: 'string', format: 'date' },
    date_end: { type: 'string', format: 'date' },
    compare: { type: 'boolean' },
    channel: { ref: () => Channel },
    area_id: { ref: () => Id },
    user_id: { ref: () => Id },
    label_id: { ref: () => Id },
  },
}),
  fields: {
    date_start: { label: 'Desde; sin fecha, 30 días antes de hoy' },
    date_end: { label: 'Hasta; sin fecha, ayer' },
    compare: { label: 'Comparar con el período anterior' },
    channel: { label: 'Canal' },
    area_id: { label: 'Área' },
    user_id: { label: 'Usuario' },
    label_id: { label: 'Etiqueta' },
  },
}
export const messageAnalyticsGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const intentAnalyticsGetQuery = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    date_start: { type: 'string', format: 'date' },
    date_end: { type: 'string', format: 'date' },
    compare: { type: 'boolean' },
    channel: { ref: () => Channel },
    area_id: { ref: () => Id },
    user_id: { ref: () => Id },
    label_id: { ref: () => Id },
  },
}),
  fields: {
    date_start: { label: 'Desde; sin fecha, 30 días antes de hoy' },
    date_end: { label: 'Hasta; sin fecha, ayer' },
    compare: { label: 'Comparar con el período anterior' },
    channel: { label: 'Canal' },
    area_id: { label: 'Área' },
    user_id: { label: 'Usuario' },
    label_id: { label: 'Etiqueta' },
  },
}
export const intentAnalyticsGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const reportListQuery = {
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
        page: { type: 'string', enum: ['conversations', 'messages', 'intents'] },
        period: { type: 'string', enum: ['weekly', 'monthly'] },
        enabled: { type: 'boolean' },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [
        { type: 'string', enum: ['name', 'page', 'period', 'last_sent_at'] },
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
    'filter.page': { label: 'Informe' },
    'filter.period': { label: 'Frecuencia' },
    'filter.enabled': { label: 'Activo' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const reportListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const reportCreateBody = {
  validate: /* @__PURE__ */ validator(AnalyticsReportInput),
  fields: {
    name: { label: 'Nombre', trim: true, input: 'text' },
    page: { label: 'Informe' },
    period: { label: 'Frecuencia' },
    format: { label: 'Formato' },
    emails: { label: 'Destinatarios' },
    'emails.*': { label: 'Correo', messages: { format: 'El correo no es válido.' } },
    enabled: { label: 'Activo' },
    version: { label: 'Versión' },
  },
}
export const reportCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const reportGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Informe' } },
}
export const reportUpdateBody = {
  validate: /* @__PURE__ */ validator(AnalyticsReportInput),
  fields: {
    name: { label: 'Nombre', trim: true, input: 'text' },
    page: { label: 'Informe' },
    period: { label: 'Frecuencia' },
    format: { label: 'Formato' },
    emails: { label: 'Destinatarios' },
    'emails.*': { label: 'Correo', messages: { format: 'El correo no es válido.' } },
    enabled: { label: 'Activo' },
    version: { label: 'Versión' },
  },
}
export const reportUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Informe' } },
}
export const reportDeleteParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Informe' } },
}
