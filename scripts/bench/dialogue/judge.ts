import type { components } from '../../../generated/api.d.ts'
import { type Action, folded, type Outcome, type Turn } from './vocabulary.ts'

export type Answer = components['schemas']['TestTurn']

/**
 * How a turn went. `good`: as expected; `asked`: the bot asked again, offered options, or handed over; `partial`: one of
 * several things was answered; `doubted`: it answered something else and told the customer that it was not sure; `wrong`: it
 * answered something else.
 */
export type Verdict = 'good' | 'asked' | 'partial' | 'doubted' | 'wrong'

/** Answers to these intents are courtesies, not content. */
const SOCIAL = /^(saludo|despedida|agradecimiento|hablar con una persona)$/

const GREETS =
  /(^| )(¡?hola|buen dia|buenos dias|buenas)|(en|con) que (te |le )?(puedo )?(ayud|servir)|como (te |le )?(puedo )?ayud|conta(me|nos) que|que (estas )?busca/
const CIVIL =
  /de nada|gracias|con gusto|un placer|para lo que (necesite|quiera)|hasta (pronto|luego|la proxima|manana)|(te|le|los) esper|nos vemos|que (bueno|bien|lindo|tenga)|me alegr|perfecto|genial|listo|seguimos|a(ca|qui) (estamos|estoy)|cuando (quieras|quiera)|entendido|de acuerdo|(no hay|sin|ningun) problema|cualquier cosa|disposicion|igualmente/
const OFFERS_PERSON =
  /(te|le) (paso|comunico|derivo|conecto) con|prefer\w+ (hablar|que)|que (te|le) (llame|escriba|atienda|conteste|responda)|hablar con (una persona|alguien)/
const ASKS_DATUM =
  /numero de|(nombre|dni|documento|cuit|factura|pedido|correo|mail|telefono|fecha|direccion)|que (dia|producto|modelo|marca|sucursal|medida|cantidad|gusto|sabor|hora)|cuant[oa]s|para cuando|desde cuando/
const FILE = /archivo|foto|imagen|audio|comprobante|mensaje de voz|recibi/

/** What the customer reads. */
export const textOf = ({ replies }: Answer): string =>
  replies.map(({ message }) => [message.text, message.caption].filter(Boolean).join(' ')).join(' ')

/** Whether the answer holds content of the bot, rather than a question or a courtesy. */
function hasContent({ rule, response, response_id, by }: Answer): boolean {
  if (response !== null && SOCIAL.test(folded(response))) return false
  if (rule === 'quick') return by === null || !/^gracias$/.test(folded(by))
  return response_id !== null || rule === 'secondary'
}

/** Says nothing, an emoji, or a courtesy. */
const isCivil = (answer: Answer) =>
  answer.rule !== 'fallback' && (!/\p{L}/u.test(textOf(answer)) || CIVIL.test(folded(textOf(answer))))

function did(answer: Answer, action: Action): boolean {
  const text = folded(textOf(answer))
  const buttons = answer.replies.flatMap((reply) => reply.buttons)
  const handed = answer.handoff || answer.rule === 'handed'
  const checks: Record<Action, () => boolean> = {
    persona: () => handed,
    // A button under "I did not understand" is not an offer.
    ofrece: () => !answer.handoff && OFFERS_PERSON.test(text),
    pregunta: () => hasAsked(answer),
    opciones: () => buttons.length > 1 && !hasContent(answer),
    consulta: () => handed || hasAsked(answer),
    saludo: () => GREETS.test(text),
    cortesía: () => isCivil(answer) && !hasContent(answer) && !answer.handoff,
    // The text for what was not understood may ask for a product too.
    dato: () => answer.rule !== 'fallback' && ASKS_DATUM.test(text),
    archivo: () => FILE.test(text),
    silencio: () => answer.replies.length === 0,
  }
  return checks[action]()
}

/** The bot said something without content that asks or offers. */
const hasAsked = (answer: Answer): boolean =>
  !hasContent(answer) && answer.replies.length > 0 && (/\?/.test(textOf(answer)) || buttonsIn(answer) > 0)

const buttonsIn = ({ replies }: Answer) => replies.reduce((sum, { buttons }) => sum + buttons.length, 0)

/** Whether the text has the words, from the beginning of a word. */
function says(answer: Answer, words: string): boolean {
  const text = folded(textOf(answer))
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return true
  return false
}

function intentOf({ intents, intent_id, response }: Answer): string[] {
  const understood = intents.find((one) => one.intent_id === intent_id)?.name
  return [understood, response].flatMap((name) => (name ? [folded(name)] : []))
}

const isIntent = (answer: Answer, names: readonly string[]) =>
  names.some((name) => intentOf(answer).includes(folded(name)))

const saysOne = (answer: Answer) => (words: readonly string[]) => words.some((one) => says(answer, one))
const didOne = (answer: Answer) => (wanted: readonly Action[]) => wanted.some((one) => did(answer, one))

const isMet = (answer: Answer, outcome: Outcome): boolean =>
  outcome.says.every(saysOne(answer)) &&
  outcome.intents.every((names) => isIntent(answer, names)) &&
  outcome.actions.every(didOne(answer))

/** Judges what the bot did in a turn. */
export function judge({ outcomes, never, tolerated }: Turn, answer: Answer): Verdict {
  const forbidden =
    never.says.some(saysOne(answer)) ||
    never.intents.some((names) => isIntent(answer, names)) ||
    never.actions.some(didOne(answer))
  const wrong = answer.context?.doubted ? 'doubted' : 'wrong'
  if (forbidden) return wrong
  if (outcomes.some((outcome) => isMet(answer, outcome))) return 'good'
  if (outcomes.some((outcome) => outcome.says.length > 1 && outcome.says.some(saysOne(answer)))) return 'partial'
  // A farewell or a thank-you in place of an answer leaves the customer without one.
  return did(answer, 'consulta') || saysOne(answer)(tolerated) ? 'asked' : wrong
}
