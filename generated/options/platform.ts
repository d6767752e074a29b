// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const PlatformBotStatusOptions: readonly Option[] = [
  { value: 'chatbot_on', label: 'Encendido', tone: 'success' },
  { value: 'chatbot_off', label: 'Apagado', tone: 'neutral' },
  { value: 'suspended', label: 'Suspendido', tone: 'warning' },
  { value: 'removed', label: 'Eliminado', tone: 'danger', help: 'Puedes recuperarlo durante 30 días' },
]

export const FormerOwnerRoleOptions: readonly Option[] = [
  { value: 'administrador', label: 'Administrador' },
  { value: 'editor', label: 'Editor' },
  { value: 'operador', label: 'Operador' },
  { value: 'coordinador', label: 'Coordinador' },
  { value: 'leave', label: 'Deja el equipo' },
]

export const AccountStatusOptions: readonly Option[] = [
  { value: 'confirmed', label: 'Confirmada', tone: 'success', help: 'Abrió el enlace que llegó a su correo' },
  { value: 'unconfirmed', label: 'Sin confirmar', tone: 'warning' },
  { value: 'blocked', label: 'Bloqueada', tone: 'danger' },
  { value: 'platform', label: 'De la plataforma', tone: 'info', help: 'No puedes bloquearla ni eliminarla' },
]
