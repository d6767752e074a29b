// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const BotSpecialStateOptions: readonly Option[] = [
  { value: 'chatbot_on', label: 'Encendido', tone: 'success' },
  { value: 'chatbot_off', label: 'Apagado', tone: 'neutral' },
]

export const BotOnOffOptions: readonly Option[] = [{ value: 'on', label: 'Encendido', tone: 'success' }, { value: 'off', label: 'Apagado', tone: 'neutral' }]

export const ChannelStatusOptions: readonly Option[] = [
  { value: 'connected', label: 'Conectado', tone: 'success' },
  { value: 'degraded', label: 'Con problemas', tone: 'warning' },
  { value: 'disconnected', label: 'Desconectado', tone: 'danger' },
  { value: 'not_configured', label: 'Sin configurar', tone: 'neutral' },
]
