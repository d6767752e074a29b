import { isStopWord } from '../../nlu/index.ts'
import { buildTextReply } from '../build-replies.ts'
import { isCourtesy } from '../person-words.ts'
import type { RuleContext } from '../rule.ts'
import type { NamedEntity, Reply, Turn } from '../types.ts'
import { foldWords } from '../words.ts'
import { hourPlaces } from './hour.ts'
import { movingIn } from './moving.ts'
import type { Reading } from './read.ts'
import { refusedDay } from './refused-day.ts'
import { namesSlot, type Slot, wordsFor } from './slot.ts'
import { slotText } from './texts.ts'
import type { SlotValues } from './types.ts'
import { shownValue, slotValue } from './values.ts'
import { CORRECTION, correctionIn, isQuestion } from './words.ts'

/** What a message tells besides the answer to the question: values of other slots, and those that it changes. */
export interface News {
  values: SlotValues
  taken: readonly Slot[]
  changed: readonly Slot[]
}

/** Kinds of values that a message may have without telling the datum: "somos 2", "en 3 días". */
const VAGUE: ReadonlySet<string> = new Set(['number', 'money', 'duration', 'location'])

/** Words of a message that changes something besides answering: "osde, pero mejor el jueves". */
const CHANGES = /\b(?:mejor|cambi\w+|correg\w+|corrig\w+|equivoqu\w+|perdon|en vez)\b/

interface Message {
  deciding: RuleContext
  slots: readonly Slot[]
  /** the slot that is asked for */
  slot?: Slot
  values: SlotValues
  reading: Reading | undefined
  /** values of other slots that were read from the message */
  others: SlotValues
}

/** Returns what a message tells of other slots than the one that is asked for. */
export function newsIn({ deciding, slots, slot, values, reading, others }: Message): News {
  const { text } = deciding.turn
  const used = [...(reading ? [reading.value] : []), ...Object.values(others)]
  // "La pastilla la tomo el lunes" has a day that changes nothing.
  const isOnly = !reading && isOnlyNews(text, deciding.understood.entities, slots)
  const isChange = isOnly || CORRECTION.test(text) || CHANGES.test(foldWords(text)) || movingIn(text) !== undefined
  const mayChange = (one: Slot) => !isQuestion(text) && (isChange || namesSlot(one, text))
  const found = slots.flatMap((one): [Slot, string][] => {
    if (one.key === slot?.key) return []
    const before = slotValue(values, one.key)
    const named = deciding.understood.entities.find((entity) => isOf(one, entity) && !used.includes(entity.value))
    const value = slotValue(others, one.key) ?? named?.value
    if (value === undefined || value === before || refusedDay(one, value, deciding)) return []
    if (before !== undefined && !(mayChange(one) && !VAGUE.has(one.definition.system ?? ''))) return []
    return [[one, value]]
  })
  const isNew = ([one]: [Slot, string]) => slotValue(values, one.key) === undefined
  return {
    values: Object.fromEntries(found.map(([one, value]) => [one.key, value])),
    taken: found.filter(isNew).map(([one]) => one),
    changed: found.filter((one) => !isNew(one)).map(([one]) => one),
  }
}

/** Whether a text tells nothing but values of these slots, with words that name them: "no, el turno era para el martes". */
export function isOnlyNews(text: string, entities: readonly NamedEntity[], slots: readonly Slot[]): boolean {
  if (isQuestion(text)) return false
  const said = correctionIn(text) || text
  const places = hourPlaces(said)
  const untimed = places.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, said)
  const own = entities.filter(({ entity }) => slots.some(({ key }) => key === entity))
  const told = own.reduce((left, one) => left.replace(one.text, ' '), untimed)
  const named = new Set(slots.flatMap((slot) => [...wordsFor(slot)]))
  return foldWords(told)
    .split(' ')
    .every((word) => word === '' || isStopWord(word) || isCourtesy(word) || named.has(word) || SAYS.has(word))
}

/** Words with which customers tell a datum or prefer it. */
const SAYS = new Set(
  'era seria prefiero quiero quisiera mejor puede podria ser digo quise decir queria tarde manana noche'.split(' '),
)

const isOf = ({ key }: Slot, { entity, withdrawn }: NamedEntity) => entity === key && !withdrawn

type Said = Pick<RuleContext, 'bot'> & { turn: Turn }

/** Says which values were corrected. */
export const correctedReplies = (said: Said, slots: readonly Slot[], values: SlotValues): Reply[] =>
  tell(said, 'corrected', slots, values)

/** Says which values were taken. */
export const takenReplies = (said: Said, slots: readonly Slot[], values: SlotValues): Reply[] =>
  tell(said, 'taken', slots, values)

/** Tells values in one text; of a sensitive one, only its name. */
function tell({ bot, turn }: Said, what: 'corrected' | 'taken', slots: readonly Slot[], all: SlotValues): Reply[] {
  const say = (text: 'corrected' | 'taken' | 'corrected_hidden' | 'taken_hidden', datos: string) =>
    buildTextReply(slotText(bot, text), { ...turn, variables: { ...turn.variables, datos } })
  const shown = slots.filter(({ sensitive }) => !sensitive)
  const datos = shown.map(
    ({ key, label, definition }) => `${label}: ${shownValue(definition, slotValue(all, key) ?? '')}`,
  )
  const hidden = slots.filter(({ sensitive }) => sensitive)
  return [
    ...(datos.length > 0 ? [say(what, datos.join('. '))] : []),
    ...hidden.map(({ label }) => say(`${what}_hidden`, label)),
  ]
}

/** Returns replies with the acknowledgement of a correction before what they say, unless they show the new value. */
export function withCorrected(said: Said, replies: readonly Reply[], slot: Slot, values: SlotValues): Reply[] {
  const shown = foldWords(shownValue(slot.definition, slotValue(values, slot.key) ?? ''))
  const isShown = replies.some(
    ({ ...reply }) => reply.kind === 'say' && foldWords(reply.message.text ?? '').includes(shown),
  )
  if (isShown && !slot.sensitive) return [...replies]
  const place = replies.findIndex(({ kind }) => kind === 'say' || kind === 'webhook' || kind === 'person')
  const at = place < 0 ? replies.length : place
  return [...replies.slice(0, at), ...correctedReplies(said, [slot], values), ...replies.slice(at)]
}
