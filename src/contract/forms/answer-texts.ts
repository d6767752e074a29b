import { formatNumber } from '../format.ts'
import { type AnswerRules, MOST_FILES, type QuestionKind, scaleOf, textLimit } from './question.ts'

/** Why an answer does not fit its question. */
export type AnswerFault =
  | 'missing'
  | 'too_short'
  | 'too_long'
  | 'not_number'
  | 'too_low'
  | 'too_high'
  | 'not_email'
  | 'not_phone'
  | 'not_date'
  | 'not_option'
  | 'too_few'
  | 'too_many'
  | 'not_yes_no'
  | 'not_agreed'
  | 'not_file'
  | 'not_place'
  | 'not_text'

/** The texts of faults for who answers, in every form of address. */
const TEXTS: Record<AnswerFault, (rules: AnswerRules) => string> = {
  missing: ({ kind }) =>
    kind === 'consent'
      ? 'Para seguir, {aceptá/acepta/acepte} el texto.'
      : '{Respondé/Responde/Responda} esta pregunta para seguir.',
  not_text: () => '{Escribí/Escribe/Escriba} la respuesta con palabras.',
  too_short: ({ min }) => `{Escribí/Escribe/Escriba} al menos ${formatNumber(min)} caracteres.`,
  too_long: (rules) => `{Escribí/Escribe/Escriba} menos: el límite es ${formatNumber(textLimit(rules))} caracteres.`,
  not_number: (rules) => scaleText(rules) ?? '{Escribí/Escribe/Escriba} un número, por ejemplo 3.',
  too_low: (rules) => scaleText(rules) ?? `{Escribí/Escribe/Escriba} un número desde ${formatNumber(rules.min)}.`,
  too_high: (rules) => scaleText(rules) ?? `{Escribí/Escribe/Escriba} un número hasta ${formatNumber(rules.max)}.`,
  not_email: () => '{Escribí/Escribe/Escriba} el correo completo, como ana@ejemplo.com.',
  not_phone: () => '{Escribí/Escribe/Escriba} el teléfono con su código de área, como 341 555 0188.',
  not_date: () => '{Escribí/Escribe/Escriba} la fecha así: 20/12/2026.',
  not_option: () => '{Elegí/Elige/Elija} una de las opciones.',
  too_few: ({ min }) => `{Elegí/Elige/Elija} al menos ${formatNumber(min)}.`,
  too_many: ({ kind, max }) =>
    kind === 'file'
      ? `{Enviá/Envía/Envíe} hasta ${MOST_FILES} archivos.`
      : `{Elegí/Elige/Elija} hasta ${formatNumber(max)}.`,
  not_yes_no: () => '{Respondé/Responde/Responda} sí o no.',
  not_agreed: () => 'Para seguir, {aceptá/acepta/acepte} el texto.',
  not_file: () => '{Enviá/Envía/Envíe} un archivo.',
  not_place: () => '{Enviá/Envía/Envíe} {tu/su} ubicación.',
}

/** What is wrong most often with the answers to each kind of question. */
export const USUAL_FAULTS: Record<QuestionKind, AnswerFault> = {
  short_text: 'not_text',
  long_text: 'not_text',
  number: 'not_number',
  email: 'not_email',
  phone: 'not_phone',
  date: 'not_date',
  single: 'not_option',
  multiple: 'not_option',
  yes_no: 'not_yes_no',
  rating: 'not_number',
  nps: 'not_number',
  csat: 'not_number',
  file: 'not_file',
  location: 'not_place',
  consent: 'not_agreed',
  info: 'not_text',
}

function scaleText({ kind, min, max }: AnswerRules): string | undefined {
  const [lowest, highest] = scaleOf(kind) ?? [min, max]
  if (lowest === null || lowest === undefined || highest === null || highest === undefined) return undefined
  return `{Escribí/Escribe/Escriba} un número del ${formatNumber(lowest)} al ${formatNumber(highest)}.`
}

/** Returns what to tell who gave an answer that does not fit: the business's own text, or the usual one. */
export function answerFaultText(fault: AnswerFault, rules: AnswerRules): string {
  const own = rules.error_text?.trim()
  // The text of the business is about an answer that was given.
  return own && fault !== 'missing' && fault !== 'not_agreed' ? own : TEXTS[fault](rules)
}
