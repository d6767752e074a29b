import { type FormOfAddress, resolveFormOfAddress } from '../../../contract/address-form.ts'
import { earlierTexts } from './earlier-texts.ts'
import type { SystemTexts } from './situations.ts'

/** The texts with their alternants. */
export const systemSources: Readonly<SystemTexts> = {
  greeting: '¡Hola! ¿En qué {te/le} puedo ayudar?',
  fallback: 'Perdón, no entendí. ¿{Podrías/Podría} decírmelo con otras palabras?',
  fallback_last: 'Sigo sin entender. ¿{Te/Le} paso con una persona?',
  doubt: 'Si no era eso, {decímelo/dímelo/dígamelo} de otra forma.',
  clarification: 'Para no equivocarme: ¿es alguna de estas opciones?',
  complaint: 'Lamento lo que pasó.',
  danger: 'Si alguien está en peligro, {llamá/llama/llame} ya a emergencias o {andá/ve/vaya} a un hospital.',
  danger_gas:
    'Si hay olor a gas: {cerrá/cierra/cierre} la llave, {abrí/abre/abra} las ventanas, no {enciendas/enciendas/encienda} nada y {salí/sal/salga}. {Llamá/Llama/Llame} ya a emergencias.',
  datum: 'Recibí el dato. ¿{Te/Le} paso con una persona del equipo para que lo vea?',
  refusal: 'Entiendo, no hay problema. Si {necesitás/necesitas/necesita} otra cosa, {escribime/escríbeme/escríbame}.',
  unanswered: 'Eso no puedo responderlo por este medio. ¿{Te/Le} paso con una persona del equipo?',
  confirm: '¿{Te/Le} paso con una persona del equipo?',
  declined: 'Listo, seguimos {acá/aquí/aquí}.',
  transfer: 'Listo, ya avisé al equipo. {Te/Le} responde una persona en cuanto pueda.',
  transfer_present: 'Listo, {te/le} paso con alguien {{area.equipo}}.',
  out_of_hours:
    'A esta hora el equipo no atiende. Guardé {tu/su} mensaje y {te/le} respondemos al abrir {{horario.proximo}}.',
  no_agents:
    'Ahora no hay nadie del equipo conectado. Guardé {tu/su} mensaje y {te/le} responden al volver {{espera.habitual}}.',
  ask_topic: '¿Sobre qué es {tu/su} consulta? Así {te/le} responden mejor.',
  ask_reach: 'Por si {te vas/te vas/se va}: ¿a qué teléfono o correo {te/le} respondemos?',
  ask_name: '¿Con qué nombre {te/le} llaman?',
  ask_thanks: '¡Gracias! Ya lo sumé a {tu/su} mensaje.',
  ask_skipped: 'Sin problema. El equipo ya tiene {tu/su} mensaje.',
  waiting_noted: 'Lo sumé a {tu/su} mensaje para el equipo.',
  waiting_urgent: 'Lo marqué como urgente, para que el equipo lo vea primero.',
  queue: '{Tu/Su} lugar en la fila: {{lugar}}.',
  queue_next: '{Tu/Su} turno es el próximo.',
  waited: 'Perdón por la demora. Guardé {tu/su} mensaje para el equipo. ¿{Te/Le} ayudo mientras tanto?',
  media_received: 'Recibí {tu/su} archivo. ¿Con qué {te/le} ayudo?',
  voice_received:
    'No puedo escuchar audios. ¿Me lo {escribís/escribes/escribe}? Si {preferís/prefieres/prefiere}, {te/le} paso con una persona.',
  link_received: 'Recibí el enlace, pero no puedo abrirlo. ¿Con qué {te/le} ayudo?',
  location_received: 'Recibí {tu/su} ubicación. ¿Con qué {te/le} ayudo?',
  timeout: 'Dejo la conversación en pausa. Cuando {quieras/quiera}, seguimos.',
  restart: 'Empezamos de nuevo. ¿Con qué {te/le} ayudo?',
  goodbye: '¡Gracias por escribirnos! Hasta pronto.',
  blocked: 'No podemos seguir la conversación por este medio.',
  error: 'Algo falló de nuestro lado. ¿{Podrías/Podría} escribirme de nuevo en unos minutos?',
  options: 'Estas son las opciones:',
}

/** Returns what a bot says on its own in a situation. A bot without a form of address keeps its earlier texts. */
export function systemText(form: FormOfAddress | null | undefined, situation: keyof SystemTexts): string {
  return form ? resolveFormOfAddress(systemSources[situation], form) : earlierTexts[situation]
}

/** Default words that ask for an agent. */
export const defaultHandoffWords = ['persona', 'humano', 'asesor', 'operador', 'vendedor', 'representante', 'alguien']

/** Title of the button that asks for an agent; pressing it sends this text back. */
export const PERSON = 'Hablar con una persona'

/** The same title for channels that limit titles to 20 characters. */
export const PERSON_SHORT = 'Hablar con alguien'

/** Title of the button that says that the answer is not what the customer asked. */
export const NOT_THAT = 'No era eso'

/** Words of a plain greeting. */
export const greetingWords = new Set(
  'hola holaa holi holis ola alo wena wenas hey buenas buenos buen dia dias tardes noches que tal como va estas estan andan'.split(
    ' ',
  ),
)
