import { withoutOverlaps } from '../../nlu/system/hit.ts'
import { DOCUMENT_WORDS, writtenWords } from '../../spanish/document-words.ts'
import { explainedBy, readAs } from '../content.ts'
import { findMainResponse, mainResponseOutcome } from '../main-response.ts'
import { matchQuickResponse } from '../quick-responses.ts'
import type { RuleContext, RuleOf } from '../rule.ts'
import type { NamedEntity } from '../types.ts'
import { introducedNameIn, nameForIn } from '../waiting/name.ts'
import { hourPlaces } from './hour.ts'
import { asksName, slotsOf } from './slot.ts'

/** Fewest data with which a message is surely one request, whatever its parts resemble. */
const SEVERAL = 2

/** Whether a message asks nothing and tells several data: "turno para Ana Ruiz, DNI 30123456, el martes". */
export function isOnlyRequest({ bot, turn, understood }: RuleContext): boolean {
  if (turn.text.includes('?')) return false
  const kinds = kindsOf(bot)
  const data = understood.entities.filter(({ entity, withdrawn }) => !withdrawn && DATA.has(kinds.get(entity) ?? ''))
  return new Set(data.map(({ entity }) => entity)).size >= SEVERAL
}

/** The system kinds of a bot's entities. */
const kindsOf = ({ trained }: RuleContext['bot']): ReadonlyMap<string, string> =>
  new Map((trained?.entities ?? []).map(({ name, system }) => [name, system ?? '']))

/** Minimum confidence of a request that is read without its data. */
const SURE = 0.7

/** Kinds of data that say nothing of what is wanted. */
const DATA: ReadonlySet<string> = new Set(['date', 'time', 'email', 'phone', 'document', 'dni', 'cuit'])

/** Takes the place of a datum while the words around it are removed. */
const GAP = '\uE000'
/** A datum with the words that lead to it: "para el", "mi dni es", "soy". */
const LED = new RegExp(
  String.raw`(?:[\s,;.:]*(?<!\p{L})(?:para|por|el|la|los|las|a|al|de|del|en|con|y|es|mi|mis|n[uú]mero|nro|${writtenWords(DOCUMENT_WORDS)}|tel|tel[eé]fono|cel|celular|correo|mail|soy|me llamo|mi nombre es|a nombre de|que sea|d[ií]a|tipo|mañana|tarde|noche)(?!\p{L}))*[\s,;.:]*\uE000`,
  'giu',
)

/**
 * Begins what a message asks for with the data in it, if that is clear without them and less so with them: "quiero turno
 * para el lunes, dni 28456780". Else a keyword in it would be answered.
 */
export const applyRequestRule: RuleOf = (deciding) => {
  const { bot, understood, turn } = deciding
  if (!bot.trained || understood.example) return undefined
  const name = introducedNameIn(turn.text) ?? nameForIn(turn.text)
  const read = readBare(deciding, name)
  const { best } = read?.understood ?? {}
  const response = read && findMainResponse(read)
  if (!best || !response || best.confidence < SURE || best.confidence <= (understood.best?.confidence ?? 0))
    return undefined
  // Without a keyword or several data, only what was not understood as anything else.
  if (understood.best && !matchQuickResponse(bot, turn.text) && !isOnlyRequest(deciding)) return undefined
  const slots = slotsOf(bot, response)
  const isTold = (key: string) => understood.entities.some(({ entity, withdrawn }) => !withdrawn && entity === key)
  if (!slots.some((slot) => isTold(slot.key) || (name !== undefined && asksName(slot)))) return undefined
  const outcome = mainResponseOutcome(deciding, response, { rule: 'intent' })
  return explainedBy(outcome, read)
}

/**
 * Reads a request without its data; undefined if it has none. The values of lists are left out, too, where what it may ask for
 * asks for them and for other data that it tells: "turno para Juan Pérez, OSDE".
 */
function readBare(deciding: RuleContext, name: string | undefined): RuleContext | undefined {
  const { bot, turn, understood } = deciding
  const read = (bare: string) => (bare === '' || bare === turn.text ? undefined : readAs(deciding, bare))
  const plain = read(withoutData(deciding, name))
  for (const { intentId } of plain?.understood.ranking ?? []) {
    const response = bot.trained?.responses.find(({ intent_id }) => intent_id === intentId)
    const asked = new Set(response ? slotsOf(bot, response).map(({ key }) => key) : [])
    const told = understood.entities.filter(({ entity, withdrawn }) => !withdrawn && asked.has(entity))
    if (told.length < SEVERAL) continue
    const barer = read(withoutData(deciding, name, asked))
    if (barer?.understood.best?.intentId === intentId) return barer
  }
  return plain
}

/**
 * Returns a request without the data in it and the words that lead to them.
 * @param others entities whose values are data here
 */
function withoutData(
  { bot, turn, understood }: RuleContext,
  name: string | undefined,
  others: ReadonlySet<string> = new Set(),
): string {
  const kinds = kindsOf(bot)
  const isDatum = ({ entity }: NamedEntity) => DATA.has(kinds.get(entity) ?? '') || others.has(entity)
  const found = [...understood.entities.filter(isDatum), ...hourPlaces(turn.text)]
  const marked = withoutOverlaps(found)
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + GAP + text.slice(end), turn.text)
  const unnamed = name === undefined ? marked : marked.replace(name, GAP)
  return unnamed.replace(LED, ' ').replace(/\s+/g, ' ').trim()
}
