// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const ApiScopeOptions: readonly Option[] = [
  { value: 'chats:read', label: 'Leer conversaciones' },
  { value: 'chats:write', label: 'Responder y ordenar conversaciones' },
  { value: 'contacts:read', label: 'Leer la agenda' },
  { value: 'contacts:write', label: 'Cambiar la agenda' },
  { value: 'budgets:read', label: 'Leer presupuestos' },
  { value: 'budgets:write', label: 'Preparar y enviar presupuestos' },
  { value: 'responses:read', label: 'Leer respuestas' },
  { value: 'responses:write', label: 'Cambiar respuestas' },
  { value: 'training:read', label: 'Leer intenciones y ejemplos' },
  { value: 'training:write', label: 'Cambiar intenciones y ejemplos' },
]

export const ApiKeyLifetimeOptions: readonly Option[] = [
  { value: '30d', label: 'En 30 días' },
  { value: '90d', label: 'En 90 días' },
  { value: '365d', label: 'En un año' },
  { value: 'never', label: 'Nunca' },
]

export const ApiKeyStateOptions: readonly Option[] = [
  { value: 'active', label: 'Activa', tone: 'success' },
  { value: 'expired', label: 'Vencida', tone: 'danger' },
]
