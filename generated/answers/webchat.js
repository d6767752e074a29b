// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
const AudioType = { type: 'string', enum: ['audio/wav', 'audio/mpeg', 'audio/ogg', 'audio/mp3'] }
const Color = { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$' }
const DocumentType = { type: 'string', enum: ['image/jpeg', 'image/png', 'application/pdf'] }
const Error = {
  type: 'object',
  required: ['message', 'code'],
  additionalProperties: false,
  properties: {
    message: { type: 'string' },
    code: { type: 'string', pattern: '^[a-z_]+$' },
    fields: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
}
const ImageType = { type: 'string', enum: ['image/gif', 'image/jpeg', 'image/webp', 'image/png'] }
const MediaType = {
  anyOf: [{ ref: () => ImageType }, { ref: () => VideoType }, { ref: () => AudioType }, { ref: () => DocumentType }],
}
const ThemeType = { type: 'string', enum: ['light', 'dark', 'auto'] }
const VideoType = { type: 'string', enum: ['video/mp4', 'video/webm', 'video/ogg'] }
const WebchatAuthor = { type: 'string', enum: ['visitor', 'bot', 'agent'] }
const WebchatButton = {
  type: 'object',
  required: ['title', 'type', 'target'],
  additionalProperties: false,
  properties: { title: { type: 'string' }, type: { ref: () => WebchatButtonType }, target: { type: ['string', 'null'] } },
}
const WebchatButtonType = { type: 'string', enum: ['response', 'url', 'phone'] }
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
const WebchatFace = {
  type: 'object',
  required: [
    'name',
    'title',
    'subtitle',
    'open',
    'close',
    'theme',
    'colors',
    'position',
    'margin_desktop',
    'margin_mobile',
    'launcher_size',
    'launcher_label',
    'font_size',
    'corner_radius',
    'show_on_desktop',
    'show_on_mobile',
    'welcome_message',
    'starter_buttons',
    'input_placeholder',
    'input_disabled',
    'allow_files',
    'upload_max_mb',
    'typing_indicator',
    'show_rating',
    'privacy_notice',
  ],
  additionalProperties: false,
  properties: {
    name: { type: 'string' },
    title: { type: 'string' },
    subtitle: { type: 'string' },
    open: { type: 'string' },
    close: { type: 'string' },
    theme: { ref: () => ThemeType },
    colors: { ref: () => WebchatColors },
    position: { ref: () => WebchatSide },
    margin_desktop: { ref: () => WebchatMargin },
    margin_mobile: { ref: () => WebchatMargin },
    launcher_size: { type: 'integer' },
    launcher_label: { type: 'string' },
    font_size: { type: 'integer' },
    corner_radius: { type: 'integer' },
    show_on_desktop: { type: 'boolean' },
    show_on_mobile: { type: 'boolean' },
    welcome_message: { type: 'string' },
    starter_buttons: { type: 'array', items: { ref: () => WebchatButton } },
    input_placeholder: { type: 'string' },
    input_disabled: { type: 'boolean' },
    allow_files: { type: 'boolean' },
    upload_max_mb: { type: 'integer' },
    typing_indicator: { type: 'boolean' },
    show_rating: { type: 'boolean' },
    privacy_notice: { type: 'string' },
  },
}
const WebchatFile = {
  type: 'object',
  required: ['id', 'filename', 'type', 'size'],
  additionalProperties: false,
  properties: {
    id: { type: 'string', maxLength: 200 },
    filename: { type: 'string', maxLength: 255 },
    type: { ref: () => MediaType },
    size: { type: 'integer', minimum: 0 },
  },
}
const WebchatMargin = {
  type: 'object',
  required: ['x', 'y'],
  additionalProperties: false,
  properties: { x: { type: 'integer', minimum: 0, maximum: 400 }, y: { type: 'integer', minimum: 0, maximum: 400 } },
}
const WebchatMessage = {
  type: 'object',
  required: ['id', 'from', 'name', 'text', 'at', 'files', 'buttons', 'key'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer', minimum: 1 },
    from: { ref: () => WebchatAuthor },
    name: { type: ['string', 'null'] },
    text: { type: 'string' },
    at: { type: 'string', format: 'date-time' },
    files: { type: 'array', items: { ref: () => WebchatFile } },
    buttons: { type: 'array', items: { ref: () => WebchatButton } },
    key: { type: ['string', 'null'] },
  },
}
const WebchatMessages = {
  type: 'object',
  required: ['data', 'more'],
  additionalProperties: false,
  properties: { data: { type: 'array', items: { ref: () => WebchatMessage } }, more: { type: 'boolean' } },
}
const WebchatSession = {
  type: 'object',
  required: ['visitor', 'messages', 'more', 'rated', 'live', 'ended'],
  additionalProperties: false,
  properties: {
    visitor: { type: 'string' },
    secret: { type: 'string' },
    messages: { type: 'array', items: { ref: () => WebchatMessage } },
    more: { type: 'boolean' },
    rated: { type: ['integer', 'null'], minimum: 1, maximum: 5 },
    live: { type: 'boolean' },
    ended: { type: 'boolean' },
  },
}
const WebchatSide = { type: 'string', enum: ['right', 'left'] }

export const answers = {
  webchatFaceGet: {
    200: validator(WebchatFace),
    404: validator(Error),
    429: validator(Error),
    500: validator(Error),
  },
  webchatSessionCreate: {
    200: validator(WebchatSession),
    201: validator(WebchatSession),
    400: validator(Error),
    403: validator(Error),
    404: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    429: validator(Error),
    500: validator(Error),
  },
  webchatMessageList: {
    200: validator(WebchatMessages),
    401: validator(Error),
    404: validator(Error),
    422: validator(Error),
    429: validator(Error),
    500: validator(Error),
  },
  webchatMessageSend: {
    200: validator(WebchatMessage),
    201: validator(WebchatMessage),
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    429: validator(Error),
    500: validator(Error),
  },
  webchatFileCreate: {
    201: validator(WebchatFile),
    400: validator(Error),
    401: validator(Error),
    403: validator(Error),
    404: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    429: validator(Error),
    500: validator(Error),
  },
  webchatFileGet: {
    200: anything,
    401: validator(Error),
    404: validator(Error),
    429: validator(Error),
    500: validator(Error),
  },
  webchatRatingCreate: {
    204: nothing,
    400: validator(Error),
    401: validator(Error),
    404: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    429: validator(Error),
    500: validator(Error),
  },
  webchatTypingUpdate: {
    204: nothing,
    400: validator(Error),
    401: validator(Error),
    404: validator(Error),
    413: validator(Error),
    415: validator(Error),
    422: validator(Error),
    429: validator(Error),
    500: validator(Error),
  },
}
