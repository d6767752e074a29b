// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const AccountInput = {
  type: 'object',
  required: ['name', 'username', 'email', 'password'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 3, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    username: { type: 'string', minLength: 3, maxLength: 40, pattern: '^[A-Za-z0-9]*$' },
    email: { type: 'string', format: 'email', maxLength: 150, pattern: '^[A-Za-z0-9@_.\\-]*$' },
    password: { type: 'string', minLength: 6, maxLength: 60 },
  },
}
const ConnectedState = { type: 'boolean', enum: [true, false] }
const ConnectionBeacon = {
  type: 'object',
  required: ['token', 'connected'],
  additionalProperties: false,
  properties: {
    token: { type: 'string', minLength: 1, maxLength: 4096 },
    connected: { ref: () => ConnectedState },
    connection_downlink: { type: ['number', 'null'], minimum: 0, maximum: 100000 },
    connection_effective_type: { type: ['string', 'null'], maxLength: 20 },
    connection_rtt: { type: ['number', 'null'], minimum: 0, maximum: 600000 },
    user_agent: { type: ['string', 'null'], maxLength: 512 },
    platform: { type: ['string', 'null'], maxLength: 100 },
  },
}
const ConnectionInput = {
  type: 'object',
  required: ['connected'],
  additionalProperties: false,
  properties: {
    connected: { ref: () => ConnectedState },
    connection_downlink: { type: ['number', 'null'], minimum: 0, maximum: 100000 },
    connection_effective_type: { type: ['string', 'null'], maxLength: 20 },
    connection_rtt: { type: ['number', 'null'], minimum: 0, maximum: 600000 },
    user_agent: { type: ['string', 'null'], maxLength: 512 },
    platform: { type: ['string', 'null'], maxLength: 100 },
  },
}
const Credentials = {
  type: 'object',
  required: ['username', 'password'],
  additionalProperties: false,
  properties: {
    username: { type: 'string', minLength: 1, maxLength: 150, pattern: '^[^<>\']*$' },
    password: { type: 'string', minLength: 1, maxLength: 60 },
  },
}
const EmptyBody = { type: 'object', additionalProperties: false, properties: {} }
const NewPassword = {
  type: 'object',
  required: ['password'],
  additionalProperties: false,
  properties: { password: { type: 'string', minLength: 8, maxLength: 60 } },
}
const NotificationSound = { type: 'string', enum: ['none', 'bell', 'drop', 'knock'] }
const PasswordInput = {
  type: 'object',
  required: ['current_password', 'password'],
  additionalProperties: false,
  properties: {
    current_password: { type: 'string', minLength: 1, maxLength: 60 },
    password: { type: 'string', minLength: 8, maxLength: 60 },
  },
}
const Preferences = {
  type: 'object',
  required: ['shortcuts', 'desktop_notifications', 'sound', 'volume', 'only_when_hidden'],
  additionalProperties: false,
  properties: {
    shortcuts: { type: 'boolean' },
    desktop_notifications: { type: 'boolean' },
    sound: { ref: () => NotificationSound },
    volume: { type: 'integer', minimum: 0, maximum: 100 },
    only_when_hidden: { type: 'boolean' },
  },
}
const ProfileInput = {
  type: 'object',
  required: ['name', 'username', 'email'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 3, maxLength: 60, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    username: { type: 'string', minLength: 3, maxLength: 40, pattern: '^[A-Za-z0-9]*$' },
    email: { type: 'string', format: 'email', maxLength: 150, pattern: '^[A-Za-z0-9@_.\\-]*$' },
    current_password: { type: 'string', minLength: 1, maxLength: 60 },
  },
}
const RecoveryInput = {
  type: 'object',
  required: ['username'],
  additionalProperties: false,
  properties: { username: { type: 'string', minLength: 1, maxLength: 150, pattern: '^[A-Za-z0-9@_.\\-]*$' } },
}

export const sessionLoginBody = {
  validate: /* @__PURE__ */ validator(Credentials),
  fields: {
    username: {
      label: 'Usuario',
      messages: { minLength: 'Debes completar todos los campos obligatorios.' },
      trim: true,
      input: 'all',
    },
    password: {
      label: 'Contraseña',
      messages: { minLength: 'Debes completar todos los campos obligatorios.' },
      trim: true,
      input: 'password',
    },
  },
}
export const accountCreateBody = {
  validate: /* @__PURE__ */ validator(AccountInput),
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
    email: {
      label: 'Correo',
      messages: { format: 'El correo no es válido.', pattern: 'El correo no es válido.' },
      trim: true,
      input: 'email',
    },
    password: {
      label: 'Contraseña',
      messages: { minLength: 'La contraseña debe tener al menos 6 caracteres.' },
      trim: true,
      input: 'password',
    },
  },
}
export const sessionLogoutBody = {
  validate: /* @__PURE__ */ validator(EmptyBody),
  fields: {},
}
export const profileUpdateBody = {
  validate: /* @__PURE__ */ validator(ProfileInput),
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
    email: {
      label: 'Correo',
      messages: { format: 'El correo no es válido.', pattern: 'El correo no es válido.' },
      trim: true,
      input: 'email',
    },
    current_password: { label: 'Contraseña actual', trim: true, input: 'password' },
  },
}
export const passwordUpdateBody = {
  validate: /* @__PURE__ */ validator(PasswordInput),
  fields: {
    current_password: {
      label: 'Contraseña actual',
      messages: { minLength: 'Debes completar todos los campos obligatorios.' },
      trim: true,
      input: 'password',
    },
    password: {
      label: 'Nueva contraseña',
      messages: { minLength: 'La contraseña debe tener al menos 8 caracteres.' },
      trim: true,
      input: 'password',
    },
  },
}
export const recoveryCreateBody = {
  validate: /* @__PURE__ */ validator(RecoveryInput),
  fields: {
    username: {
      label: 'Usuario o correo',
      messages: { minLength: 'Debes completar todos los campos obligatorios.' },
      trim: true,
      input: 'email',
    },
  },
}
export const recoveryGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['token'],
  properties: { token: { type: 'string', minLength: 1, maxLength: 200 } },
}),
  fields: { token: { label: 'El que llegó por correo' } },
}
export const recoveryCompleteBody = {
  validate: /* @__PURE__ */ validator(NewPassword),
  fields: {
    password: {
      label: 'Nueva contraseña',
      messages: { minLength: 'La contraseña debe tener al menos 8 caracteres.' },
      trim: true,
      input: 'password',
    },
  },
}
export const recoveryCompleteParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['token'],
  properties: { token: { type: 'string', minLength: 1, maxLength: 200 } },
}),
  fields: { token: { label: 'El que llegó por correo' } },
}
export const connectionUpdateBody = {
  validate: /* @__PURE__ */ validator(ConnectionInput),
  fields: {
    connected: { label: 'Estado' },
    connection_downlink: { label: 'Ancho de banda (Mbps)' },
    connection_effective_type: { label: 'Tipo de conexión' },
    connection_rtt: { label: 'Latencia (ms)' },
    user_agent: { label: 'Navegador' },
    platform: { label: 'Plataforma' },
  },
}
export const connectionBeaconBody = {
  validate: /* @__PURE__ */ validator(ConnectionBeacon),
  fields: {
    connected: { label: 'Estado' },
    connection_downlink: { label: 'Ancho de banda (Mbps)' },
    connection_effective_type: { label: 'Tipo de conexión' },
    connection_rtt: { label: 'Latencia (ms)' },
    user_agent: { label: 'Navegador' },
    platform: { label: 'Plataforma' },
  },
}
export const sessionDeleteParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { id: { label: 'Identificador' } },
}
export const preferencesUpdateBody = {
  validate: /* @__PURE__ */ validator(Preferences),
  fields: {
    shortcuts: { label: 'Atajos de teclado' },
    desktop_notifications: { label: 'Notificaciones de escritorio' },
    sound: { label: 'Sonido' },
    volume: { label: 'Volumen' },
    only_when_hidden: { label: 'Avisar sólo con la ventana oculta' },
  },
}
