// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const WebchatAuthorOptions: readonly Option[] = [
  { value: 'visitor', label: 'Cliente' },
  { value: 'bot', label: 'Chatbot' },
  { value: 'agent', label: 'Equipo' },
]

export const WebchatButtonTypeOptions: readonly Option[] = [
  { value: 'response', label: 'Responder' },
  { value: 'url', label: 'Abrir una página' },
  { value: 'phone', label: 'Llamar' },
]
