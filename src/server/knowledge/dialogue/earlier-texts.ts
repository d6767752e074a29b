import type { SystemTexts } from './situations.ts'

const PLACE = 'Lugar en la espera: {{lugar}}.'
const GREETING = '¡Hola! ¿En qué se puede ayudar?'
const CONFIRM = '¿Se pasa la conversación a una persona?'
const TRANSFER = 'Listo, una persona va a seguir la conversación en unos minutos.'
const NO_AGENTS = 'En este momento no hay nadie disponible. El mensaje queda guardado y se responde apenas sea posible.'

/** The texts of bots that are older than the form of address, unchanged until their owners choose one. */
export const earlierTexts: Readonly<SystemTexts> = {
  greeting: GREETING,
  fallback: 'No quedó claro el mensaje. ¿Se puede escribir de otra forma?',
  fallback_last: CONFIRM,
  doubt: 'Si no era eso, se puede decir de otra forma.',
  clarification: 'Para no equivocarme: ¿es alguna de estas opciones?',
  complaint: 'Lamento lo que pasó.',
  danger: 'Si alguien está en peligro, hay que llamar ya a emergencias o ir a un hospital.',
  danger_gas:
    'Si hay olor a gas: cerrar la llave, abrir las ventanas, no encender nada y salir. Hay que llamar ya a emergencias.',
  datum: 'Recibí el dato. ¿Se pasa la conversación a una persona?',
  refusal: 'Entiendo, no hay problema. Si hace falta otra cosa, acá estoy.',
  unanswered: 'Eso no puedo responderlo por este medio. ¿Te paso con una persona del equipo?',
  confirm: CONFIRM,
  declined: 'Listo, seguimos por acá.',
  transfer: TRANSFER,
  transfer_present: TRANSFER,
  out_of_hours: 'En este momento no hay nadie atendiendo. El mensaje queda guardado y se responde al abrir.',
  no_agents: NO_AGENTS,
  ask_topic: '¿Sobre qué es la consulta?',
  ask_reach: '¿A qué teléfono o correo conviene responder?',
  ask_name: '¿A nombre de quién?',
  ask_thanks: '¡Gracias! Queda guardado con el mensaje.',
  ask_skipped: 'De acuerdo. El mensaje queda guardado.',
  waiting_noted: 'Queda sumado al mensaje para el equipo.',
  waiting_urgent: 'Queda marcado como urgente para el equipo.',
  queue: PLACE,
  queue_next: PLACE,
  waited: NO_AGENTS,
  media_received: 'Archivo recibido. ¿Qué hace falta hacer con él?',
  voice_received: 'No puedo escuchar audios. ¿Me lo podés escribir?',
  link_received: 'Recibí el enlace, pero no puedo abrirlo. ¿En qué te puedo ayudar?',
  location_received: 'Recibí la ubicación. ¿En qué te puedo ayudar?',
  timeout: 'La conversación quedó en pausa. Para retomarla, basta con escribir de nuevo.',
  restart: GREETING,
  goodbye: '¡Gracias por escribir! Hasta luego.',
  blocked: 'No es posible continuar esta conversación por este medio.',
  error: 'Algo falló al preparar la respuesta. Por favor, intentar de nuevo en unos minutos.',
  options: 'Elegir una opción:',
}
