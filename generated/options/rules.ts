// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const ChatRuleEventOptions: readonly Option[] = [
  { value: 'request', label: 'Piden una persona', tone: 'warning' },
  { value: 'message', label: 'Escribe el cliente', tone: 'info' },
  { value: 'resolved', label: 'Se resuelve', tone: 'success' },
  { value: 'reopened', label: 'Se abre de nuevo', tone: 'neutral' },
  { value: 'unanswered', label: 'Espera una respuesta', tone: 'warning' },
]

export const ChatRuleFieldOptions: readonly Option[] = [
  { value: 'words', label: 'Palabras del mensaje' },
  { value: 'channel', label: 'Canal' },
  { value: 'area', label: 'Área' },
  { value: 'label', label: 'Etiqueta' },
  { value: 'attended', label: 'Quién atiende' },
  { value: 'priority', label: 'Prioridad' },
  { value: 'open', label: 'En horario de atención' },
  { value: 'time', label: 'Día y hora' },
  { value: 'first', label: 'Primera conversación' },
  { value: 'contact_label', label: 'Etiqueta del contacto' },
  { value: 'contact_group', label: 'Grupo del contacto' },
  { value: 'custom', label: 'Dato propio' },
]

export const ChatRuleOperatorOptions: readonly Option[] = [
  { value: 'eq', label: 'Es' },
  { value: 'ne', label: 'No es' },
  { value: 'in', label: 'Es alguno de' },
  { value: 'contains', label: 'Contiene' },
  { value: 'lacks', label: 'No contiene' },
  { value: 'starts', label: 'Empieza con' },
  { value: 'gt', label: 'Mayor que' },
  { value: 'lt', label: 'Menor que' },
  { value: 'before_days', label: 'Hace más de (días)' },
  { value: 'within_days', label: 'Hace menos de (días)' },
  { value: 'present', label: 'Tiene valor' },
  { value: 'absent', label: 'No tiene valor' },
]

export const ChatRuleNoticeTypeOptions: readonly Option[] = [{ value: 'notify', label: 'Avisar a personas' }]

export const ChatRuleFormTypeOptions: readonly Option[] = [{ value: 'form', label: 'Iniciar un formulario' }]

export const ChatRuleResultOptions: readonly Option[] = [
  { value: 'pending', label: 'En curso', tone: 'info' },
  { value: 'done', label: 'Hecho', tone: 'success' },
  { value: 'partial', label: 'En parte', tone: 'warning' },
  { value: 'failed', label: 'Falló', tone: 'danger' },
]
