// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { EventEnvelope } from '../src/contract/events.ts'
import type { webhooks } from './api.d.ts'

/** Audience and summary of each realtime event. */
export const events = {
  message: { audience: 'chat', summary: 'Mensaje nuevo en una conversación' },
  conversation: { audience: 'chat', summary: 'Conversación nueva o que pasa a verse' },
  'change-inbox': { audience: 'chat', summary: 'Una conversación cambió de casilla' },
  'change-area': { audience: 'chat', summary: 'Una conversación cambió de área' },
  'assign-user': { audience: 'chat', summary: 'Una conversación cambió de persona asignada' },
  status: { audience: 'chat', summary: 'Cambió el envío de un mensaje' },
  reaction: { audience: 'chat', summary: 'Cambió la reacción a un mensaje' },
  'message-text': { audience: 'chat', summary: 'Cambió el texto de un mensaje o lo que oculta' },
  labels: { audience: 'chat', summary: 'Cambiaron las etiquetas de una conversación' },
  'change-username': { audience: 'chat', summary: 'Cambió el nombre de una conversación' },
  'internal-message': { audience: 'chat', summary: 'Comentario interno en una conversación' },
  'set-unread': { audience: 'chat', summary: 'Una conversación se leyó o se marcó sin leer' },
  'toggle-answered': { audience: 'chat', summary: 'Una conversación se marcó contestada o sin contestar' },
  reactivate: { audience: 'chat', summary: 'Una conversación volvió al chatbot' },
  'chat-snoozed': { audience: 'chat', summary: 'Una conversación se pospuso o volvió a la lista' },
  'thread-events': { audience: 'chat', summary: 'Algo cambió en una conversación' },
  'chat-pinned': { audience: 'user', summary: 'La persona fijó una conversación o dejó de fijarla' },
  mention: {
    audience: 'user',
    summary: 'Un comentario mencionó a la persona, o ella leyó sus menciones de una conversación',
  },
  'rule-notice': { audience: 'user', summary: 'Una regla le avisa a la persona de una conversación' },
  'chat-left': { audience: 'user', summary: 'Una conversación dejó de estar a la vista de la persona' },
  training: { audience: 'bot', summary: 'Avance del entrenamiento' },
  content: { audience: 'bot', summary: 'Cambió lo que el chatbot sabe' },
  'bot-state': { audience: 'bot', summary: 'El chatbot se encendió o se apagó' },
  availability: { audience: 'bot', summary: 'Alguien del equipo cambió su disponibilidad' },
  membership: { audience: 'user', summary: 'Cambió lo que la persona puede hacer en el chatbot' },
  'session-closed': { audience: 'user', summary: 'Una sesión de la persona se cerró' },
  notification: { audience: 'user', summary: 'Aviso para la persona en su navegador' },
} as const satisfies Record<string, { audience: string; summary: string }>

export type EventName = keyof typeof events

/** Payload of each event. */
export interface EventPayloads {
  message: webhooks['message']['post']['requestBody']['content']['application/json']
  conversation: webhooks['conversation']['post']['requestBody']['content']['application/json']
  'change-inbox': webhooks['change-inbox']['post']['requestBody']['content']['application/json']
  'change-area': webhooks['change-area']['post']['requestBody']['content']['application/json']
  'assign-user': webhooks['assign-user']['post']['requestBody']['content']['application/json']
  status: webhooks['status']['post']['requestBody']['content']['application/json']
  reaction: webhooks['reaction']['post']['requestBody']['content']['application/json']
  'message-text': webhooks['message-text']['post']['requestBody']['content']['application/json']
  labels: webhooks['labels']['post']['requestBody']['content']['application/json']
  'change-username': webhooks['change-username']['post']['requestBody']['content']['application/json']
  'internal-message': webhooks['internal-message']['post']['requestBody']['content']['application/json']
  'set-unread': webhooks['set-unread']['post']['requestBody']['content']['application/json']
  'toggle-answered': webhooks['toggle-answered']['post']['requestBody']['content']['application/json']
  reactivate: webhooks['reactivate']['post']['requestBody']['content']['application/json']
  'chat-snoozed': webhooks['chat-snoozed']['post']['requestBody']['content']['application/json']
  'thread-events': webhooks['thread-events']['post']['requestBody']['content']['application/json']
  'chat-pinned': webhooks['chat-pinned']['post']['requestBody']['content']['application/json']
  mention: webhooks['mention']['post']['requestBody']['content']['application/json']
  'rule-notice': webhooks['rule-notice']['post']['requestBody']['content']['application/json']
  'chat-left': webhooks['chat-left']['post']['requestBody']['content']['application/json']
  training: webhooks['training']['post']['requestBody']['content']['application/json']
  content: webhooks['content']['post']['requestBody']['content']['application/json']
  'bot-state': webhooks['bot-state']['post']['requestBody']['content']['application/json']
  availability: webhooks['availability']['post']['requestBody']['content']['application/json']
  membership: webhooks['membership']['post']['requestBody']['content']['application/json']
  'session-closed': webhooks['session-closed']['post']['requestBody']['content']['application/json']
  notification: webhooks['notification']['post']['requestBody']['content']['application/json']
}

export type AnyEvent = { [K in EventName]: EventEnvelope<K, EventPayloads[K]> }[EventName]
