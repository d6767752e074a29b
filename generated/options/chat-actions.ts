// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const ChatActionTypeOptions: readonly Option[] = [
  { value: 'reply', label: 'Responder' },
  { value: 'comment', label: 'Comentar' },
  { value: 'label_add', label: 'Agregar una etiqueta' },
  { value: 'label_remove', label: 'Quitar una etiqueta' },
  { value: 'area', label: 'Pasar a un área' },
  { value: 'assign', label: 'Asignar' },
  { value: 'priority', label: 'Cambiar la prioridad' },
  { value: 'snooze', label: 'Posponer' },
  { value: 'resolve', label: 'Resolver' },
]

export const ChatAssignToOptions: readonly Option[] = [
  { value: 'me', label: 'A quien la usa' },
  { value: 'person', label: 'A una persona' },
  { value: 'round_robin', label: 'Por turno, a alguien del área' },
  { value: 'least_busy', label: 'A quien menos atiende del área' },
  { value: 'nobody', label: 'A nadie' },
]
