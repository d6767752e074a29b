// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const ChannelOptions: readonly Option[] = [
  { value: 'webchat', label: 'Webchat' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'facebook', label: 'Facebook' },
  { value: 'telegram', label: 'Telegram' },
  { value: 'email', label: 'Correo' },
]

export const WeekdayOptions: readonly Option[] = [
  { value: 0, label: 'Lunes' },
  { value: 1, label: 'Martes' },
  { value: 2, label: 'Miércoles' },
  { value: 3, label: 'Jueves' },
  { value: 4, label: 'Viernes' },
  { value: 5, label: 'Sábado' },
  { value: 6, label: 'Domingo' },
]

export const LanguageOptions: readonly Option[] = [
  { value: 'es-AR', label: 'Español (Argentina)' },
  { value: 'es-419', label: 'Español (Latinoamérica)' },
  { value: 'es-ES', label: 'Español (España)' },
  { value: 'pt-BR', label: 'Portugués (Brasil)' },
  { value: 'en-US', label: 'Inglés' },
]
