/** What a bot says of itself; each bot may say it otherwise (`settings.texts`). No bot answers with nothing. */
export const defaultTexts = {
  greeting: '¡Hola! ¿En qué se puede ayudar?',
  fallback: 'No quedó claro el mensaje. ¿Se puede escribir de otra forma?',
  transfer: 'Listo, una persona va a seguir la conversación en unos minutos.',
  out_of_hours: 'En este momento no hay nadie atendiendo. El mensaje queda guardado y se responde al abrir.',
  media_received: 'Archivo recibido. ¿Qué hace falta hacer con él?',
  goodbye: '¡Gracias por escribir! Hasta luego.',
  no_agents: 'En este momento no hay nadie disponible. El mensaje queda guardado y se responde apenas sea posible.',
  timeout: 'La conversación quedó en pausa. Para retomarla, basta con escribir de nuevo.',
  blocked: 'No es posible continuar esta conversación por este medio.',
  error: 'Algo falló al preparar la respuesta. Por favor, intentar de nuevo en unos minutos.',
}

export type Texts = typeof defaultTexts

/** What is said to what is understood and has no answer, before a person is offered. */
export const UNANSWERED = 'Eso no puedo responderlo por este medio. ¿Te paso con una persona del equipo?'

/** Words that ask for a person, until a bot names its own. */
export const defaultHandoffWords = ['persona', 'humano', 'asesor', 'operador', 'vendedor', 'representante', 'alguien']

/** The button that asks for a person; its title is what comes back. */
export const PERSON = 'Hablar con una persona'

/** The same where a channel takes no more than 20 characters. */
export const PERSON_SHORT = 'Hablar con alguien'

/** Words of those who only say hello. */
export const greetingWords = new Set(
  'hola holaa holis hey buenas buenos buen dia dias tardes noches que tal como va estas estan andan'.split(' '),
)
