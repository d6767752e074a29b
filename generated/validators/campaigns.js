// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const ButtonType = { type: 'string', enum: ['response', 'form', 'url', 'phone', 'area', 'restart'] }
const CampaignAudience = {
  type: 'object',
  additionalProperties: false,
  properties: {
    group_ids: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 50 },
    label_ids: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 50 },
    contact_ids: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 5000 },
    rule: { anyOf: [{ ref: () => GroupRule }, { type: 'null' }] },
    import_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    exclude: { ref: () => CampaignExclude },
  },
}
const CampaignExclude = {
  type: 'object',
  additionalProperties: false,
  properties: {
    recent_days: { type: 'integer', minimum: 0, maximum: 90 },
    blocked: { type: 'boolean' },
    no_consent: { type: 'boolean' },
    open_chats: { type: 'boolean' },
    answered_days: { type: 'integer', minimum: 0, maximum: 365 },
  },
}
const CampaignInput = {
  type: 'object',
  required: ['name', 'type', 'channel', 'audience', 'schedule'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    type: { ref: () => CampaignType },
    channel: { ref: () => Channel },
    template_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    template_params: { ref: () => TemplateParams },
    body: { type: 'string', maxLength: 1024, pattern: '^[^<>\']*$' },
    media_ids: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 5 },
    buttons: { type: 'array', maxItems: 10, items: { ref: () => ResponseButton } },
    form_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    audience: { ref: () => CampaignAudience },
    schedule: { ref: () => CampaignSchedule },
    throttle_per_minute: { type: 'integer', minimum: 1, maximum: 600 },
    reply_handling: { ref: () => CampaignReplies },
    area_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    reminder: { anyOf: [{ ref: () => CampaignReminder }, { type: 'null' }] },
    version: { ref: () => EntityVersion },
  },
}
const CampaignReminder = {
  type: 'object',
  required: ['after_hours', 'times'],
  additionalProperties: false,
  properties: {
    after_hours: { type: 'integer', minimum: 1, maximum: 168 },
    times: { type: 'integer', minimum: 0, maximum: 2 },
  },
}
const CampaignRepeat = { type: 'string', enum: ['weekly', 'monthly'] }
const CampaignReplies = { type: 'string', enum: ['bot', 'area'] }
const CampaignSchedule = {
  type: 'object',
  required: ['kind', 'timezone'],
  additionalProperties: false,
  properties: {
    kind: { ref: () => CampaignWhen },
    at: { type: ['string', 'null'], format: 'date-time' },
    repeat: { anyOf: [{ ref: () => CampaignRepeat }, { type: 'null' }] },
    weekday: { anyOf: [{ ref: () => Weekday }, { type: 'null' }] },
    month_day: { type: ['integer', 'null'], minimum: 1, maximum: 28 },
    time: { type: ['string', 'null'], pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
    timezone: { ref: () => TimeZone },
    from_hour: { type: 'integer', minimum: 0, maximum: 23 },
    to_hour: { type: 'integer', minimum: 1, maximum: 24 },
  },
}
const CampaignTestInput = {
  type: 'object',
  additionalProperties: false,
  properties: {
    contact_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    phone: { type: 'string', pattern: '^\\+?[0-9]{6,15}$' },
  },
  minProperties: 1,
}
const CampaignType = { type: 'string', enum: ['message', 'survey', 'template'] }
const CampaignWhen = { type: 'string', enum: ['now', 'at', 'recurring'] }
const Channel = { type: 'string', enum: ['webchat', 'whatsapp', 'facebook'] }
const EntityVersion = { type: 'integer', minimum: 1 }
const GroupCondition = {
  type: 'object',
  required: ['field', 'operator'],
  additionalProperties: false,
  properties: {
    field: { ref: () => RuleField },
    key: { type: ['string', 'null'], pattern: '^[a-z0-9_]{1,40}$' },
    operator: { ref: () => RuleOperator },
    value: {
      anyOf: [
        { type: ['string', 'number', 'boolean', 'null'], maxLength: 200 },
        { type: 'array', maxItems: 100, items: { type: ['string', 'number'], maxLength: 200 } },
      ],
    },
  },
}
const GroupRule = {
  type: 'object',
  required: ['match', 'conditions'],
  additionalProperties: false,
  properties: {
    match: { ref: () => RuleMatch },
    conditions: { type: 'array', maxItems: 20, items: { ref: () => GroupCondition }, minItems: 1 },
  },
}
const Id = { type: 'integer', minimum: 1, maximum: 2147483647 }
const MessageTemplateInput = {
  type: 'object',
  required: ['name', 'language', 'category', 'body'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', pattern: '^[a-z0-9_]{1,60}$' },
    language: { ref: () => TemplateLanguage },
    category: { ref: () => TemplateCategory },
    header: { ref: () => TemplateHeader },
    body: { type: 'string', minLength: 1, maxLength: 1024, pattern: '^[^<>\']*$' },
    samples: { type: 'object', maxProperties: 30, additionalProperties: { type: 'string', maxLength: 200 } },
    footer: { type: 'string', maxLength: 60, pattern: '^[^<>\']*$' },
    buttons: { type: 'array', maxItems: 10, items: { ref: () => TemplateButton } },
    version: { ref: () => EntityVersion },
  },
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
const RuleField = {
  type: 'string',
  enum: [
    'name',
    'phone',
    'email',
    'company',
    'city',
    'province',
    'label',
    'last_seen',
    'first_seen',
    'channel',
    'area',
    'consent',
    'survey',
    'product',
    'custom',
  ],
}
const RuleMatch = { type: 'string', enum: ['all', 'any'] }
const RuleOperator = {
  type: 'string',
  enum: ['eq', 'ne', 'contains', 'starts', 'gt', 'lt', 'before_days', 'present', 'absent', 'in'],
}
const TemplateButton = {
  type: 'object',
  required: ['kind', 'title'],
  additionalProperties: false,
  properties: {
    kind: { ref: () => TemplateButtonKind },
    title: { type: 'string', minLength: 1, maxLength: 25, pattern: '^[^<>\']*$' },
    target: { type: ['string', 'null'], maxLength: 500 },
  },
}
const TemplateButtonKind = { type: 'string', enum: ['quick_reply', 'url', 'phone', 'copy_code'] }
const TemplateCategory = { type: 'string', enum: ['MARKETING', 'UTILITY', 'AUTHENTICATION'] }
const TemplateHeader = {
  type: 'object',
  required: ['kind'],
  additionalProperties: false,
  properties: {
    kind: { ref: () => TemplateHeaderKind },
    text: { type: ['string', 'null'], maxLength: 60, pattern: '^[^<>\']*$' },
    media_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
  },
}
const TemplateHeaderKind = { type: 'string', enum: ['none', 'text', 'image', 'video', 'document', 'location'] }
const TemplateLanguage = { type: 'string', enum: ['es_AR', 'es', 'es_MX', 'pt_BR', 'en'] }
const TemplateParams = { type: 'object', maxProperties: 30, additionalProperties: { type: 'string', minLength: 1, maxLength: 200 } }
const TimeZone = { type: 'string', maxLength: 60, pattern: '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$' }
const Weekday = { type: 'integer', enum: [0, 1, 2, 3, 4, 5, 6] }

export const campaignListQuery = {
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
        status: {
          type: 'string',
          enum: ['draft', 'scheduled', 'running', 'paused', 'cancelled', 'finished', 'failed'],
        },
        channel: { type: 'string', enum: ['webchat', 'whatsapp', 'facebook'] },
        type: { type: 'string', enum: ['message', 'survey', 'template'] },
        created_by_id: { ref: () => Id },
        form_id: { type: 'integer' },
        created_at_from: { type: 'string', format: 'date' },
        created_at_to: { type: 'string', format: 'date' },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [
        { type: 'string', enum: ['name', 'status', 'channel', 'type', 'started_at', 'created_at'] },
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
    'filter.status': { label: 'Estado' },
    'filter.channel': { label: 'Canal' },
    'filter.type': { label: 'Tipo' },
    'filter.created_by_id': { label: 'Creada por' },
    'filter.form_id': { label: 'Encuesta' },
    'filter.created_at_from': { label: 'Desde' },
    'filter.created_at_to': { label: 'Hasta' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const campaignListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const campaignCreateBody = {
  validate: /* @__PURE__ */ validator(CampaignInput),
  fields: {
    name: { label: 'Nombre', trim: true, input: 'text' },
    type: { label: 'Tipo' },
    channel: { label: 'Canal' },
    template_id: { label: 'Plantilla' },
    template_params: { label: 'Datos de la plantilla' },
    body: { label: 'Mensaje', input: 'all' },
    media_ids: { label: 'Archivos' },
    'media_ids.*': { label: 'ID' },
    buttons: { label: 'Botones' },
    'buttons.*': { label: 'Botón' },
    'buttons.*.title': { label: 'Texto', trim: true, input: 'all' },
    'buttons.*.type': { label: 'Acción del botón' },
    'buttons.*.target': { label: 'Destino', trim: true },
    'buttons.*.description': { label: 'Descripción', trim: true, input: 'all' },
    form_id: { label: 'Encuesta' },
    audience: { label: 'Destinatarios' },
    'audience.group_ids': { label: 'Grupos' },
    'audience.group_ids.*': { label: 'ID' },
    'audience.label_ids': { label: 'Etiquetas' },
    'audience.label_ids.*': { label: 'ID' },
    'audience.contact_ids': { label: 'Contactos' },
    'audience.contact_ids.*': { label: 'ID' },
    'audience.rule': { label: 'Regla' },
    'audience.rule.match': { label: 'Cumple' },
    'audience.rule.conditions': { label: 'Condiciones' },
    'audience.rule.conditions.*': { label: 'Condición' },
    'audience.rule.conditions.*.field': { label: 'Dato' },
    'audience.rule.conditions.*.key': { label: 'Clave del dato propio' },
    'audience.rule.conditions.*.operator': { label: 'Comparación' },
    'audience.rule.conditions.*.value': { label: 'Valor' },
    'audience.import_id': { label: 'Importación' },
    'audience.exclude': { label: 'A quién no enviar' },
    'audience.exclude.recent_days': { label: 'Con mensaje en los últimos días' },
    'audience.exclude.blocked': { label: 'Bloqueados' },
    'audience.exclude.no_consent': { label: 'Sin consentimiento' },
    'audience.exclude.open_chats': { label: 'Con un chat abierto' },
    'audience.exclude.answered_days': { label: 'Que contestaron en los últimos días' },
    schedule: { label: 'Programación' },
    'schedule.kind': { label: 'Envío' },
    'schedule.at': { label: 'Fecha y hora' },
    'schedule.repeat': { label: 'Se repite' },
    'schedule.weekday': { label: 'Día' },
    'schedule.month_day': { label: 'Día del mes' },
    'schedule.time': { label: 'Hora' },
    'schedule.timezone': { label: 'Zona horaria', messages: { pattern: 'La zona horaria no es válida.' } },
    'schedule.from_hour': { label: 'No antes de' },
    'schedule.to_hour': { label: 'No después de' },
    throttle_per_minute: { label: 'Mensajes por minuto' },
    reply_handling: { label: 'Respuestas' },
    area_id: { label: 'Área que atiende' },
    reminder: { label: 'Recordatorio' },
    'reminder.after_hours': { label: 'Horas después' },
    'reminder.times': { label: 'Veces' },
    version: { label: 'Versión' },
  },
}
export const campaignCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const campaignGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Campaña' } },
}
export const campaignUpdateBody = {
  validate: /* @__PURE__ */ validator(CampaignInput),
  fields: {
    name: { label: 'Nombre', trim: true, input: 'text' },
    type: { label: 'Tipo' },
    channel: { label: 'Canal' },
    template_id: { label: 'Plantilla' },
    template_params: { label: 'Datos de la plantilla' },
    body: { label: 'Mensaje', input: 'all' },
    media_ids: { label: 'Archivos' },
    'media_ids.*': { label: 'ID' },
    buttons: { label: 'Botones' },
    'buttons.*': { label: 'Botón' },
    'buttons.*.title': { label: 'Texto', trim: true, input: 'all' },
    'buttons.*.type': { label: 'Acción del botón' },
    'buttons.*.target': { label: 'Destino', trim: true },
    'buttons.*.description': { label: 'Descripción', trim: true, input: 'all' },
    form_id: { label: 'Encuesta' },
    audience: { label: 'Destinatarios' },
    'audience.group_ids': { label: 'Grupos' },
    'audience.group_ids.*': { label: 'ID' },
    'audience.label_ids': { label: 'Etiquetas' },
    'audience.label_ids.*': { label: 'ID' },
    'audience.contact_ids': { label: 'Contactos' },
    'audience.contact_ids.*': { label: 'ID' },
    'audience.rule': { label: 'Regla' },
    'audience.rule.match': { label: 'Cumple' },
    'audience.rule.conditions': { label: 'Condiciones' },
    'audience.rule.conditions.*': { label: 'Condición' },
    'audience.rule.conditions.*.field': { label: 'Dato' },
    'audience.rule.conditions.*.key': { label: 'Clave del dato propio' },
    'audience.rule.conditions.*.operator': { label: 'Comparación' },
    'audience.rule.conditions.*.value': { label: 'Valor' },
    'audience.import_id': { label: 'Importación' },
    'audience.exclude': { label: 'A quién no enviar' },
    'audience.exclude.recent_days': { label: 'Con mensaje en los últimos días' },
    'audience.exclude.blocked': { label: 'Bloqueados' },
    'audience.exclude.no_consent': { label: 'Sin consentimiento' },
    'audience.exclude.open_chats': { label: 'Con un chat abierto' },
    'audience.exclude.answered_days': { label: 'Que contestaron en los últimos días' },
    schedule: { label: 'Programación' },
    'schedule.kind': { label: 'Envío' },
    'schedule.at': { label: 'Fecha y hora' },
    'schedule.repeat': { label: 'Se repite' },
    'schedule.weekday': { label: 'Día' },
    'schedule.month_day': { label: 'Día del mes' },
    'schedule.time': { label: 'Hora' },
    'schedule.timezone': { label: 'Zona horaria', messages: { pattern: 'La zona horaria no es válida.' } },
    'schedule.from_hour': { label: 'No antes de' },
    'schedule.to_hour': { label: 'No después de' },
    throttle_per_minute: { label: 'Mensajes por minuto' },
    reply_handling: { label: 'Respuestas' },
    area_id: { label: 'Área que atiende' },
    reminder: { label: 'Recordatorio' },
    'reminder.after_hours': { label: 'Horas después' },
    'reminder.times': { label: 'Veces' },
    version: { label: 'Versión' },
  },
}
export const campaignUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Campaña' } },
}
export const campaignDeleteParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Campaña' } },
}
export const campaignReviewGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Campaña' } },
}
export const campaignTestBody = {
  validate: /* @__PURE__ */ validator(CampaignTestInput),
  fields: {
    contact_id: { label: 'Contacto' },
    phone: { label: 'Teléfono', messages: { pattern: 'El teléfono lleva solo cifras y al menos 6.' }, trim: true },
  },
}
export const campaignTestParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Campaña' } },
}
export const campaignLaunchParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Campaña' } },
}
export const campaignPauseParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Campaña' } },
}
export const campaignResumeParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Campaña' } },
}
export const campaignCancelParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Campaña' } },
}
export const campaignDuplicateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Campaña' } },
}
export const campaignRetryParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Campaña' } },
}
export const campaignRecipientListQuery = {
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
        contact: { type: 'string', maxLength: 200 },
        phone: { type: 'string', maxLength: 200 },
        state: { type: 'string', enum: ['pending', 'sent', 'delivered', 'read', 'replied', 'failed', 'excluded'] },
        error_code: { type: 'string', maxLength: 200 },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [
        { type: 'string', enum: ['contact', 'phone', 'state', 'sent_at', 'delivered_at', 'read_at'] },
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
    'filter.contact': { label: 'Contacto' },
    'filter.phone': { label: 'Teléfono' },
    'filter.state': { label: 'Estado' },
    'filter.error_code': { label: 'Código del error' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const campaignRecipientListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Campaña' } },
}
export const templateListQuery = {
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
        language: { type: 'string', enum: ['es_AR', 'es', 'es_MX', 'pt_BR', 'en'] },
        category: { type: 'string', enum: ['MARKETING', 'UTILITY', 'AUTHENTICATION'] },
        status: { type: 'string', enum: ['DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'PAUSED', 'DISABLED'] },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [
        { type: 'string', enum: ['name', 'language', 'category', 'status', 'updated_at'] },
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
    'filter.language': { label: 'Idioma' },
    'filter.category': { label: 'Categoría' },
    'filter.status': { label: 'Estado' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const templateListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const templateCreateBody = {
  validate: /* @__PURE__ */ validator(MessageTemplateInput),
  fields: {
    name: { label: 'Nombre', messages: { pattern: 'El nombre lleva minúsculas, cifras y guion bajo.' } },
    language: { label: 'Idioma' },
    category: { label: 'Categoría' },
    header: { label: 'Encabezado' },
    'header.kind': { label: 'Encabezado' },
    'header.text': { label: 'Texto', input: 'all' },
    'header.media_id': { label: 'Archivo' },
    body: { label: 'Mensaje', trim: true, input: 'all' },
    samples: { label: 'Ejemplos de los parámetros' },
    footer: { label: 'Pie', input: 'all' },
    buttons: { label: 'Botones' },
    'buttons.*': { label: 'Botón' },
    'buttons.*.kind': { label: 'Acción' },
    'buttons.*.title': { label: 'Texto', trim: true, input: 'all' },
    'buttons.*.target': { label: 'Destino' },
    version: { label: 'Versión' },
  },
}
export const templateCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const templateGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Plantilla' } },
}
export const templateUpdateBody = {
  validate: /* @__PURE__ */ validator(MessageTemplateInput),
  fields: {
    name: { label: 'Nombre', messages: { pattern: 'El nombre lleva minúsculas, cifras y guion bajo.' } },
    language: { label: 'Idioma' },
    category: { label: 'Categoría' },
    header: { label: 'Encabezado' },
    'header.kind': { label: 'Encabezado' },
    'header.text': { label: 'Texto', input: 'all' },
    'header.media_id': { label: 'Archivo' },
    body: { label: 'Mensaje', trim: true, input: 'all' },
    samples: { label: 'Ejemplos de los parámetros' },
    footer: { label: 'Pie', input: 'all' },
    buttons: { label: 'Botones' },
    'buttons.*': { label: 'Botón' },
    'buttons.*.kind': { label: 'Acción' },
    'buttons.*.title': { label: 'Texto', trim: true, input: 'all' },
    'buttons.*.target': { label: 'Destino' },
    version: { label: 'Versión' },
  },
}
export const templateUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Plantilla' } },
}
export const templateDeleteParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Plantilla' } },
}
export const templateSyncParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
