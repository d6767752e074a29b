// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

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
const ConnectedState = { type: 'boolean', enum: [true, false] }
const EmptyBody = { type: 'object', additionalProperties: false, properties: {} }
const Id = { type: 'integer', minimum: 1, maximum: 2147483647 }
const InvitationAnswer = {
  type: 'object',
  required: ['name', 'username', 'password'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 3, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    username: { type: 'string', minLength: 3, maxLength: 40, pattern: '^[A-Za-z0-9]*$' },
    password: { type: 'string', minLength: 6, maxLength: 60 },
  },
}
const InvitationInput = {
  type: 'object',
  required: ['email'],
  additionalProperties: false,
  properties: {
    email: { type: 'string', format: 'email', maxLength: 150, pattern: '^[A-Za-z0-9@_.\\-]*$' },
    role_id: { ref: () => RoleId },
  },
}
const Role = {
  type: 'object',
  required: ['id', 'name'],
  additionalProperties: false,
  properties: { id: { ref: () => RoleId }, name: { type: 'string' } },
}
const RoleId = { type: 'integer', enum: [2, 3, 4, 5] }
const TeamRoleInput = {
  type: 'object',
  required: ['role_id'],
  additionalProperties: false,
  properties: { role_id: { ref: () => RoleId } },
}
const TeamUserEdit = {
  type: 'object',
  required: ['permissions'],
  additionalProperties: false,
  properties: {
    user_id: { ref: () => Id },
    name: { type: 'string' },
    username: { type: 'string' },
    email: { type: ['string', 'null'] },
    role_id: { ref: () => RoleId },
    role: { ref: () => Role },
    permissions: { ref: () => BotPermissions },
    area_ids: {
      type: 'array',
      maxItems: 200,
      uniqueItems: true,
      items: { type: 'integer', minimum: 1, maximum: 2147483647 },
    },
    connected: { ref: () => ConnectedState },
    last_seen: { type: ['string', 'null'], format: 'date-time' },
    created_at: { type: 'string', format: 'date-time' },
  },
}

export const teamListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const teamInviteBody = {
  validate: /* @__PURE__ */ validator(InvitationInput),
  fields: {
    email: {
      label: 'Correo',
      messages: { format: 'El correo no es válido.', pattern: 'El correo no es válido.' },
      trim: true,
      input: 'email',
    },
    role_id: { label: 'Rol' },
  },
}
export const teamInviteParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const teamRemoveParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'user_id'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    user_id: { type: 'integer', minimum: 1, maximum: 2147483647 },
  },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, user_id: { label: 'Integrante del equipo' } },
}
export const teamRoleUpdateBody = {
  validate: /* @__PURE__ */ validator(TeamRoleInput),
  fields: { role_id: { label: 'Rol' } },
}
export const teamRoleUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'user_id'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    user_id: { type: 'integer', minimum: 1, maximum: 2147483647 },
  },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, user_id: { label: 'Integrante del equipo' } },
}
export const teamUserUpdateBody = {
  validate: /* @__PURE__ */ validator(TeamUserEdit),
  fields: {
    user_id: { label: 'ID' },
    name: { label: 'Nombre' },
    username: { label: 'Usuario' },
    email: { label: 'Correo' },
    role_id: { label: 'Rol' },
    role: { label: 'Rol' },
    'role.id': { label: 'Rol' },
    'role.name': { label: 'Rol' },
    permissions: { label: 'Permisos' },
    'permissions.responses': { label: 'Respuestas' },
    'permissions.forms': { label: 'Formularios' },
    'permissions.plugins': { label: 'Conectores y asistentes' },
    'permissions.chats': { label: 'Conversaciones' },
    'permissions.contacts': { label: 'Agenda' },
    'permissions.advanced_configuration': { label: 'Avanzado y campañas' },
    'permissions.configuration': { label: 'Configuración' },
    'permissions.pricing': { label: 'Facturación' },
    area_ids: { label: 'Áreas' },
    connected: { label: 'Estado' },
    last_seen: { label: 'Última conexión' },
    created_at: { label: 'Integrante desde' },
  },
}
export const teamUserUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'user_id'],
  properties: {
    bot: { type: 'integer', minimum: 1, maximum: 2147483647 },
    user_id: { type: 'integer', minimum: 1, maximum: 2147483647 },
  },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, user_id: { label: 'Integrante del equipo' } },
}
export const invitationGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: { type: 'string', minLength: 1, maxLength: 200 } },
}),
  fields: { id: { label: 'El que llegó por correo' } },
}
export const invitationAcceptBody = {
  validate: /* @__PURE__ */ validator(InvitationAnswer),
  fields: {
    name: {
      label: 'Nombre',
      messages: { minLength: 'El nombre debe tener al menos 3 caracteres.' },
      trim: true,
      input: 'text',
    },
    username: {
      label: 'Usuario',
      messages: { minLength: 'El nombre de usuario debe tener al menos 3 caracteres.' },
      trim: true,
      input: 'username',
    },
    password: {
      label: 'Contraseña',
      messages: { minLength: 'La contraseña debe tener al menos 6 caracteres.' },
      trim: true,
      input: 'password',
    },
  },
}
export const invitationAcceptParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: { type: 'string', minLength: 1, maxLength: 200 } },
}),
  fields: { id: { label: 'El que llegó por correo' } },
}
export const invitationListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const invitationResendBody = {
  validate: /* @__PURE__ */ validator(EmptyBody),
  fields: {},
}
export const invitationResendParams = {
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
export const invitationDeleteParams = {
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
