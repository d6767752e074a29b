// Generated from openapi/events.yaml. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const AssignUserEvent = {
  type: 'object',
  required: ['chat_id', 'assign_user'],
  additionalProperties: false,
  properties: { chat_id: { ref: () => Id }, assign_user: { anyOf: [{ ref: () => Person }, { type: 'null' }] } },
}
const AudioType = { type: 'string', enum: ['audio/wav', 'audio/mpeg', 'audio/ogg', 'audio/mp3'] }
const BotOnOff = { type: 'string', enum: ['on', 'off'] }
const BotPermissions = {
  type: 'object',
  required: ['responses', 'forms', 'plugins', 'chats', 'contacts', 'advanced_configuration', 'configuration', 'pricing'],
  additionalProperties: false,
  properties: {
    responses: { type: 'boolean' },
    forms: { type: 'boolean' },
    plugins: { type: 'boolean' },
    chats: { type: 'boolean' },
    contacts: { type: 'boolean' },
    advanced_configuration: { type: 'boolean' },
    configuration: { type: 'boolean' },
    pricing: { type: 'boolean' },
  },
}
const BotSpecialState = { type: 'string', enum: ['chatbot_on', 'chatbot_off'] }
const BotStateEvent = {
  type: 'object',
  required: ['botState', 'special_state'],
  additionalProperties: false,
  properties: { botState: { ref: () => BotOnOff }, special_state: { ref: () => BotSpecialState } },
}
const ChangeAreaEvent = {
  type: 'object',
  required: ['chat_id', 'area'],
  additionalProperties: false,
  properties: { chat_id: { ref: () => Id }, area: { anyOf: [{ ref: () => ChatArea }, { type: 'null' }] } },
}
const ChangeInboxEvent = {
  type: 'object',
  required: ['chat_id', 'state'],
  additionalProperties: false,
  properties: { chat_id: { ref: () => Id }, state: { ref: () => ChatState } },
}
const ChangeUsernameEvent = {
  type: 'object',
  required: ['chat_id', 'user_name'],
  additionalProperties: false,
  properties: { chat_id: { ref: () => Id }, user_name: { type: 'string' } },
}
const Channel = { type: 'string', enum: ['webchat', 'whatsapp', 'facebook'] }
const ChatArea = {
  type: 'object',
  required: ['id', 'name'],
  additionalProperties: false,
  properties: { id: { ref: () => Id }, name: { type: 'string' } },
}
const ChatDate = { type: 'string', pattern: '^\\d{2}/\\d{2}/\\d{4} \\d{2}:\\d{2}$' }
const ChatDelivery = { type: 'string', enum: ['pending', 'sent', 'delivered', 'read', 'failed'] }
const ChatFile = {
  type: 'object',
  required: ['media_id', 'filename', 'type', 'size'],
  additionalProperties: false,
  properties: {
    media_id: { type: 'string', maxLength: 200 },
    filename: { type: 'string', maxLength: 255 },
    type: { ref: () => MediaType },
    size: { type: 'integer', minimum: 0 },
  },
}
const ChatItem = {
  type: 'object',
  required: [
    'id',
    'type',
    'sender_id',
    'user_name',
    'date_last_message',
    'last_message_at',
    'channel',
    'assign_user',
    'answered',
    'open',
    'live',
    'labels',
    'state',
    'last_message_text',
    'last_message_from',
    'area',
    'contact_id',
    'blocked',
    'unread_count',
    'window_until',
  ],
  additionalProperties: false,
  properties: {
    id: { ref: () => Id },
    type: { ref: () => ChatType },
    sender_id: { type: 'string' },
    user_name: { type: 'string' },
    date_last_message: { ref: () => ChatDate },
    last_message_at: { type: 'string', format: 'date-time' },
    channel: { ref: () => Channel },
    assign_user: { anyOf: [{ ref: () => Person }, { type: 'null' }] },
    answered: { type: 'boolean' },
    open: { type: 'boolean' },
    live: { type: 'boolean' },
    labels: { type: 'array', uniqueItems: true, items: { ref: () => Id } },
    state: { ref: () => ChatState },
    last_message_text: { type: 'string' },
    last_message_from: { ref: () => ChatMessageType },
    area: { anyOf: [{ ref: () => ChatArea }, { type: 'null' }] },
    contact_id: { ref: () => Id },
    blocked: { type: 'boolean' },
    unread_count: { type: 'integer', minimum: 0 },
    window_until: { type: ['string', 'null'], format: 'date-time' },
    match: { ref: () => ChatMatch },
  },
}
const ChatLeftEvent = {
  type: 'object',
  required: ['chat_id'],
  additionalProperties: false,
  properties: { chat_id: { ref: () => Id } },
}
const ChatMatch = {
  type: 'object',
  required: ['message_id', 'text', 'at'],
  additionalProperties: false,
  properties: { message_id: { ref: () => Id }, text: { type: 'string' }, at: { type: 'string', format: 'date-time' } },
}
const ChatMessage = {
  type: 'object',
  required: ['id', 'type', 'user_name', 'text', 'at', 'reaction', 'files', 'status', 'error'],
  additionalProperties: false,
  properties: {
    id: { ref: () => Id },
    type: { ref: () => ChatMessageType },
    user_name: { type: 'string' },
    text: { type: 'string' },
    at: { type: 'string', format: 'date-time' },
    reaction: { type: ['string', 'null'], maxLength: 16 },
    files: { type: 'array', items: { ref: () => ChatFile } },
    status: { anyOf: [{ ref: () => ChatDelivery }, { type: 'null' }] },
    error: { type: ['string', 'null'] },
  },
}
const ChatMessageType = { type: 'string', enum: ['user', 'bot', 'agent', 'internal', 'system'] }
const ChatState = { type: 'integer', enum: [0, 1, 2] }
const ChatType = { type: 'string', enum: ['bot', 'live', 'request'] }
const ConversationEvent = {
  type: 'object',
  required: ['chat'],
  additionalProperties: false,
  properties: { chat: { ref: () => ChatItem } },
}
const DocumentType = { type: 'string', enum: ['image/jpeg', 'image/png', 'application/pdf'] }
const Id = { type: 'integer', minimum: 1, maximum: 2147483647 }
const ImageType = { type: 'string', enum: ['image/gif', 'image/jpeg', 'image/webp', 'image/png'] }
const Integrations = {
  type: 'object',
  required: ['facebook', 'phone'],
  additionalProperties: false,
  properties: { facebook: { type: ['string', 'null'] }, phone: { type: ['string', 'null'] } },
}
const InternalMessageEvent = {
  type: 'object',
  required: ['chat_id', 'message'],
  additionalProperties: false,
  properties: { chat_id: { ref: () => Id }, message: { ref: () => ChatMessage } },
}
const LabelsEvent = {
  type: 'object',
  required: ['chat_id', 'labels'],
  additionalProperties: false,
  properties: { chat_id: { ref: () => Id }, labels: { type: 'array', uniqueItems: true, items: { ref: () => Id } } },
}
const MediaType = {
  anyOf: [{ ref: () => ImageType }, { ref: () => VideoType }, { ref: () => AudioType }, { ref: () => DocumentType }],
}
const MembershipEvent = {
  type: 'object',
  required: ['bot'],
  additionalProperties: false,
  properties: { bot: { anyOf: [{ ref: () => MyBot }, { type: 'null' }] } },
}
const MessageEvent = {
  type: 'object',
  required: ['chat_id', 'message'],
  additionalProperties: false,
  properties: { chat_id: { ref: () => Id }, message: { ref: () => ChatMessage } },
}
const MyBot = {
  type: 'object',
  required: ['id', 'name', 'role', 'bot_plan', 'permissions', 'integrations'],
  additionalProperties: false,
  properties: {
    id: { ref: () => Id },
    name: { type: 'string' },
    role: { ref: () => Role },
    bot_plan: { ref: () => PlanName },
    permissions: { ref: () => BotPermissions },
    integrations: { ref: () => Integrations },
  },
}
const Person = {
  type: 'object',
  required: ['id', 'name'],
  additionalProperties: false,
  properties: { id: { ref: () => Id }, name: { type: 'string' } },
}
const PlanName = {
  type: 'object',
  required: ['id', 'name'],
  additionalProperties: false,
  properties: { id: { ref: () => Id }, name: { type: 'string' } },
}
const ReactionEvent = {
  type: 'object',
  required: ['chat_id', 'message_id', 'reaction'],
  additionalProperties: false,
  properties: {
    chat_id: { ref: () => Id },
    message_id: { ref: () => Id },
    reaction: { type: ['string', 'null'], maxLength: 16 },
  },
}
const ReactivateEvent = {
  type: 'object',
  required: ['chat_id', 'live'],
  additionalProperties: false,
  properties: { chat_id: { ref: () => Id }, live: { type: 'boolean' } },
}
const Role = {
  type: 'object',
  required: ['id', 'name'],
  additionalProperties: false,
  properties: { id: { ref: () => RoleId }, name: { type: 'string' } },
}
const RoleId = { type: 'integer', enum: [2, 3, 4, 5] }
const SessionCloseReason = { type: 'string', enum: ['logout', 'revoked', 'password_change', 'expired'] }
const SessionClosedEvent = {
  type: 'object',
  required: ['session_id', 'reason'],
  additionalProperties: false,
  properties: { session_id: { ref: () => Id }, reason: { ref: () => SessionCloseReason } },
}
const SetUnreadEvent = {
  type: 'object',
  required: ['chat_id', 'open'],
  additionalProperties: false,
  properties: { chat_id: { ref: () => Id }, open: { type: 'boolean' } },
}
const StatusEvent = {
  type: 'object',
  required: ['chat_id', 'message_id', 'status'],
  additionalProperties: false,
  properties: { chat_id: { ref: () => Id }, message_id: { ref: () => Id }, status: { ref: () => ChatDelivery } },
}
const ToggleAnsweredEvent = {
  type: 'object',
  required: ['chat_id', 'answered'],
  additionalProperties: false,
  properties: { chat_id: { ref: () => Id }, answered: { type: 'boolean' } },
}
const Training = {
  type: 'object',
  required: [
    'id',
    'state',
    'progress',
    'message',
    'started_at',
    'finished_at',
    'started_by',
    'error',
    'estimated_seconds',
  ],
  additionalProperties: false,
  properties: {
    id: { type: ['integer', 'null'] },
    state: { ref: () => TrainingState },
    progress: { type: 'integer', minimum: 0, maximum: 100 },
    message: { type: 'string' },
    started_at: { type: ['string', 'null'], format: 'date-time' },
    finished_at: { type: ['string', 'null'], format: 'date-time' },
    started_by: { anyOf: [{ ref: () => Person }, { type: 'null' }] },
    error: { anyOf: [{ ref: () => TrainingError }, { type: 'null' }] },
    estimated_seconds: { type: ['integer', 'null'], minimum: 0 },
  },
}
const TrainingError = {
  type: 'object',
  required: ['stage', 'message', 'help'],
  additionalProperties: false,
  properties: { stage: { ref: () => TrainingState }, message: { type: 'string' }, help: { type: 'string' } },
}
const TrainingState = {
  type: 'string',
  enum: [
    'active',
    'pending',
    'maintenance',
    'training',
    'sync',
    'sync_finished',
    'server_manager',
    'server_manager_finished',
    'train',
    'train_finished',
    'error_catcher',
    'error_catcher_finished',
    'transfer_manager',
    'transfer_manager_finished',
    'reboot',
    'draft_models',
    'draft_models_finished',
    'error',
    'sync_error',
    'server_manager_error',
    'train_error',
    'error_catcher_error',
    'transfer_manager_error',
    'draft_models_error',
  ],
}
const VideoType = { type: 'string', enum: ['video/mp4', 'video/webm', 'video/ogg'] }

export const eventValidators = {
  message: validator(MessageEvent),
  conversation: validator(ConversationEvent),
  'change-inbox': validator(ChangeInboxEvent),
  'change-area': validator(ChangeAreaEvent),
  'assign-user': validator(AssignUserEvent),
  status: validator(StatusEvent),
  reaction: validator(ReactionEvent),
  labels: validator(LabelsEvent),
  'change-username': validator(ChangeUsernameEvent),
  'internal-message': validator(InternalMessageEvent),
  'set-unread': validator(SetUnreadEvent),
  'toggle-answered': validator(ToggleAnsweredEvent),
  reactivate: validator(ReactivateEvent),
  'chat-left': validator(ChatLeftEvent),
  training: validator(Training),
  'bot-state': validator(BotStateEvent),
  membership: validator(MembershipEvent),
  'session-closed': validator(SessionClosedEvent),
}
