import type { components } from '../../../../../generated/api.d.ts'
import { type FormOfAddress, resolveFormOfAddress } from '../../../../contract/address-form.ts'
import { possibleValues, textLimit } from '../../../../contract/forms/question.ts'
import { escapeHtml, lines } from '../../../foundation/http/html.ts'

type Question = components['schemas']['SurveyPublicQuestion']

interface Shown {
  form: FormOfAddress
  error: string
  /** what was sent, as typed */
  values: readonly string[]
}

/** What the ends of a scale mean. */
const ENDS: Partial<Record<Question['kind'], string>> = {
  nps: 'De 0, nada probable, a 10, muy probable',
  csat: 'De 1, muy mal, a 5, muy bien',
  rating: 'De 1, lo más bajo, a 5, lo más alto',
}

const TYPES: Partial<Record<Question['kind'], string>> = {
  email: 'type="email" autocomplete="email" inputmode="email"',
  phone: 'type="tel" autocomplete="tel" inputmode="tel"',
  date: 'type="date"',
  number: 'type="text" inputmode="decimal"',
  short_text: 'type="text"',
}

/** Returns the field or fields of a question, with its error. */
export function questionHtml(question: Question, shown: Shown): string {
  const { id, kind, text } = question
  if (kind === 'info') return `<div class="question" data-id="${id}"><p>${lines(text)}</p></div>`
  const choices = choicesOf(question)
  const body = choices ? groupHtml(question, choices, shown) : fieldHtml(question, shown)
  return `<div class="question" data-id="${id}">${body}
<p class="problem" id="e-${id}">${escapeHtml(shown.error)}</p></div>`
}

/** Returns the values to choose from, with their labels; undefined for what is typed. */
function choicesOf(question: Question): { value: string; label: string }[] | undefined {
  const { kind, options } = question
  if (kind === 'yes_no')
    return [
      { value: 'true', label: 'Sí' },
      { value: 'false', label: 'No' },
    ]
  if (kind === 'consent') return [{ value: 'true', label: 'Acepto' }]
  if (kind === 'single' || kind === 'multiple') return options.map(({ id, label }) => ({ value: id, label }))
  return possibleValues(question)?.map((value) => ({ value, label: value }))
}

const optional = ({ required }: Question) => (required ? '' : ' <span class="soft">(opcional)</span>')

function groupHtml(question: Question, choices: { value: string; label: string }[], { form, error, values }: Shown) {
  const { id, kind, text } = question
  const ends = ENDS[kind]
  const hint =
    kind === 'multiple' ? resolveFormOfAddress('{Elegí/Elige/Elija} todas las que {quieras/quiera}.', form) : ends
  const described = [hint && `h-${id}`, error && `e-${id}`].filter(Boolean).join(' ')
  const type = kind === 'multiple' || kind === 'consent' ? 'checkbox' : 'radio'
  const inputs = choices.map(
    ({ value, label }) =>
      `<label class="choice"><input type="${type}" name="q.${id}" value="${escapeHtml(value)}"${values.includes(value) ? ' checked' : ''}> ${escapeHtml(label)}</label>`,
  )
  return `<fieldset${described ? ` aria-describedby="${described}"` : ''}><legend>${lines(text)}${optional(question)}</legend>
${hint ? `<p class="soft" id="h-${id}">${escapeHtml(hint)}</p>` : ''}
<div class="${ends ? 'scale' : 'choices'}">${inputs.join('')}</div></fieldset>`
}

function fieldHtml(question: Question, { error, values }: Shown): string {
  const { id, kind, text } = question
  const state = error ? ` aria-invalid="true" aria-describedby="e-${id}"` : ''
  const value = escapeHtml(values[0] ?? '')
  const label = `<label for="q-${id}">${lines(text)}${optional(question)}</label>`
  if (kind === 'long_text')
    return `${label}<textarea id="q-${id}" name="q.${id}" rows="4" maxlength="${textLimit(question)}"${state}>${value}</textarea>`
  const most = kind === 'short_text' ? ` maxlength="${textLimit(question)}"` : ''
  return `${label}<input id="q-${id}" name="q.${id}" ${TYPES[kind] ?? 'type="text"'} value="${value}"${most}${state}>`
}
