import { isStopWord } from '../../../nlu/index.ts'
import { optionNamed } from '../../ordinals.ts'
import type { RuleContext } from '../../rule.ts'
import { momentOf, readSlot } from '../../slots/read.ts'
import type { Slot } from '../../slots/slot.ts'
import { foldWords } from '../../words.ts'
import type { FormQuestion } from '../types.ts'
import { type AnswerReader, whole } from './types.ts'

type Option = NonNullable<FormQuestion['options']>[number]

/** Returns the words of a text that tell options apart: "por la web" is as near to "por la tele" as "web" to "tele". */
function significant(text: string): string {
  const words = foldWords(text).split(' ')
  return words.filter((word) => !isStopWord(word)).join(' ') || words.join(' ')
}

const listOf = ({ id, text, options = [] }: FormQuestion): Slot => ({
  ...{ key: id, label: text, question: text, example: '', sensitive: false },
  definition: { name: id, type: 'list', values: options.map(({ label }) => ({ value: significant(label) })) },
})

/** Returns the option with a number in its label, as "2 personas", if some labels have one. */
function byFigure(options: readonly Option[], said: string): Option | undefined {
  const figure = /^\s*(\d{1,4})\s*$/.exec(said)?.[1]
  const has = figure === undefined ? [] : options.filter(({ label }) => label.match(/\d+/g)?.includes(figure))
  return has.length === 1 ? has[0] : undefined
}

/** Returns the option that a text names: by its label, also misspelled, or by its place. */
function optionIn(question: FormQuestion, deciding: RuleContext, said: string): Option | undefined {
  const { options = [] } = question
  const folded = foldWords(said)
  const exact = options.find(({ label }) => foldWords(label) === folded) ?? byFigure(options, said)
  if (exact || folded === '') return exact
  const named = readSlot(listOf(question), significant(said), momentOf(deciding))
  return (
    options.find(({ label }) => significant(label) === named?.value) ?? options[optionNamed(said, options.length) ?? -1]
  )
}

/** Reads one option. */
export const readSingle: AnswerReader = (question, deciding, said) => {
  const option = optionIn(question, deciding, said)
  if (!option) return undefined
  const isBare = foldWords(said).split(' ').length <= foldWords(option.label).split(' ').length + 3
  return { answer: option.id, coverage: isBare ? 1 : 0.6 }
}

const ALL =
  /^(?:(?:me gustan|quiero|elijo|serian|son) )?(?:todas?|todos?|todas las opciones|todas ellas|las dos|los dos|ambas|ambos)(?: (?:por favor|gracias))?$/
const NONE = /^(?:ningun[oa]?(?: de (?:ellas|ellos|esas|las anteriores))?|nada|no,? ningun[oa]|no)$/
const EXCEPT = /\b(?:todas?|todos?)\b.*\b(?:menos|excepto|salvo)\b/

/** Reads several options: their numbers or labels in any order, all, or all but some. */
export const readMultiple: AnswerReader = (question, deciding, said) => {
  const { options = [], required } = question
  const folded = foldWords(said)
  if (ALL.test(folded) && !options.some(({ label }) => foldWords(label) === folded))
    return whole(options.map(({ id }) => id))
  if (NONE.test(folded) && !options.some(({ label }) => foldWords(label) === folded))
    return required === false ? whole([]) : undefined
  const isExcept = EXCEPT.test(folded)
  const listed = isExcept ? said.replace(/^.*?\b(?:menos|excepto|salvo)\b/iu, '') : said
  const one = isExcept ? undefined : options.find(({ label }) => foldWords(label) === foldWords(listed))
  if (one) return whole([one.id])
  const parts = partsOf(listed, options.length)
  const named = parts.map((part) => optionIn(question, deciding, part))
  const ids = [...new Set(named.flatMap((option) => (option ? [option.id] : [])))]
  if (ids.length === 0) return undefined
  const chosen = isExcept ? options.flatMap(({ id }) => (ids.includes(id) ? [] : [id])) : inOrder(options, ids)
  return { answer: chosen, coverage: named.filter(Boolean).length / parts.length }
}

const inOrder = (options: readonly Option[], ids: readonly string[]) =>
  options.flatMap(({ id }) => (ids.includes(id) ? [id] : []))

/** Splits a list: "1 y 3", "pintura, lijado e instalación", "1 3 4". */
function partsOf(text: string, count: number): string[] {
  const parts = text.split(/\s*(?:[,;/+\n]|\s(?:y|e|más|mas)\s)\s*/iu).filter((part) => part.trim() !== '')
  return parts.flatMap((part) => {
    const figures = /^\s*\d(?:\s+\d+)+\s*$/.test(part) ? part.trim().split(/\s+/) : [part]
    return figures.every((figure) => !/^\d+$/.test(figure) || Number(figure) <= count) ? figures : [part]
  })
}
