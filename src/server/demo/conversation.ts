import type { Author, Business, Topic, Turn } from './business/types.ts'
import type { Random } from './random.ts'

/** A line of a conversation, without a time. */
export interface Line {
  author: Author
  text: string
  /** the text before its facts are filled in */
  template: string
  /** the rule by which the bot handled it, other than its intent */
  rule?: 'greeting' | 'goodbye' | 'fallback'
}

export interface Conversation {
  lines: Line[]
  /** index of the line at which the bot handed over to a person; -1 when it did not */
  handoff: number
  area?: string
  labels: readonly string[]
}

const GREETING: Turn = [
  'user',
  ['Hola', 'Hola, buenas', 'Buenas tardes', 'Buen día', 'Holaa', 'Hola! Cómo están?', 'buenas'],
]
const WELCOME: Turn = [
  'bot',
  [
    '¡Hola! Soy el asistente de {negocio}. ¿En qué te puedo ayudar?',
    'Hola {nombre}, acá {negocio}. Contanos qué necesitás.',
  ],
]
const MORE: Turn = ['bot', ['¿Algo más?', '¿Hay otra consulta?', '¿Fue de ayuda la respuesta?']]
const THANKS: Turn = [
  'user',
  ['No, gracias', 'Gracias!', 'Listo, muchas gracias', 'Genial, gracias', 'Era eso, gracias 🙌'],
]
const GOODBYE: Turn = [
  'bot',
  ['¡Gracias por escribirnos! Acá estamos para lo que necesites.', 'Gracias por escribirnos, {nombre}.'],
]
const UNCLEAR: Turn = [
  'bot',
  ['Perdón, no entendí. ¿Podrías decírmelo con otras palabras?', 'Perdón, ¿podrías contármelo con otras palabras?'],
]
const NEVER_MIND: Turn = ['user', ['Dejalo, gracias', 'No importa, gracias', 'Ok, lo averiguo por otro lado']]

/**
 * Generates a conversation of about eight lines on one or two topics of the business.
 * @param agentOf selects a person of an area and returns their first name
 */
export function writeDialogue(
  random: Random,
  business: Business,
  facts: Record<string, string>,
  agentOf: (area: string) => string,
): Conversation {
  const say = writer(random, facts)
  const topic = pickTopic(random, business)
  if (topic.area) facts.agente = agentOf(topic.area)
  const lines: Line[] = []
  if (random.chance(0.75)) lines.push({ ...say(GREETING), rule: 'greeting' }, say(WELCOME))
  if (random.chance(0.25)) lines.push(...plain(random, business).turns.map(say), say(MORE))
  lines.push(...topic.turns.map(say))
  let handoff = -1
  if (topic.human && topic.area && random.chance(0.9)) {
    handoff = lines.length
    if (random.chance(0.93)) lines.push(...topic.human.map(say))
  } else {
    if (random.chance(0.15))
      lines.push({ ...say(['user', business.unknown]), rule: 'fallback' }, say(UNCLEAR), say(NEVER_MIND))
    if (random.chance(0.6)) lines.push(say(MORE), { ...say(THANKS), rule: 'goodbye' }, say(GOODBYE))
  }
  return { lines, handoff, area: handoff < 0 ? undefined : topic.area, labels: topic.labels ?? [] }
}

/** Returns the facts for a conversation's texts, generated once so that its lines are consistent. */
export function factsFor(random: Random, business: Business, given: string, city: string): Record<string, string> {
  const [product, pesos] = random.pick(business.items)
  const [other] = random.pick(business.items)
  const amount = random.int(2, 24)
  const facts: Record<string, string> = {
    negocio: business.name,
    nombre: given,
    ciudad: city,
    producto: product,
    producto2: other,
    precio: money(pesos),
    cantidad: String(amount),
    cantidad2: String(random.int(1, 9)),
    total: money(pesos * amount),
    pedido: String(random.int(10_200, 98_700)),
    agente: '',
  }
  for (const [name, values] of Object.entries(business.facts)) facts[name] = random.pick(values)
  return facts
}

/** Formats pesos as in Argentina: `$ 12.450`. */
function money(pesos: number): string {
  return `$ ${String(pesos).replace(/\B(?=(\d{3})+$)/g, '.')}`
}

function writer(random: Random, facts: Record<string, string>): (turn: Turn) => Line {
  return ([author, texts]) => {
    const template = random.pick(texts)
    const text = template
      .replace(/\{(\w+)\}/g, (_, name: string) => {
        const fact = facts[name.toLowerCase()] ?? ''
        return /^[A-Z]/.test(name) ? fact.charAt(0).toUpperCase() + fact.slice(1) : fact
      })
      .replace(/ (de|a) el /g, (_, word: string) => ` ${word}l `)
    return { author, text, template }
  }
}

function pickTopic(random: Random, { topics }: Business): Topic {
  return topics[random.weighted(topics.map(({ weight }) => weight))] as Topic
}

function plain(random: Random, business: Business): Topic {
  return random.pick(business.topics.filter(({ area }) => !area))
}
