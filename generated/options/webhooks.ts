// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const WebhookEventOptions: readonly Option[] = [
  { value: 'message', label: 'Mensaje', help: 'Cada mensaje de clientes, del chatbot y del equipo.' },
  {
    value: 'conversation',
    label: 'Conversación nueva',
    help: 'Cuando alguien empieza una conversación, o vuelve después de resuelta.',
  },
  { value: 'handoff', label: 'Derivación', help: 'Cuando una conversación pasa a esperar a una persona.' },
  { value: 'resolved', label: 'Conversación resuelta' },
  { value: 'lead', label: 'Contacto nuevo' },
  {
    value: 'form_completed',
    label: 'Formulario completo',
    help: 'Cuando alguien contesta todo un formulario.',
  },
]

export const WebhookStatusOptions: readonly Option[] = [
  { value: 'working', label: 'Funciona', tone: 'success' },
  { value: 'waiting', label: 'Sin entregas', tone: 'neutral' },
  { value: 'failing', label: 'Con errores', tone: 'warning' },
  { value: 'stopped', label: 'Lo apagamos', tone: 'danger' },
  { value: 'off', label: 'Apagado', tone: 'neutral' },
]

export const WebhookDeliveryStateOptions: readonly Option[] = [
  { value: 'pending', label: 'Pendiente', tone: 'warning' },
  { value: 'sending', label: 'Enviando', tone: 'info' },
  { value: 'delivered', label: 'Entregado', tone: 'success' },
  { value: 'failed', label: 'No entregado', tone: 'danger' },
  { value: 'dropped', label: 'Descartado', tone: 'neutral' },
]
