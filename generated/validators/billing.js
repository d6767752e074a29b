// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const EmptyBody = { type: 'object', additionalProperties: false, properties: {} }
const PaymentKind = { type: 'string', enum: ['card', 'mercado_pago', 'transfer'] }
const PaymentMethodInput = {
  type: 'object',
  required: ['kind', 'reference'],
  additionalProperties: false,
  properties: { kind: { ref: () => PaymentKind }, reference: { type: 'string', minLength: 1, maxLength: 60 } },
}
const PlanChange = {
  type: 'object',
  required: ['plan_id'],
  additionalProperties: false,
  properties: { plan_id: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}
const TaxData = {
  type: 'object',
  required: ['legal_name', 'cuit', 'iva_condition', 'address', 'email'],
  additionalProperties: false,
  properties: {
    legal_name: { type: 'string', minLength: 1, maxLength: 100, pattern: '^[^<>\']*$' },
    cuit: { type: 'string', pattern: '^[0-9]{11}$' },
    iva_condition: { ref: () => VatCondition },
    address: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[^<>\']*$' },
    email: { type: 'string', format: 'email', maxLength: 150, pattern: '^[A-Za-z0-9@_.\\-]*$' },
  },
}
const VatCondition = { type: 'string', enum: ['responsable_inscripto', 'monotributo', 'exento', 'consumidor_final'] }

export const billingGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const billingPlanListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const planChangePreviewBody = {
  validate: /* @__PURE__ */ validator(PlanChange),
  fields: { plan_id: { label: 'Plan' } },
}
export const planChangePreviewParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const planChangeBody = {
  validate: /* @__PURE__ */ validator(PlanChange),
  fields: { plan_id: { label: 'Plan' } },
}
export const planChangeParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const subscriptionCancelBody = {
  validate: /* @__PURE__ */ validator(EmptyBody),
  fields: {},
}
export const subscriptionCancelParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const subscriptionResumeBody = {
  validate: /* @__PURE__ */ validator(EmptyBody),
  fields: {},
}
export const subscriptionResumeParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const taxDataUpdateBody = {
  validate: /* @__PURE__ */ validator(TaxData),
  fields: {
    legal_name: { label: 'Razón social', trim: true, input: 'all' },
    cuit: { label: 'CUIT', messages: { pattern: 'El CUIT lleva 11 cifras.' }, trim: true, input: 'number' },
    iva_condition: { label: 'Condición frente al IVA' },
    address: { label: 'Domicilio', trim: true, input: 'all' },
    email: { label: 'Correo', messages: { format: 'El correo no es válido.' }, trim: true, input: 'email' },
  },
}
export const taxDataUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const paymentMethodUpdateBody = {
  validate: /* @__PURE__ */ validator(PaymentMethodInput),
  fields: { kind: { label: 'Medio' }, reference: { label: 'Referencia', trim: true } },
}
export const paymentMethodUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const invoiceListQuery = {
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
        number: { type: 'string', maxLength: 200 },
        status: { type: 'string', enum: ['draft', 'open', 'paid', 'overdue', 'void'] },
        date_from: { type: 'string', format: 'date' },
        date_to: { type: 'string', format: 'date' },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [
        { type: 'string', enum: ['number', 'date', 'due', 'amount_cents', 'status'] },
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
    'filter.number': { label: 'Número' },
    'filter.status': { label: 'Estado' },
    'filter.date_from': { label: 'Desde' },
    'filter.date_to': { label: 'Hasta' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const invoiceListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const invoiceGetParams = {
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
export const invoicePdfGetParams = {
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
