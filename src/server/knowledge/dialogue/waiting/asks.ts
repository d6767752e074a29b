import { plainWords } from '../words.ts'

/** What a waiting customer asks about it: whether they will be called, how long it takes, whether anybody is there. */
export type WaitingAsk = 'call' | 'long' | 'there'

/** Most words of such a question. */
const WORDS = 10

const REACH = '(?:llam|contact|comunic|marc|escrib|habl|avis)'
/** Not the endings of what customers tell: "me comunico después", "nos hablamos luego", "me llamaron". */
const TOLD = '(?<!o|[aei]mos|[aei]re|aron|ieron)'
const ASKS: readonly (readonly [ask: WaitingAsk, pattern: RegExp])[] = [
  [
    'call',
    new RegExp(
      `\\b(?:${[
        `(?:me|nos) (?:van a|vas a|va a|pueden|puede|podrian|podria|iran a) (?:${REACH}|contest|respond)\\w*`,
        `(?:van|vas|va|pueden|podrian) (?:a )?${REACH}\\w*(?:me|nos)`,
        `^(?:y |ya |entonces )*(?:me|nos) ${REACH}\\w*${TOLD}(?: (?:ustedes|uds|hoy|manana|ahora|despues|luego|por \\w+|al \\w+|a mi \\w+|o \\w+|no|ya|aca|aqui))*$`,
        `(?:cuando|a que horas?|por donde|por que medio|por cual medio|como) (?:ustedes |uds )?(?:me|nos) (?:van a |vas a |pueden )?(?:${REACH}|respond|contest)\\w*(?<!o)\\b`,
        `(?:quiero|prefiero|necesito|quisiera) que (?:me|nos) (?:llam|marqu|contact)\\w*|^(?:por favor )?(?:llamenme|llameme|llamame|marquenme)(?: por favor)?$`,
        '(?:tengo que|debo|hay que|puedo) (?:esperar|quedarme|seguir|cerrar|salir|irme)(?: \\w+){0,2} (?:aca|aqui|chat|conectad[oa]|linea|pagina|ventana)',
      ].join('|')})`,
    ),
  ],
  [
    'long',
    new RegExp(
      `\\b(?:${[
        '^(?:y |se |me |ya |van a |va a |todavia |aun )*(?:tardan?|tardar|tardaran?|demoran?|demorar|demoraran?|falta|faltara)(?: (?:mucho|bastante|tanto|mas|poco|en \\w+))*$',
        'cuanto (?:tiempo |mas |se |me |van a |va a |hay que |tengo que |debo |toca |crees que |creen que )*(?:tardan?|tardar|tardaran?|demoran?|demorar|demoraran?|falta|esperar?|espero)(?: (?:en \\w+|mas|mas o menos|aprox\\w*|para que me \\w+|por favor|ustedes|aca|aqui))*$',
        'en cuanto (?:tiempo )?(?:me )?(?:respond|contest|atiend|llam)\\w*',
        'hay (?:mucha|muchas|mucho) (?:fila|cola|espera|demora|gente|personas)(?: (?:antes|adelante|esperando))*$',
        '(?:es|esta) (?:muy )?(?:larga|demorada) la (?:espera|fila|cola)',
      ].join('|')})`,
    ),
  ],
  [
    'there',
    /\b(?:siguen|sigue|sigues|seguis|estan|esta|estas|andan|quedan) (?:todos )?(?:ahi|alli|por ahi|conectad[oa]s?|en linea|atendiendo)$|\bhay alguien(?: \w+){0,2}$|\bme (?:leen|ven|escuchan)$/,
  ],
]

/** Words of a question about something else that is awaited: "¿cuándo me avisan del pedido?". */
const OTHER =
  /\b(?:pedido|compra|envio|entrega|paquete|turno|cita|resultado|presupuesto|cotizacion|producto|repuesto|arreglo|devolucion|reembolso)s?\b/

/** Returns what a message asks about the wait; undefined if it says anything else. */
export function waitingAsk(text: string): WaitingAsk | undefined {
  const folded = plainWords(text).replace(
    /^(?:(?:hola|holaa|disculpa|disculpe|perdon|ok|bueno|gracias|buenas|oye|oigan|che|pero|una pregunta) )+/,
    '',
  )
  if (folded.split(' ').length > WORDS || OTHER.test(folded) || /\d/.test(folded)) return undefined
  return ASKS.find(([, pattern]) => pattern.test(folded))?.[0]
}
