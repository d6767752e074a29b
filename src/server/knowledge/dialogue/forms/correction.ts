import { answerOf } from '../../../../contract/forms/answers.ts'
import { answerFault } from '../../../../contract/forms/check-answer.ts'
import type { Outcome } from '../rule.ts'
import { CORRECTION, correctionIn } from '../slots/words.ts'
import { foldWords } from '../words.ts'
import { advance } from './advance.ts'
import { say } from './ask.ts'
import { wayOf } from './path.ts'
import { isFree, readAnswer } from './read/answer.ts'
import { type AskedForm, stepOf } from './run.ts'
import { shownAnswer } from './shown.ts'
import type { FormInProgress, FormQuestion } from './types.ts'

/** Words that surely correct something: a mere "no" may begin the answer. */
const SURELY =
  /\b(?:quise|queria decir|equivoque|confundi|corrijo|correg\w*|corrig\w*|puse mal|escribi mal|anote mal|cambia\w*)\b/

/** Words with which customers name a datum of a kind. */
const NAMES: Readonly<Partial<Record<FormQuestion['kind'], string>>> = {
  email: 'correo mail email',
  phone: 'telefono tel celular cel numero whatsapp',
  date: 'fecha dia',
  rating: 'nota puntaje estrellas puntuacion',
  nps: 'nota puntaje numero',
  csat: 'nota puntaje',
  number: 'numero cantidad',
}

/** Words of questions that name nothing. */
const EMPTY = new Set('cual cuales como que quien cuando donde tu su te le los las con para por del una uno'.split(' '))

function names(question: FormQuestion, said: ReadonlySet<string>): boolean {
  const { text, kind, reads, saveTo = '' } = question
  const own = `${text} ${saveTo} ${NAMES[kind] ?? ''} ${reads === 'name' ? 'nombre apellido' : ''} ${reads === 'document' ? 'documento dni' : ''}`
  return foldWords(own)
    .split(' ')
    .some((word) => word.length > 2 && !EMPTY.has(word) && said.has(word))
}

/** The answered questions that lead to the one that is asked, latest first. */
const answeredBefore = ({ form, run }: AskedForm): FormQuestion[] =>
  wayOf(form, run.answers, run.settled)
    .passed.filter(({ id }) => answerOf(run.answers, id) !== undefined)
    .reverse()

/**
 * Changes an earlier answer: "no, quise decir 3", "perdón, el mail es x@y", or asks it again: "me equivoqué en el nombre".
 * What the message gives for the question that was asked itself is its answer.
 */
export function corrected(asked: AskedForm): Outcome | undefined {
  const { deciding, question } = asked
  const { text } = deciding.turn
  const rest = correctionIn(text)
  const opening = CORRECTION.exec(text)?.[0] ?? ''
  if (rest === undefined) return undefined
  const isSure = SURELY.test(foldWords(opening))
  const before = answeredBefore(asked)
  const said = new Set(foldWords(text).split(' '))
  const named = before.find((one) => names(one, said))
  const own = readAnswer(question, deciding, rest)
  if (!named && own && !isSure && !isFree(question)) return undefined
  // What was just refused is corrected, not what was answered before.
  if (!named && own && asked.run.attempts > 0 && !answerFault(question, own.answer)) return undefined
  const [last] = before
  const target =
    named ??
    (isSure || /^[\s¡!]*(?:perd|disculp|digo)/iu.test(opening) ? last : last && !isFree(last) ? last : undefined)
  if (!target) return undefined
  const value = isFree(target) ? withoutNaming(rest) : rest
  const reading = readAnswer(target, deciding, value)
  if (reading && value !== '' && !answerFault(target, reading.answer)) return changed(asked, target, reading.answer)
  return named && isSure ? askedAgain(asked, target) : undefined
}

/** Returns a value without the words that name its datum: "el barrio es Alberdi". */
const withoutNaming = (text: string) =>
  text.replace(/^(?:el|la|mi)\s+\p{L}+(?:\s+\p{L}+)?\s+(?:es|era)\s+/iu, '').trim()

function changed(asked: AskedForm, target: FormQuestion, answer: NonNullable<ReturnType<typeof answerOf>>): Outcome {
  const { deciding, form, run, question } = asked
  const dato = shownAnswer(target, answer)
  return advance(
    {
      ...{ deciding, form, question },
      run: { ...run, answers: { ...run.answers, [target.id]: answer } },
      before: [say(deciding, 'corrected', { dato })],
    },
    { read: dato, why: `Corrige «${target.text}»` },
  )
}

/** Asks a question again whose answer is dropped. What was answered after it stays. */
function askedAgain(asked: AskedForm, target: FormQuestion, before: Parameters<typeof advance>[0]['before'] = []) {
  const { deciding, form, run, question } = asked
  const { [target.id]: _, ...answers } = run.answers
  const order = run.asked.includes(target.id) ? run.asked : [...run.asked, target.id]
  const settled = run.settled.filter((id) => id !== target.id)
  const again: FormInProgress = { ...run, answers, settled, asked: order }
  return advance({ ...{ deciding, form, question, before }, run: again }, { why: `Pregunta otra vez «${target.text}»` })
}

/** Goes back to the question before, or says that there is none. */
export function back(asked: AskedForm): Outcome {
  const { deciding, form, run, question } = asked
  const [last] = wayOf(form, run.answers, run.settled)
    .passed.filter(({ id, kind }) => kind !== 'info' && run.asked.includes(id))
    .reverse()
  if (last) return askedAgain(asked, last)
  const again = advance(
    { deciding, form, run, question, before: [say(deciding, 'first')] },
    { why: 'No hay una anterior' },
  )
  return { ...again, explanation: stepOf(asked, { why: 'No hay una anterior', next: question.text }) }
}
