// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const AccountPluginInput = {
  type: 'object',
  required: ['account'],
  additionalProperties: false,
  properties: {
    account: { type: 'string', minLength: 1, maxLength: 100, pattern: '^[^<>\']*$' },
    greeting: { type: 'string', maxLength: 1024, pattern: '^[^<>\']*$' },
    token: { type: 'string', maxLength: 1024 },
  },
}
const ApiKeyInput = {
  type: 'object',
  required: ['name', 'scopes'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    scopes: { type: 'array', minItems: 1, uniqueItems: true, items: { ref: () => ApiScope } },
    expires_at: { type: ['string', 'null'], format: 'date-time' },
  },
}
const ApiScope = { type: 'string', enum: ['chats', 'contacts', 'forms', 'responses', 'campaigns', 'analytics'] }
const ButtonType = { type: 'string', enum: ['response', 'form', 'url', 'phone', 'area', 'restart'] }
const EmptyBody = { type: 'object', additionalProperties: false, properties: {} }
const FacebookInput = {
  type: 'object',
  required: ['page_id'],
  additionalProperties: false,
  properties: {
    page_id: { type: 'string', minLength: 1, maxLength: 40, pattern: '^[0-9]*$' },
    page_name: { type: 'string', maxLength: 100 },
    get_started: { type: 'string', maxLength: 1024, pattern: '^[^<>\']*$' },
    greeting: { type: 'string', maxLength: 160, pattern: '^[^<>\']*$' },
    persistent_menu: { type: 'array', maxItems: 5, items: { ref: () => ResponseButton } },
    instagram_id: { type: ['string', 'null'], maxLength: 40 },
    page_access_token: { type: 'string', maxLength: 1024 },
    app_secret: { type: 'string', maxLength: 1024 },
  },
}
const FormMappingInput = {
  type: 'object',
  required: ['account', 'mappings'],
  additionalProperties: false,
  properties: {
    account: { type: 'string', minLength: 1, maxLength: 500 },
    mappings: {
      type: 'array',
      maxItems: 100,
      items: {
        type: 'object',
        required: ['field', 'column'],
        additionalProperties: false,
        properties: {
          field: { type: 'string', minLength: 1, maxLength: 60 },
          column: { type: 'string', minLength: 1, maxLength: 60 },
        },
      },
    },
    token: { type: 'string', maxLength: 1024 },
  },
}
const HttpsUrl = { type: 'string', format: 'uri', pattern: '^https://', maxLength: 500 }
const MailboxInput = {
  type: 'object',
  required: ['address', 'imap_host', 'imap_port', 'smtp_host', 'smtp_port', 'user'],
  additionalProperties: false,
  properties: {
    address: { type: 'string', format: 'email', maxLength: 150, pattern: '^[A-Za-z0-9@_.\\-]*$' },
    imap_host: { type: 'string', minLength: 1, maxLength: 255 },
    imap_port: { type: 'integer', minimum: 1, maximum: 65535 },
    smtp_host: { type: 'string', minLength: 1, maxLength: 255 },
    smtp_port: { type: 'integer', minimum: 1, maximum: 65535 },
    user: { type: 'string', minLength: 1, maxLength: 150 },
    password: { type: 'string', maxLength: 1024 },
  },
}
const PluginKey = {
  type: 'string',
  enum: [
    'whatsapp',
    'facebook',
    'webchat',
    'instagram',
    'telegram',
    'email',
    'webhook',
    'sheets',
    'automation',
    'store',
  ],
}
const QualityRating = { type: 'string', enum: ['green', 'yellow', 'red'] }
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
const StoreInput = {
  type: 'object',
  required: ['provider', 'account', 'direction', 'interval_minutes'],
  additionalProperties: false,
  properties: {
    provider: { ref: () => StoreProvider },
    account: { type: 'string', minLength: 1, maxLength: 150 },
    direction: { ref: () => SyncDirection },
    interval_minutes: { type: 'integer', minimum: 15, maximum: 10080 },
    last_run_at: { type: ['string', 'null'], format: 'date-time' },
    last_run_error: { type: ['string', 'null'] },
    token: { type: 'string', maxLength: 1024 },
  },
}
const StoreProvider = { type: 'string', enum: ['tienda_nube', 'mercado_libre', 'woocommerce', 'mercado_pago'] }
const SyncDirection = { type: 'string', enum: ['pull', 'push', 'both'] }
const WebchatInput = {
  type: 'object',
  required: ['allowed_domains'],
  additionalProperties: false,
  properties: {
    snippet: { type: 'string' },
    allowed_domains: {
      type: 'array',
      minItems: 1,
      maxItems: 50,
      uniqueItems: true,
      items: { type: 'string', maxLength: 255, pattern: '^https://[a-zA-Z0-9.-]+(:[0-9]+)?$' },
    },
    identity_required: { type: 'boolean' },
    identity_key: { type: 'string', maxLength: 1024 },
  },
}
const WebhookEvent = { type: 'string', enum: ['message', 'conversation', 'handoff', 'resolved', 'lead', 'form_completed'] }
const WebhookInput = {
  type: 'object',
  required: ['url', 'events', 'active'],
  additionalProperties: false,
  properties: {
    url: { ref: () => HttpsUrl },
    events: { type: 'array', minItems: 1, uniqueItems: true, items: { ref: () => WebhookEvent } },
    headers: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        required: ['name', 'value'],
        additionalProperties: false,
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-z0-9-]+$' },
          value: { type: 'string', minLength: 1, maxLength: 500 },
        },
      },
    },
    active: { type: 'boolean' },
    retries: { type: 'integer', minimum: 0, maximum: 10 },
    secret: { type: 'string', maxLength: 1024 },
  },
}
const WhatsappInput = {
  type: 'object',
  required: ['phone', 'phone_number_id', 'waba_id', 'app_id'],
  additionalProperties: false,
  properties: {
    phone: { type: 'string', pattern: '^\\+[1-9][0-9]{6,14}$' },
    phone_number_id: { type: 'string', minLength: 1, maxLength: 40, pattern: '^[0-9]*$' },
    waba_id: { type: 'string', minLength: 1, maxLength: 40, pattern: '^[0-9]*$' },
    app_id: { type: 'string', minLength: 1, maxLength: 40, pattern: '^[0-9]*$' },
    api_version: { type: 'string', pattern: '^v[0-9]{1,2}\\.[0-9]$' },
    display_name: { type: 'string', maxLength: 60 },
    verified: { type: 'boolean' },
    quality_rating: { ref: () => QualityRating },
    messaging_limit: { type: ['integer', 'null'] },
    auto_read_receipt: { type: 'boolean' },
    coexistence: { type: 'boolean' },
    access_token: { type: 'string', maxLength: 1024 },
    app_secret: { type: 'string', maxLength: 1024 },
    verify_token: { type: 'string', maxLength: 1024 },
  },
}

export const pluginListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const whatsappConnectBody = {
  validate: /* @__PURE__ */ validator(WhatsappInput),
  fields: {
    phone: { label: 'Teléfono', messages: { pattern: 'El teléfono lleva +, el país y el número.' }, trim: true },
    phone_number_id: { label: 'ID del número', trim: true, input: 'number' },
    waba_id: { label: 'ID de la cuenta de WhatsApp', trim: true, input: 'number' },
    app_id: { label: 'ID de la aplicación', trim: true, input: 'number' },
    api_version: { label: 'Versión de la API' },
    display_name: { label: 'Nombre visible' },
    verified: { label: 'Verificado' },
    quality_rating: { label: 'Calidad' },
    messaging_limit: { label: 'Tope diario' },
    auto_read_receipt: { label: 'Marcar como leído al recibir' },
    coexistence: { label: 'Usar también la aplicación de WhatsApp Business' },
    access_token: { label: 'Clave de acceso', trim: true },
    app_secret: { label: 'Secreto de la aplicación', trim: true },
    verify_token: { label: 'Clave de verificación', trim: true },
  },
}
export const whatsappConnectParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const facebookConnectBody = {
  validate: /* @__PURE__ */ validator(FacebookInput),
  fields: {
    page_id: { label: 'ID de la página', trim: true, input: 'number' },
    page_name: { label: 'Página' },
    get_started: { label: 'Respuesta al botón Empezar', trim: true, input: 'all' },
    greeting: { label: 'Saludo', trim: true, input: 'all' },
    persistent_menu: { label: 'Menú fijo' },
    'persistent_menu.*': { label: 'Botón' },
    'persistent_menu.*.title': { label: 'Texto', trim: true, input: 'all' },
    'persistent_menu.*.type': { label: 'Acción del botón' },
    'persistent_menu.*.target': { label: 'Destino', trim: true },
    'persistent_menu.*.description': { label: 'Descripción', trim: true, input: 'all' },
    instagram_id: { label: 'Cuenta de Instagram' },
    page_access_token: { label: 'Clave de la página', trim: true },
    app_secret: { label: 'Secreto de la aplicación', trim: true },
  },
}
export const facebookConnectParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const webchatConnectBody = {
  validate: /* @__PURE__ */ validator(WebchatInput),
  fields: {
    snippet: { label: 'Código para el sitio' },
    allowed_domains: { label: 'Sitios permitidos' },
    'allowed_domains.*': { label: 'Sitio' },
    identity_required: { label: 'Verificar la identidad de los visitantes' },
    identity_key: { label: 'Clave de identidad', trim: true },
  },
}
export const webchatConnectParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const instagramConnectBody = {
  validate: /* @__PURE__ */ validator(AccountPluginInput),
  fields: {
    account: { label: 'Cuenta', trim: true, input: 'all' },
    greeting: { label: 'Saludo', trim: true, input: 'all' },
    token: { label: 'Clave de acceso', trim: true },
  },
}
export const instagramConnectParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const telegramConnectBody = {
  validate: /* @__PURE__ */ validator(AccountPluginInput),
  fields: {
    account: { label: 'Cuenta', trim: true, input: 'all' },
    greeting: { label: 'Saludo', trim: true, input: 'all' },
    token: { label: 'Clave de acceso', trim: true },
  },
}
export const telegramConnectParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const mailboxConnectBody = {
  validate: /* @__PURE__ */ validator(MailboxInput),
  fields: {
    address: { label: 'Dirección', trim: true, input: 'email' },
    imap_host: { label: 'Servidor de entrada', trim: true },
    imap_port: { label: 'Puerto de entrada' },
    smtp_host: { label: 'Servidor de salida', trim: true },
    smtp_port: { label: 'Puerto de salida' },
    user: { label: 'Usuario', trim: true },
    password: { label: 'Contraseña', trim: true },
  },
}
export const mailboxConnectParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const webhookConnectBody = {
  validate: /* @__PURE__ */ validator(WebhookInput),
  fields: {
    url: {
      label: 'Dirección web',
      messages: { pattern: 'La dirección debe empezar con https://.', format: 'La dirección no es válida.' },
      trim: true,
    },
    events: { label: 'Sucesos' },
    'events.*': { label: 'Suceso' },
    headers: { label: 'Cabeceras' },
    'headers.*': { label: 'Cabecera' },
    'headers.*.name': { label: 'Nombre' },
    'headers.*.value': { label: 'Valor' },
    active: { label: 'Activo' },
    retries: { label: 'Reintentos' },
    secret: { label: 'Secreto de la firma', trim: true },
  },
}
export const webhookConnectParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const sheetsConnectBody = {
  validate: /* @__PURE__ */ validator(FormMappingInput),
  fields: {
    account: { label: 'Cuenta o dirección', trim: true },
    mappings: { label: 'Correspondencias' },
    'mappings.*': { label: 'Correspondencia' },
    'mappings.*.field': { label: 'Campo del formulario' },
    'mappings.*.column': { label: 'Columna' },
    token: { label: 'Clave de acceso', trim: true },
  },
}
export const sheetsConnectParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const automationConnectBody = {
  validate: /* @__PURE__ */ validator(FormMappingInput),
  fields: {
    account: { label: 'Cuenta o dirección', trim: true },
    mappings: { label: 'Correspondencias' },
    'mappings.*': { label: 'Correspondencia' },
    'mappings.*.field': { label: 'Campo del formulario' },
    'mappings.*.column': { label: 'Columna' },
    token: { label: 'Clave de acceso', trim: true },
  },
}
export const automationConnectParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const storeConnectBody = {
  validate: /* @__PURE__ */ validator(StoreInput),
  fields: {
    provider: { label: 'Tienda' },
    account: { label: 'Cuenta', trim: true },
    direction: { label: 'Sentido' },
    interval_minutes: { label: 'Cada (minutos)' },
    last_run_at: { label: 'Última sincronización' },
    last_run_error: { label: 'Error de la última sincronización' },
    token: { label: 'Clave de acceso', trim: true },
  },
}
export const storeConnectParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const pluginGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'key'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, key: { ref: () => PluginKey } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, key: { label: 'Conector' } },
}
export const pluginTestBody = {
  validate: /* @__PURE__ */ validator(EmptyBody),
  fields: {},
}
export const pluginTestParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'key'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, key: { ref: () => PluginKey } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, key: { label: 'Conector' } },
}
export const pluginDisconnectBody = {
  validate: /* @__PURE__ */ validator(EmptyBody),
  fields: {},
}
export const pluginDisconnectParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'key'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, key: { ref: () => PluginKey } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, key: { label: 'Conector' } },
}
export const pluginRotateBody = {
  validate: /* @__PURE__ */ validator(EmptyBody),
  fields: {},
}
export const pluginRotateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'key'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, key: { ref: () => PluginKey } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, key: { label: 'Conector' } },
}
export const pluginEventListQuery = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    filter: {
      type: 'object',
      additionalProperties: false,
      properties: { kind: { type: 'string', maxLength: 200 }, ok: { type: 'boolean', enum: [true, false] } },
    },
    sort: {
      type: 'array',
      prefixItems: [{ type: 'string', enum: ['at'] }, { type: 'string', enum: ['ASC', 'DESC'] }],
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
    'filter.kind': { label: 'Suceso' },
    'filter.ok': { label: 'Resultado' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const pluginEventListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'key'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, key: { ref: () => PluginKey } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, key: { label: 'Conector' } },
}
export const apiKeyListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const apiKeyCreateBody = {
  validate: /* @__PURE__ */ validator(ApiKeyInput),
  fields: {
    name: { label: 'Nombre', trim: true, input: 'text' },
    scopes: { label: 'Alcances' },
    'scopes.*': { label: 'Alcance' },
    expires_at: { label: 'Vence' },
  },
}
export const apiKeyCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const apiKeyDeleteParams = {
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
