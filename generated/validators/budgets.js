// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const BudgetAnswer = { type: 'string', enum: ['accepted', 'rejected'] }
const BudgetAnswerInput = {
  type: 'object',
  required: ['answer'],
  additionalProperties: false,
  properties: { answer: { ref: () => BudgetAnswer }, comment: { type: 'string', maxLength: 500, pattern: '^[^<>\']*$' } },
}
const BudgetBusiness = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 80, pattern: '^[^<>\']*$' },
    legal_name: { type: 'string', maxLength: 120, pattern: '^[^<>\']*$' },
    cuit: { type: 'string', pattern: '^([0-9]{2}-?[0-9]{8}-?[0-9])?$' },
    iva_condition: { ref: () => IvaCondition },
    address: { type: 'string', maxLength: 160, pattern: '^[^<>\']*$' },
    phone: { type: 'string', maxLength: 30 },
    email: { type: 'string', maxLength: 150, pattern: '^([^@\\s]+@[^@\\s]+\\.[^@\\s]+)?$' },
    web: { anyOf: [{ ref: () => HttpsUrl }, { type: 'null' }] },
    logo: { anyOf: [{ ref: () => MediaFile }, { type: 'null' }] },
  },
}
const BudgetDiscount = {
  type: 'object',
  required: ['kind', 'value'],
  additionalProperties: false,
  properties: { kind: { ref: () => BudgetDiscountKind }, value: { type: 'number', minimum: 0, maximum: 100000000000 } },
}
const BudgetDiscountKind = { type: 'string', enum: ['percent', 'cents'] }
const BudgetItemInput = {
  type: 'object',
  required: ['description', 'quantity', 'unit_price_cents'],
  additionalProperties: false,
  properties: {
    product_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    description: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[^<>\']*$' },
    quantity: { type: 'number', exclusiveMinimum: 0, maximum: 1000000 },
    unit: { type: 'string', maxLength: 10, pattern: '^[^<>\']*$' },
    unit_price_cents: { type: 'integer', minimum: 0, maximum: 100000000000 },
    discount_percent: { type: 'number', minimum: 0, maximum: 100 },
    tax_rate: { type: 'number', minimum: 0, maximum: 100 },
  },
}
const BudgetSettings = {
  type: 'object',
  required: [
    'business',
    'number_prefix',
    'next_number',
    'currency',
    'tax_mode',
    'default_tax_rate',
    'valid_days',
    'footer',
    'template',
    'color',
    'message_text',
  ],
  additionalProperties: false,
  properties: {
    business: { ref: () => BudgetBusiness },
    number_prefix: { type: 'string', maxLength: 6, pattern: '^[A-Z0-9-]*$' },
    next_number: { type: 'integer', minimum: 1, maximum: 99999999 },
    currency: { ref: () => CurrencyCode },
    tax_mode: { ref: () => TaxMode },
    default_tax_rate: { type: 'number', minimum: 0, maximum: 100 },
    valid_days: { type: 'integer', minimum: 1, maximum: 365 },
    payment_terms: { type: 'string', maxLength: 500, pattern: '^[^<>\']*$' },
    notes: { type: 'string', maxLength: 1000, pattern: '^[^<>\']*$' },
    footer: { type: 'string', maxLength: 300, pattern: '^[^<>\']*$' },
    bank_details: { type: 'string', maxLength: 300, pattern: '^[^<>\']*$' },
    template: { ref: () => BudgetTemplate },
    color: { ref: () => Color },
    message_text: { type: 'string', minLength: 1, maxLength: 1024, pattern: '^[^<>\']*$' },
    require_approval_over_cents: { type: ['integer', 'null'], minimum: 0 },
    signature: { anyOf: [{ ref: () => MediaFile }, { type: 'null' }] },
    version: { ref: () => EntityVersion },
  },
}
const BudgetTemplate = { type: 'string', enum: ['classic', 'compact'] }
const Color = { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$' }
const CurrencyCode = { type: 'string', pattern: '^[A-Z]{3}$' }
const EntityVersion = { type: 'integer', minimum: 1 }
const HttpsUrl = { type: 'string', format: 'uri', pattern: '^https://', maxLength: 500 }
const Id = { type: 'integer', minimum: 1, maximum: 2147483647 }
const IvaCondition = { type: 'string', enum: ['responsable_inscripto', 'monotributo', 'exento', 'consumidor_final'] }
const MediaFile = {
  type: 'object',
  required: ['id', 'filename', 'type', 'size', 'url'],
  additionalProperties: false,
  properties: {
    id: { ref: () => Id },
    filename: { type: 'string', maxLength: 255 },
    type: { type: 'string' },
    size: { type: 'integer', minimum: 0 },
    url: { type: 'string' },
  },
}
const QuickBudgetInput = {
  type: 'object',
  required: ['items'],
  additionalProperties: false,
  properties: {
    items: { type: 'array', maxItems: 100, items: { ref: () => BudgetItemInput }, minItems: 1 },
    discount: { anyOf: [{ ref: () => BudgetDiscount }, { type: 'null' }] },
    valid_days: { type: 'integer', minimum: 1, maximum: 365 },
    notes: { type: 'string', maxLength: 1000, pattern: '^[^<>\']*$' },
    version: { ref: () => EntityVersion },
  },
}
const TaxMode = { type: 'string', enum: ['included', 'added', 'none'] }

export const quickBudgetGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Chat' } },
}
export const quickBudgetCreateBody = {
  validate: /* @__PURE__ */ validator(QuickBudgetInput),
  fields: {
    items: { label: 'Renglones' },
    'items.*': { label: 'Renglón' },
    'items.*.product_id': { label: 'Producto' },
    'items.*.description': { label: 'Descripción', trim: true, input: 'all' },
    'items.*.quantity': { label: 'Cantidad' },
    'items.*.unit': { label: 'Unidad', input: 'all' },
    'items.*.unit_price_cents': { label: 'Precio unitario' },
    'items.*.discount_percent': { label: 'Descuento' },
    'items.*.tax_rate': { label: 'IVA' },
    discount: { label: 'Descuento general' },
    'discount.kind': { label: 'Descuento' },
    'discount.value': { label: 'Valor' },
    valid_days: { label: 'Validez' },
    notes: { label: 'Notas', input: 'all' },
    version: { label: 'Versión' },
  },
}
export const quickBudgetCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Chat' } },
}
export const quickBudgetSendParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Chat' } },
}
export const budgetListQuery = {
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
        status: { type: 'string', enum: ['draft', 'sent', 'viewed', 'accepted', 'rejected', 'expired', 'cancelled'] },
        chat_id: { type: 'integer' },
        contact_id: { ref: () => Id },
        date_from: { type: 'string', format: 'date' },
        date_to: { type: 'string', format: 'date' },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [
        { type: 'string', enum: ['number', 'date', 'valid_until', 'total_cents', 'status'] },
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
    'filter.chat_id': { label: 'Chat' },
    'filter.contact_id': { label: 'Contacto' },
    'filter.date_from': { label: 'Desde' },
    'filter.date_to': { label: 'Hasta' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const budgetListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const budgetGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Presupuesto' } },
}
export const budgetSettingsGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const budgetSettingsUpdateBody = {
  validate: /* @__PURE__ */ validator(BudgetSettings),
  fields: {
    business: { label: 'Datos del negocio' },
    'business.name': { label: 'Nombre', trim: true, input: 'all' },
    'business.legal_name': { label: 'Razón social', trim: true, input: 'all' },
    'business.cuit': { label: 'CUIT', messages: { pattern: 'El CUIT lleva 11 cifras.' }, trim: true },
    'business.iva_condition': { label: 'Condición frente al IVA' },
    'business.address': { label: 'Domicilio', trim: true, input: 'all' },
    'business.phone': { label: 'Teléfono', trim: true },
    'business.email': { label: 'Correo', messages: { pattern: 'El correo no es válido.' }, trim: true, input: 'email' },
    'business.web': {
      label: 'Sitio web',
      messages: { pattern: 'La dirección debe empezar con https://.', format: 'La dirección no es válida.' },
      trim: true,
    },
    'business.logo': { label: 'Logo' },
    'business.logo.id': { label: 'ID' },
    'business.logo.filename': { label: 'Archivo' },
    'business.logo.type': { label: 'Tipo' },
    'business.logo.size': { label: 'Tamaño' },
    'business.logo.url': { label: 'Dirección' },
    number_prefix: { label: 'Prefijo del número', messages: { pattern: 'El prefijo lleva mayúsculas, cifras y guiones.' } },
    next_number: { label: 'Próximo número' },
    currency: { label: 'Moneda' },
    tax_mode: { label: 'Impuestos' },
    default_tax_rate: { label: 'Alícuota de IVA' },
    valid_days: { label: 'Validez' },
    payment_terms: { label: 'Condiciones de pago', input: 'all' },
    notes: { label: 'Notas', input: 'all' },
    footer: { label: 'Pie', input: 'all' },
    bank_details: { label: 'Datos para transferir', input: 'all' },
    template: { label: 'Diseño' },
    color: { label: 'Color', messages: { pattern: 'El color se escribe con la forma #RRGGBB.' } },
    message_text: { label: 'Mensaje que acompaña al PDF', trim: true, input: 'all' },
    require_approval_over_cents: { label: 'Pedir aprobación desde' },
    signature: { label: 'Firma' },
    'signature.id': { label: 'ID' },
    'signature.filename': { label: 'Archivo' },
    'signature.type': { label: 'Tipo' },
    'signature.size': { label: 'Tamaño' },
    'signature.url': { label: 'Dirección' },
    version: { label: 'Versión' },
  },
}
export const budgetSettingsUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const budgetSettingsPreviewBody = {
  validate: /* @__PURE__ */ validator(BudgetSettings),
  fields: {
    business: { label: 'Datos del negocio' },
    'business.name': { label: 'Nombre', trim: true, input: 'all' },
    'business.legal_name': { label: 'Razón social', trim: true, input: 'all' },
    'business.cuit': { label: 'CUIT', messages: { pattern: 'El CUIT lleva 11 cifras.' }, trim: true },
    'business.iva_condition': { label: 'Condición frente al IVA' },
    'business.address': { label: 'Domicilio', trim: true, input: 'all' },
    'business.phone': { label: 'Teléfono', trim: true },
    'business.email': { label: 'Correo', messages: { pattern: 'El correo no es válido.' }, trim: true, input: 'email' },
    'business.web': {
      label: 'Sitio web',
      messages: { pattern: 'La dirección debe empezar con https://.', format: 'La dirección no es válida.' },
      trim: true,
    },
    'business.logo': { label: 'Logo' },
    'business.logo.id': { label: 'ID' },
    'business.logo.filename': { label: 'Archivo' },
    'business.logo.type': { label: 'Tipo' },
    'business.logo.size': { label: 'Tamaño' },
    'business.logo.url': { label: 'Dirección' },
    number_prefix: { label: 'Prefijo del número', messages: { pattern: 'El prefijo lleva mayúsculas, cifras y guiones.' } },
    next_number: { label: 'Próximo número' },
    currency: { label: 'Moneda' },
    tax_mode: { label: 'Impuestos' },
    default_tax_rate: { label: 'Alícuota de IVA' },
    valid_days: { label: 'Validez' },
    payment_terms: { label: 'Condiciones de pago', input: 'all' },
    notes: { label: 'Notas', input: 'all' },
    footer: { label: 'Pie', input: 'all' },
    bank_details: { label: 'Datos para transferir', input: 'all' },
    template: { label: 'Diseño' },
    color: { label: 'Color', messages: { pattern: 'El color se escribe con la forma #RRGGBB.' } },
    message_text: { label: 'Mensaje que acompaña al PDF', trim: true, input: 'all' },
    require_approval_over_cents: { label: 'Pedir aprobación desde' },
    signature: { label: 'Firma' },
    'signature.id': { label: 'ID' },
    'signature.filename': { label: 'Archivo' },
    'signature.type': { label: 'Tipo' },
    'signature.size': { label: 'Tamaño' },
    'signature.url': { label: 'Dirección' },
    version: { label: 'Versión' },
  },
}
export const budgetSettingsPreviewParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const budgetPublicGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['token'],
  properties: { token: { type: 'string', minLength: 22, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' } },
}),
  fields: { token: { label: 'Clave del enlace' } },
}
export const budgetPublicAnswerBody = {
  validate: /* @__PURE__ */ validator(BudgetAnswerInput),
  fields: { answer: { label: 'Respuesta' }, comment: { label: 'Comentario', input: 'all' } },
}
export const budgetPublicAnswerParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['token'],
  properties: { token: { type: 'string', minLength: 22, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' } },
}),
  fields: { token: { label: 'Clave del enlace' } },
}
