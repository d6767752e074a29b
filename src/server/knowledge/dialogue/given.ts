import { NUMBERED } from '../spanish/numbered-words.ts'
import { codesIn } from './codes.ts'
import { conceal } from './conceal.ts'
import { significantWords } from './elliptic.ts'
import type { RuleContext } from './rule.ts'
import { MASK, shownValue } from './slots/values.ts'
import type { CollectedValue, NamedEntity, Reply } from './types.ts'
import { introducedNameIn, unaskedNameIn } from './waiting/name.ts'
import { waitingSlots } from './waiting/questions.ts'
import { plainWords } from './words.ts'

/** Words between what a number belongs to and the number itself. */
const BETWEEN = '(?: (?:es|era|el|la|numero|nro|num|no|n|mi|de|con|codigo|es el|es la))*'

/** Words of addresses, of numbers that only the team reads, in the message, and of telephones. */
const OTHER_NUMBER =
  /\b(?:cuit|cuil|dni|rut|rfc|curp|nit|cedula|documento|pasaporte|vivo|calle|av|avenida|domicilio|direccion|barrio|tarjeta|cuenta|cbu|cvu|clabe|alias|llam\w+|tel\w*|cel\w*|whatsapp|pin|clave|codigo de seguridad)\b/

/** Words after which a number is not the customer's: "no tengo el pedido 12345, tengo el 54321". */
const DENIED = /\bno (?:tengo|es|era|encuentro|figura)(?: \w+){0,3}$/

/** Fewest digits of a code with its name, and of one alone. */
const NAMED_DIGITS = 3
const DIGITS = 5

/** Most words around the values of a message that is nothing but data: a name. */
const WORDS = 4

/** System kinds that tell a datum of the customer; a number or a day may be anything. */
const PERSONAL: ReadonlySet<string> = new Set(['email', 'phone', 'document', 'dni', 'cuit', 'patente'])

/**
 * Returns the data in a message that staff need and nobody asked for: codes, and values of the bot's entities that belong
 * to a customer. Values of other entities count if the message is nothing but data: "Juan Pérez, 30123456, OSDE".
 * @param known what is kept of the message already
 */
function givenIn({ turn, bot, understood }: RuleContext, known: readonly CollectedValue[]): CollectedValue[] {
  const definitions = bot.trained?.entities ?? []
  const found = understood.entities.filter((one) => !one.withdrawn && !isWithinNumber(turn.text, one))
  const isData = isOnlyData(turn.text, found)
  const valuesOf = (belonging: boolean) =>
    found.flatMap(({ entity, label, text, value, sensitive }): (CollectedValue & { text: string })[] => {
      const definition = definitions.find(({ name }) => name === entity)
      if (!definition) return []
      const { type, system = '', prompt_question } = definition
      const belongs = type === 'regex' || (type === 'system' && PERSONAL.has(system))
      if (belongs !== belonging || !(belongs || (isData && prompt_question))) return []
      return [{ name: entity, label, text, value: sensitive ? MASK : shownValue(definition, value) }]
    })
  const own = valuesOf(true)
  const numbers = numbersIn(turn.text, found, own)
  // "Mi pedido es el 10452" tells no quantity.
  const others = valuesOf(false).filter(({ text }) => !numbers.some((one) => overlaps(one.value, text)))
  const isKnown = (text: string) => known.some(({ value }) => isSameCode(value, text))
  const all: CollectedValue[] = [...own, ...others]
    .filter(({ text }) => !isKnown(text))
    .map(({ name, label, value }) => ({ name, label, value }))
  all.push(...numbers.filter(({ value }) => !isKnown(value)))
  const [name] =
    all.length + known.length > 0
      ? partsOf(turn.text).flatMap((part) => unaskedNameIn(part) ?? [])
      : [introducedNameIn(turn.text)]
  if (name !== undefined) all.push({ name: waitingSlots.name[0].key, label: waitingSlots.name[0].label, value: name })
  return [...new Set(all.map((one) => one.name))].map((name) => joined(all.filter((one) => one.name === name)))
}

/** Joins several codes of one kind, such as two order numbers; of other data, the first counts. */
function joined(same: readonly CollectedValue[]): CollectedValue {
  const [first] = same as [CollectedValue]
  const isCode = first.name.startsWith('numero')
  return isCode ? { ...first, value: [...new Set(same.map(({ value }) => value))].join(', ') } : first
}

/**
 * Returns the codes of a text by what they belong to. One that says so counts unless it is kept as the value of an entity;
 * another only if no entity has it: to some bots, any number is a quantity.
 */
function numbersIn(
  text: string,
  found: RuleContext['understood']['entities'],
  kept: readonly { text: string }[],
): CollectedValue[] {
  // Documents and cards are for nobody but the team, who read them in the message.
  const shown = conceal(text)
  const codes = codesIn(shown, NAMED_DIGITS).filter((code) => !kept.some(({ text: own }) => overlaps(own, code)))
  const folded = plainWords(shown)
  return codes.flatMap((code): CollectedValue[] => {
    const value = code.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    const before = folded.slice(0, Math.max(0, folded.indexOf(plainWords(value)))).trim()
    if (DENIED.test(before)) return []
    const named = NUMBERED.find(([, , words]) => new RegExp(`\\b(?:${words})${BETWEEN}$`).test(before))
    if (named) return [{ name: named[0], label: named[1], value }]
    if (found.some((one) => overlaps(one.text, code))) return []
    const isAlone = value.replace(/\D/g, '').length >= DIGITS && significantWords(shown).length <= WORDS
    return isAlone && !text.includes('?') && !OTHER_NUMBER.test(folded)
      ? [{ name: 'numero', label: 'Número', value }]
      : []
  })
}

const partsOf = (text: string) => text.split(/[,;\n]|\d[\d .-]*/).map((part) => part.trim())

/** Whether a value is a part of a longer number, such as a telephone. */
const isWithinNumber = (text: string, { start, end }: NamedEntity): boolean =>
  /\d[ .-]?$/.test(text.slice(0, start)) || /^[ .-]?\d/.test(text.slice(end))

const overlaps = (one: string, other: string) => one.includes(other) || other.includes(one)

/** Whether a text names values, and little else. */
function isOnlyData(text: string, found: RuleContext['understood']['entities']): boolean {
  if (text.includes('?') || found.length === 0) return false
  const rest = found.reduce((left, one) => left.replace(one.text, ' '), text)
  return plainWords(rest.replace(/\S*\d\S*/g, ' ')).split(' ').length <= WORDS
}

/** Returns the reply that keeps what a message gives with the contact; none if it gives nothing. */
export function buildGivenReplies(deciding: RuleContext, kept: readonly Reply[] = []): Reply[] {
  // A number within what they want a person for is told there only in passing.
  const known = kept
    .flatMap((reply) => (reply.kind === 'collect' ? reply.values : []))
    .filter(({ name }) => name !== waitingSlots.topic[0].key)
  const values = givenIn(deciding, known).filter(({ name }) => !known.some((one) => one.name === name))
  const contactName = values.find(({ name }) => name === waitingSlots.name[0].key)?.value
  return values.length > 0 ? [{ kind: 'collect', values, ...(contactName && { contactName }) }] : []
}

/** Whether two values are the same, or the same number written otherwise: "30.123.456". Hidden values tell nothing. */
function isSameCode(one: string, other: string): boolean {
  const digits = (value: string) => value.replace(/\D/g, '')
  if (one === other) return one !== MASK
  return digits(one).length >= DIGITS && digits(one) === digits(other)
}
