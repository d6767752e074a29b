import { clausesOf } from '../clauses.ts'
import { answerContent, probeContent, readAs } from '../content.ts'
import type { Outcome, RuleContext } from '../rule.ts'
import { isSocial, withoutSocial } from '../social.ts'
import { plainWords } from '../words.ts'
import { isQuestion } from './words.ts'

/** The noun for a question, alone or before what is asked. "Consulta general" is what somebody books. */
const NOUN = String.raw`(?:una )?(?:consulta|pregunta|duda)(?=\s*:?\s*(?:$|si(?!\p{L})|qu[eé](?!\p{L})|cu[aá](?:l|nd|nt)\p{L}*|c[oó]mo(?!\p{L})|d[oó]nde|qui[eé]n|(?:hay|se|sobre|por|acerca|puedo|puede|es|est[aá]|la|el|los|las)(?!\p{L})|\p{L}+[ae]n(?!\p{L})))`
/** The beginning of a question that is told: "quería saber si". */
const ASKS = new RegExp(
  String.raw`^(?:(?:te|le|les) )?(?:(?:quer[ií]a|quisiera|quiero|querr[ií]a|me gustar[ií]a|necesito|necesitaba) (?:saber|preguntar(?:te|les?)?|consultar(?:te|les?)?)|pregunto|consulto|${NOUN})(?!\p{L})(?: si)?:?\s*`,
  'iu',
)
/** A question that wishes a datum: "¿puede ser el jueves?", "¿hay lugar a las 10?". */
const WISHES =
  /^(?:(?:y|o) )?(?:(?:puede|podria|pudiera) ser\b|(?:hay|habra|habria|tienen|tendran) (?:lugar|turnos?|cita|algo|hueco|disponib\w+)\b.*(?:\d|\b(?:hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|tarde)\b))/

/** A message that tells something and asks another: "soy Ana Ruiz, ¿atienden OSDE?". */
interface WithQuestion {
  told: string
  question: string
}

/** Whether a message asks something, other than whether a datum suits: "¿puede ser el jueves?". */
export const asksSomething = (text: string): boolean =>
  isQuestion(text) &&
  !(WISHES.test(plainWords(text)) || (text.includes('?') && partsOf(text).every(({ asks }) => !asks)))

const partsOf = (text: string) =>
  clausesOf(text).map((clause) => {
    if (WISHES.test(plainWords(clause.text))) return { text: clause.text, asks: false }
    const isTold = ASKS.test(clause.text)
    const question = isTold ? `¿${clause.text.replace(ASKS, '')}?` : clause.asks ? `${clause.text}?` : clause.text
    return { text: question, asks: clause.asks || isTold || isQuestion(clause.text) }
  })

/** Returns what a message tells and what it asks besides; undefined if it does not do both. */
export function withQuestion({ bot, turn }: Pick<RuleContext, 'bot' | 'turn'>): WithQuestion | undefined {
  const parts = partsOf(turn.text)
  const partOf = (wanted: boolean) =>
    parts
      .filter(({ asks }) => asks === wanted)
      .map(({ text }) => text)
      .join(', ')
  const [told, question] = [partOf(false), partOf(true)]
  return told === '' || question === '' || isSocial(bot, told) ? undefined : { told, question }
}

/** A question about the datum beside it: "Ana Ruiz, ¿está bien así?". */
const ABOUT_DATUM =
  /^(?:(?:y|o|te|les|le|asi|esta|es|eso|ese|se|lo|la|alcanza|basta|con|bien|ok|vale|correcto|sirve|entiende|entendes|entendio|lees|ves|ve|puede|podes|cierto|verdad|no|si|dale|algo|mas|falta|necesitas|necesita|necesitan)(?: |$))+$/

/** Whether a question is about something else than the datum beside it. */
export const isOpenQuestion = (question: string): boolean =>
  question.includes('?') && !ABOUT_DATUM.test(plainWords(question))

/** Answers the question in a message that gives a datum besides, with what needs nothing else. */
export function answerBeside(deciding: RuleContext, question: string, intentId: number): Outcome | undefined {
  // What is being asked for is not wanted once more.
  const { filling: _, ...state } = deciding.state
  const read = readAs({ ...deciding, state }, withoutSocial(deciding.bot, question))
  if (read.understood.best?.intentId === intentId) return undefined
  const probe = probeContent(read)
  if (!probe?.replies.every(({ kind }) => kind === 'say' || kind === 'labels')) return undefined
  if (probe.next?.filling || probe.next?.asked) return undefined
  return answerContent(read)
}
