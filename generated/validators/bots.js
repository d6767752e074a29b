// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const ApiTimeout = {
  type: 'object',
  required: ['api_request_timeout'],
  additionalProperties: false,
  properties: { api_request_timeout: { type: 'integer', minimum: 1, maximum: 30 } },
}
const AutoResolve = {
  type: 'object',
  required: ['minutes', 'reminders', 'closing_text'],
  additionalProperties: false,
  properties: {
    minutes: { type: 'integer', minimum: 5, maximum: 43200 },
    reminders: {
      type: 'array',
      maxItems: 3,
      items: {
        type: 'object',
        required: ['after_minutes', 'text'],
        additionalProperties: false,
        properties: {
          after_minutes: { type: 'integer', minimum: 1, maximum: 43200 },
          text: { type: 'string', minLength: 1, maxLength: 1024, pattern: '^[^<>\']*$' },
        },
      },
    },
    closing_text: { type: 'string', maxLength: 1024, pattern: '^[^<>\']*$' },
  },
}
const BotCloneInput = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: { name: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' } },
}
const BotContact = {
  type: 'object',
  required: ['website', 'phone', 'email', 'address', 'terms_url', 'privacy_url'],
  additionalProperties: false,
  properties: {
    website: { anyOf: [{ ref: () => HttpsUrl }, { type: 'null' }] },
    phone: { type: 'string', maxLength: 16, pattern: '^(\\+?[0-9]{6,15})?$' },
    email: { type: ['string', 'null'], format: 'email', maxLength: 150 },
    address: { type: 'string', maxLength: 200, pattern: '^[^<>\']*$' },
    terms_url: { anyOf: [{ ref: () => HttpsUrl }, { type: 'null' }] },
    privacy_url: { anyOf: [{ ref: () => HttpsUrl }, { type: 'null' }] },
    cover: { type: ['integer', 'null'], minimum: 1 },
  },
}
const BotRemoval = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: { name: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' } },
}
const BotSettingsInput = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    avatar: { type: ['integer', 'null'], minimum: 1 },
    description: { type: 'string', maxLength: 300, pattern: '^[^<>\']*$' },
    language: { ref: () => Language },
    timezone: { ref: () => TimeZone },
    currency: { ref: () => CurrencyCode },
    country: { type: 'string', pattern: '^[A-Z]{2}$' },
    session_timeout_minutes: { type: 'integer', minimum: 5, maximum: 1440 },
    auto_resolve: { anyOf: [{ ref: () => AutoResolve }, { type: 'null' }] },
    unread_policy: { ref: () => UnreadPolicy },
    retention: { ref: () => Retention },
    version: { ref: () => EntityVersion },
  },
}
const ButtonType = { type: 'string', enum: ['response', 'form', 'url', 'phone', 'area', 'restart'] }
const Color = { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$' }
const CurrencyCode = { type: 'string', pattern: '^[A-Z]{3}$' }
const EntityVersion = { type: 'integer', minimum: 1 }
const ExportLead = {
  type: 'object',
  required: ['enabled'],
  additionalProperties: false,
  properties: {
    enabled: { type: 'boolean' },
    webhook: { anyOf: [{ ref: () => HttpsUrl }, { type: 'null' }] },
    google_sheet: { type: ['string', 'null'], maxLength: 120 },
  },
}
const HandoffFormMode = { type: 'string', enum: ['never', 'before_handoff', 'out_of_hours'] }
const HandoffInput = {
  type: 'object',
  required: ['form_handoff_mode'],
  additionalProperties: false,
  properties: {
    form_handoff_mode: { ref: () => HandoffFormMode },
    on_words: {
      type: 'array',
      maxItems: 50,
      uniqueItems: true,
      items: { type: 'string', minLength: 2, maxLength: 40, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    },
    confirmation: { type: 'boolean' },
    wait_message: { type: 'string', maxLength: 1024, pattern: '^[^<>\']*$' },
    assign_message: { type: 'string', maxLength: 1024, pattern: '^[^<>\']*$' },
    queue_position: { type: 'boolean' },
    timeout_minutes: { type: ['integer', 'null'], minimum: 1, maximum: 1440 },
    no_agents_response_id: { type: ['integer', 'null'], minimum: 1 },
    return_to_bot_after_minutes: { type: 'integer', minimum: 0, maximum: 1440 },
    return_message: { type: 'string', maxLength: 1024, pattern: '^[^<>\']*$' },
    same_agent_days: { type: 'integer', minimum: 0, maximum: 365 },
    version: { ref: () => EntityVersion },
  },
}
const HandoffSchedule = {
  type: 'object',
  required: ['schedule'],
  additionalProperties: false,
  properties: { schedule: { ref: () => OpeningHours } },
}
const HttpsUrl = { type: 'string', format: 'uri', pattern: '^https://', maxLength: 500 }
const Language = { type: 'string', enum: ['es-AR', 'es-419', 'es-ES', 'pt-BR', 'en-US'] }
const NewContact = {
  type: 'object',
  required: ['name', 'phone'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 70, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    phone: { type: 'string', maxLength: 16, pattern: '^(\\+?[0-9]{6,15})?$' },
  },
}
const NotificationContactInput = {
  type: 'object',
  required: ['contact_id', 'type'],
  additionalProperties: false,
  properties: {
    contact_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    type: { ref: () => NotificationType },
    contact: { ref: () => NewContact },
  },
}
const NotificationType = { type: 'integer', enum: [1, 2, 3, 4] }
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
const RatingUrl = {
  type: 'object',
  required: ['business_rating_url'],
  additionalProperties: false,
  properties: { business_rating_url: { anyOf: [{ ref: () => HttpsUrl }, { type: 'null' }] } },
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
const Retention = {
  type: 'object',
  required: ['messages_days', 'media_days', 'leads_days'],
  additionalProperties: false,
  properties: {
    messages_days: { type: ['integer', 'null'], minimum: 30, maximum: 3650 },
    media_days: { type: ['integer', 'null'], minimum: 7, maximum: 3650 },
    leads_days: { type: ['integer', 'null'], minimum: 30, maximum: 3650 },
  },
}
const SurveyTimeout = {
  type: 'object',
  required: ['timeout_minutes'],
  additionalProperties: false,
  properties: { timeout_minutes: { type: 'integer', minimum: 1, maximum: 1440 } },
}
const ThemeType = { type: 'string', enum: ['light', 'dark', 'auto'] }
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
const UnreadPolicy = { type: 'string', enum: ['on_open', 'on_reply'] }
const WebchatCallout = {
  type: 'object',
  required: ['title', 'text', 'delay_seconds'],
  additionalProperties: false,
  properties: {
    title: { type: 'string', maxLength: 40, pattern: '^[^<>\']*$' },
    text: { type: 'string', maxLength: 120, pattern: '^[^<>\']*$' },
    delay_seconds: { type: 'integer', minimum: 0, maximum: 120 },
  },
}
const WebchatColors = {
  type: 'object',
  required: ['primary', 'background', 'user_message', 'bot_message', 'button', 'button_hover'],
  additionalProperties: false,
  properties: {
    primary: { ref: () => Color },
    background: { ref: () => Color },
    user_message: { ref: () => Color },
    bot_message: { ref: () => Color },
    button: { ref: () => Color },
    button_hover: { ref: () => Color },
  },
}
const WebchatMargin = {
  type: 'object',
  required: ['x', 'y'],
  additionalProperties: false,
  properties: { x: { type: 'integer', minimum: 0, maximum: 400 }, y: { type: 'integer', minimum: 0, maximum: 400 } },
}
const WebchatParameters = {
  type: 'object',
  required: ['position', 'allowed_domains'],
  additionalProperties: false,
  properties: {
    position: { ref: () => WebchatSide },
    margin_desktop: { ref: () => WebchatMargin },
    margin_mobile: { ref: () => WebchatMargin },
    launcher_size: { type: 'integer', minimum: 40, maximum: 96 },
    launcher_icon: { type: ['integer', 'null'], minimum: 1 },
    launcher_label: { type: 'string', maxLength: 30, pattern: '^[^<>\']*$' },
    font_family: { type: 'string', maxLength: 80, pattern: '^[^<>\']*$' },
    font_size: { type: 'integer', minimum: 12, maximum: 22 },
    corner_radius: { type: 'integer', minimum: 0, maximum: 32 },
    fullscreen_mobile: { type: 'boolean' },
    show_on_desktop: { type: 'boolean' },
    show_on_mobile: { type: 'boolean' },
    show_urls: { type: 'array', maxItems: 50, items: { type: 'string', minLength: 1, maxLength: 255 } },
    hide_urls: { type: 'array', maxItems: 50, items: { type: 'string', minLength: 1, maxLength: 255 } },
    auto_open_seconds: { type: ['integer', 'null'], minimum: 0, maximum: 120 },
    auto_open_once: { type: 'boolean' },
    callout: { anyOf: [{ ref: () => WebchatCallout }, { type: 'null' }] },
    welcome_message: { type: 'string', maxLength: 1024, pattern: '^[^<>\']*$' },
    starter_buttons: { type: 'array', maxItems: 4, items: { ref: () => ResponseButton } },
    input_placeholder: { type: 'string', maxLength: 60, pattern: '^[^<>\']*$' },
    input_disabled: { type: 'boolean' },
    allow_emoji: { type: 'boolean' },
    allow_files: { type: 'boolean' },
    allow_audio: { type: 'boolean' },
    allow_location: { type: 'boolean' },
    upload_max_mb: { type: 'integer', minimum: 1, maximum: 25 },
    sound: { type: 'boolean' },
    typing_indicator: { type: 'boolean' },
    show_agents: { type: 'boolean' },
    show_waiting_time: { type: 'boolean' },
    show_transcript: { type: 'boolean' },
    show_rating: { type: 'boolean' },
    persistent_menu: { type: 'array', maxItems: 5, items: { ref: () => ResponseButton } },
    whatsapp_button: { type: 'boolean' },
    whatsapp_message: { type: 'string', maxLength: 255, pattern: '^[^<>\']*$' },
    restart_button: { type: 'boolean' },
    privacy_notice: { type: 'string', maxLength: 1024, pattern: '^[^<>\']*$' },
    consent_required: { type: 'boolean' },
    offline_form: { type: 'boolean' },
    allowed_domains: {
      type: 'array',
      maxItems: 50,
      uniqueItems: true,
      items: { type: 'string', maxLength: 255, pattern: '^https://[a-zA-Z0-9.-]+(:[0-9]+)?$' },
    },
    languages: { type: 'array', minItems: 1, uniqueItems: true, items: { ref: () => Language } },
    version: { ref: () => EntityVersion },
  },
}
const WebchatSide = { type: 'string', enum: ['right', 'left'] }
const WebchatStyle = {
  type: 'object',
  required: ['avatar', 'title', 'subtitle', 'open', 'close', 'theme', 'colors'],
  additionalProperties: false,
  properties: {
    avatar: { type: ['integer', 'null'], minimum: 1 },
    title: { type: 'string', minLength: 1, maxLength: 40, pattern: '^[^<>\']*$' },
    subtitle: { type: 'string', maxLength: 80, pattern: '^[^<>\']*$' },
    open: { type: 'string', maxLength: 40, pattern: '^[^<>\']*$' },
    close: { type: 'string', maxLength: 40, pattern: '^[^<>\']*$' },
    theme: { ref: () => ThemeType },
    colors: { ref: () => WebchatColors },
    version: { ref: () => EntityVersion },
  },
}
const Weekday = { type: 'integer', enum: [0, 1, 2, 3, 4, 5, 6] }
const WhatsappMessage = {
  type: 'object',
  required: ['whatsapp_message'],
  additionalProperties: false,
  properties: { whatsapp_message: { type: 'string', maxLength: 255, pattern: '^[^<>\']*$' } },
}

export const botGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const botContactAddBody = {
  validate: /* @__PURE__ */ validator(NotificationContactInput),
  fields: {
    contact_id: { label: 'Contacto' },
    type: { label: 'Tipo' },
    'contact.name': { label: 'Nombre', trim: true, input: 'text' },
    'contact.phone': { label: 'Teléfono', messages: { pattern: 'El teléfono lleva sólo cifras y al menos 6.' }, trim: true },
  },
}
export const botContactAddParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const botUpdateBody = {
  validate: /* @__PURE__ */ validator(BotSettingsInput),
  fields: {
    name: {
      label: 'Nombre del chatbot',
      messages: { minLength: 'Debes completar todos los campos obligatorios.' },
      trim: true,
      input: 'text',
    },
    avatar: { label: 'Avatar' },
    description: { label: 'Descripción', trim: true, input: 'all' },
    language: { label: 'Idioma' },
    timezone: { label: 'Zona horaria', messages: { pattern: 'La zona horaria no es válida.' } },
    currency: { label: 'Moneda' },
    country: { label: 'País' },
    session_timeout_minutes: { label: 'Fin de la sesión del cliente (minutos)' },
    auto_resolve: { label: 'Cierre automático' },
    'auto_resolve.minutes': { label: 'Minutos sin actividad' },
    'auto_resolve.reminders': { label: 'Recordatorios' },
    'auto_resolve.reminders.*': { label: 'Recordatorio' },
    'auto_resolve.reminders.*.after_minutes': { label: 'A los (minutos)' },
    'auto_resolve.reminders.*.text': { label: 'Texto', trim: true, input: 'all' },
    'auto_resolve.closing_text': { label: 'Texto de cierre', trim: true, input: 'all' },
    unread_policy: { label: 'Cuándo una conversación deja de estar sin leer' },
    retention: { label: 'Conservación de datos' },
    'retention.messages_days': { label: 'Mensajes (días)' },
    'retention.media_days': { label: 'Archivos (días)' },
    'retention.leads_days': { label: 'Contactos (días)' },
    version: { label: 'Versión' },
  },
}
export const botUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const botContactRemoveParams = {
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
export const botStyleGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const botStyleUpdateBody = {
  validate: /* @__PURE__ */ validator(WebchatStyle),
  fields: {
    avatar: { label: 'Avatar' },
    title: { label: 'Título', trim: true, input: 'all' },
    subtitle: { label: 'Subtítulo', trim: true, input: 'all' },
    open: { label: 'Texto para abrir', trim: true, input: 'all' },
    close: { label: 'Texto para cerrar', trim: true, input: 'all' },
    theme: { label: 'Tema' },
    colors: { label: 'Colores' },
    'colors.primary': { label: 'Principal', messages: { pattern: 'El color se escribe con la forma #RRGGBB.' } },
    'colors.background': { label: 'Fondo', messages: { pattern: 'El color se escribe con la forma #RRGGBB.' } },
    'colors.user_message': { label: 'Mensaje del cliente', messages: { pattern: 'El color se escribe con la forma #RRGGBB.' } },
    'colors.bot_message': { label: 'Mensaje del chatbot', messages: { pattern: 'El color se escribe con la forma #RRGGBB.' } },
    'colors.button': { label: 'Botón', messages: { pattern: 'El color se escribe con la forma #RRGGBB.' } },
    'colors.button_hover': { label: 'Botón señalado', messages: { pattern: 'El color se escribe con la forma #RRGGBB.' } },
    version: { label: 'Versión' },
  },
}
export const botStyleUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const webchatParametersGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const webchatParametersUpdateBody = {
  validate: /* @__PURE__ */ validator(WebchatParameters),
  fields: {
    position: { label: 'Posición' },
    margin_desktop: { label: 'Márgenes en escritorio' },
    'margin_desktop.x': { label: 'Horizontal (px)' },
    'margin_desktop.y': { label: 'Vertical (px)' },
    margin_mobile: { label: 'Márgenes en el teléfono' },
    'margin_mobile.x': { label: 'Horizontal (px)' },
    'margin_mobile.y': { label: 'Vertical (px)' },
    launcher_size: { label: 'Tamaño del botón (px)' },
    launcher_icon: { label: 'Icono del botón' },
    launcher_label: { label: 'Texto del botón', trim: true, input: 'all' },
    font_family: { label: 'Letra', input: 'all' },
    font_size: { label: 'Tamaño de la letra (px)' },
    corner_radius: { label: 'Redondeo (px)' },
    fullscreen_mobile: { label: 'Pantalla completa en el teléfono' },
    show_on_desktop: { label: 'Mostrar en escritorio' },
    show_on_mobile: { label: 'Mostrar en el teléfono' },
    show_urls: { label: 'Páginas donde se muestra' },
    hide_urls: { label: 'Páginas donde no se muestra' },
    auto_open_seconds: { label: 'Abrir solo a los (segundos)' },
    auto_open_once: { label: 'Abrir solo una vez por visita' },
    callout: { label: 'Globo de invitación' },
    'callout.title': { label: 'Título', trim: true, input: 'all' },
    'callout.text': { label: 'Texto', trim: true, input: 'all' },
    'callout.delay_seconds': { label: 'Aparece a los (segundos)' },
    welcome_message: { label: 'Mensaje de bienvenida', trim: true, input: 'all' },
    starter_buttons: { label: 'Botones de inicio' },
    'starter_buttons.*': { label: 'Botón' },
    'starter_buttons.*.title': { label: 'Texto', trim: true, input: 'all' },
    'starter_buttons.*.type': { label: 'Acción del botón' },
    'starter_buttons.*.target': { label: 'Destino', trim: true },
    'starter_buttons.*.description': { label: 'Descripción', trim: true, input: 'all' },
    input_placeholder: { label: 'Texto de ayuda al escribir', trim: true, input: 'all' },
    input_disabled: { label: 'Sólo botones' },
    allow_emoji: { label: 'Emojis' },
    allow_files: { label: 'Archivos' },
    allow_audio: { label: 'Audios' },
    allow_location: { label: 'Ubicación' },
    upload_max_mb: { label: 'Tamaño máximo de archivo (MB)' },
    sound: { label: 'Sonido' },
    typing_indicator: { label: 'Mostrar que se está escribiendo' },
    show_agents: { label: 'Mostrar quién atiende' },
    show_waiting_time: { label: 'Mostrar la espera' },
    show_transcript: { label: 'Permitir descargar la conversación' },
    show_rating: { label: 'Pedir una valoración' },
    persistent_menu: { label: 'Menú fijo' },
    'persistent_menu.*': { label: 'Botón' },
    'persistent_menu.*.title': { label: 'Texto', trim: true, input: 'all' },
    'persistent_menu.*.type': { label: 'Acción del botón' },
    'persistent_menu.*.target': { label: 'Destino', trim: true },
    'persistent_menu.*.description': { label: 'Descripción', trim: true, input: 'all' },
    whatsapp_button: { label: 'Botón de WhatsApp' },
    whatsapp_message: { label: 'Mensaje de WhatsApp', trim: true, input: 'all' },
    restart_button: { label: 'Botón para volver a empezar' },
    privacy_notice: { label: 'Aviso de privacidad', trim: true, input: 'all' },
    consent_required: { label: 'Pedir consentimiento' },
    offline_form: { label: 'Formulario fuera de horario' },
    allowed_domains: { label: 'Sitios permitidos' },
    'allowed_domains.*': { label: 'Sitio', messages: { pattern: 'El sitio se escribe https://dominio, sin nada después.' } },
    languages: { label: 'Idiomas' },
    'languages.*': { label: 'Idioma' },
    version: { label: 'Versión' },
  },
}
export const webchatParametersUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const whatsappMessageUpdateBody = {
  validate: /* @__PURE__ */ validator(WhatsappMessage),
  fields: { whatsapp_message: { label: 'Mensaje de WhatsApp', trim: true, input: 'all' } },
}
export const whatsappMessageUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const botContactGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const botContactUpdateBody = {
  validate: /* @__PURE__ */ validator(BotContact),
  fields: {
    website: {
      label: 'Sitio',
      messages: { pattern: 'La dirección debe empezar con https://.', format: 'La dirección no es válida.' },
      trim: true,
    },
    phone: { label: 'Teléfono', trim: true },
    email: { label: 'Correo', trim: true },
    address: { label: 'Dirección', trim: true, input: 'all' },
    terms_url: {
      label: 'Términos y condiciones',
      messages: { pattern: 'La dirección debe empezar con https://.', format: 'La dirección no es válida.' },
      trim: true,
    },
    privacy_url: {
      label: 'Política de privacidad',
      messages: { pattern: 'La dirección debe empezar con https://.', format: 'La dirección no es válida.' },
      trim: true,
    },
    cover: { label: 'Portada' },
  },
}
export const botContactUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const handoffGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const handoffUpdateBody = {
  validate: /* @__PURE__ */ validator(HandoffInput),
  fields: {
    form_handoff_mode: { label: 'Pedir los datos del cliente' },
    on_words: { label: 'Palabras que piden una persona' },
    'on_words.*': { trim: true, input: 'text' },
    confirmation: { label: 'Preguntar antes de derivar' },
    wait_message: { label: 'Mensaje de espera', trim: true, input: 'all' },
    assign_message: { label: 'Mensaje al asignar', trim: true, input: 'all' },
    queue_position: { label: 'Decir el lugar en la cola' },
    timeout_minutes: { label: 'Espera máxima (minutos)' },
    no_agents_response_id: { label: 'Respuesta si no hay nadie' },
    return_to_bot_after_minutes: { label: 'Volver al chatbot (minutos sin actividad)' },
    return_message: { label: 'Mensaje al volver', trim: true, input: 'all' },
    same_agent_days: { label: 'Derivar a la misma persona (días)' },
    version: { label: 'Versión' },
  },
}
export const handoffUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const handoffScheduleUpdateBody = {
  validate: /* @__PURE__ */ validator(HandoffSchedule),
  fields: {
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
  },
}
export const handoffScheduleUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const exportLeadUpdateBody = {
  validate: /* @__PURE__ */ validator(ExportLead),
  fields: {
    enabled: { label: 'Enviar los contactos nuevos' },
    webhook: {
      label: 'Dirección que los recibe',
      messages: { pattern: 'La dirección debe empezar con https://.', format: 'La dirección no es válida.' },
      trim: true,
    },
    google_sheet: { label: 'Planilla de Google' },
  },
}
export const exportLeadUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const surveyTimeoutUpdateBody = {
  validate: /* @__PURE__ */ validator(SurveyTimeout),
  fields: { timeout_minutes: { label: 'Espera de encuestas (minutos)' } },
}
export const surveyTimeoutUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const apiTimeoutUpdateBody = {
  validate: /* @__PURE__ */ validator(ApiTimeout),
  fields: { api_request_timeout: { label: 'Espera de servicios externos (segundos)' } },
}
export const apiTimeoutUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const ratingUrlUpdateBody = {
  validate: /* @__PURE__ */ validator(RatingUrl),
  fields: {
    business_rating_url: {
      label: 'Página de valoración',
      messages: { pattern: 'La dirección debe empezar con https://.', format: 'La dirección no es válida.' },
      trim: true,
    },
  },
}
export const ratingUrlUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const retentionPreviewParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const botExportParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const botCloneBody = {
  validate: /* @__PURE__ */ validator(BotCloneInput),
  fields: { name: { label: 'Nombre', trim: true, input: 'text' } },
}
export const botCloneParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const botRemoveBody = {
  validate: /* @__PURE__ */ validator(BotRemoval),
  fields: { name: { label: 'Nombre', trim: true, input: 'text' } },
}
export const botRemoveParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const mediaUploadParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const mediaGetParams = {
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
