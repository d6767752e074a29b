import type { components } from '../../../../../generated/api.d.ts'
import { type FormOfAddress, resolveFormOfAddress } from '../../../../contract/address-form.ts'
import { isOnWeb } from '../../../../contract/forms/typed.ts'
import { escapeHtml, lines } from '../../../foundation/http/html.ts'
import { publicPage } from '../../../foundation/http/public-page.ts'
import { questionHtml } from './question-html.ts'
import { surveyStyle } from './style.ts'

type SurveyPublic = components['schemas']['SurveyPublic']

/** What was sent and cannot be stored yet. */
export interface Sent {
  /** values of the fields, by their names */
  fields: Readonly<Record<string, string | readonly string[]>>
  /** errors by the id of their question */
  errors: Readonly<Record<string, readonly string[]>>
}

/** How the page of a survey looks and works. */
interface Setup {
  form: FormOfAddress
  /** color of the business */
  color: string
  /** file of the script; without one the page works without it */
  script: string | undefined
  /** tells this answer from others */
  key: string
  /** the API's address of the survey */
  address: string
}

/** Returns the page of a survey: a form that works without the script, which asks one question at a time. */
export function surveyPage(survey: SurveyPublic, { form, color, script, key, address }: Setup, sent?: Sent): string {
  const say = (text: string) => escapeHtml(resolveFormOfAddress(text, form))
  const { business, name, intro, consent_text, consent_required, page_mode } = survey
  const questions = survey.questions.filter(({ kind }) => isOnWeb(kind))
  const errorOf = (id: string) => resolveFormOfAddress(sent?.errors[id]?.[0] ?? '', form)
  const wrong = Object.keys(sent?.errors ?? {}).length
  const data = { questions: survey.questions, mode: page_mode, form, address, thanks: survey.thanks }
  return publicPage(
    `${name} · ${business}`,
    `<header><p class="business"><bdi>${escapeHtml(business)}</bdi></p><h1>${escapeHtml(name)}</h1></header>
${intro ? `<p class="intro">${lines(intro)}</p>` : ''}
<p class="problem" id="summary" role="alert" tabindex="-1">${wrong > 0 ? say('{Revisá/Revisa/Revise} las respuestas marcadas.') : ''}</p>
<form method="post" class="survey" id="survey" novalidate>
<input type="hidden" name="key" value="${escapeHtml(key)}">
${questions.map((question) => questionHtml(question, { form, error: errorOf(question.id), values: valuesOf(sent, question.id) })).join('\n')}
${consent_text ? consentHtml(consent_text, { required: consent_required, say, error: errorOf('consent'), checked: valuesOf(sent, '').length > 0 }) : ''}
<p class="buttons"><button type="submit">Enviar</button></p>
</form>
${script ? `<script type="application/json" id="survey-data">${JSON.stringify(data).replace(/</g, '\\u003c')}</script><script src="/widget/assets/${script}" defer></script>` : ''}`,
    { style: surveyStyle(color) },
  )
}

/** The name of the field of a question; that of the consent has no id. */
export const fieldOf = (id: string): string => (id === '' ? 'consent' : `q.${id}`)

function valuesOf(sent: Sent | undefined, id: string): readonly string[] {
  const value = sent?.fields[fieldOf(id)]
  return value === undefined ? [] : typeof value === 'string' ? [value] : value
}

interface Consent {
  required: boolean
  say: (text: string) => string
  error: string
  checked: boolean
}

function consentHtml(text: string, { required, say, error, checked }: Consent): string {
  return `<div class="question" data-id="" id="consent">
<p>${lines(text)}</p>
<label class="choice"><input type="checkbox" name="consent" value="true"${checked ? ' checked' : ''}${error ? ' aria-invalid="true" aria-describedby="consent-error"' : ''}> ${say('Acepto')}${required ? '' : ' (opcional)'}</label>
<p class="problem" id="consent-error">${escapeHtml(error)}</p>
</div>`
}

/** Returns the page after a survey was answered. */
export function thanksPage(
  { business, name, thanks }: Pick<SurveyPublic, 'business' | 'name' | 'thanks'>,
  color: string,
) {
  return publicPage(
    `${name} · ${business}`,
    `<header><p class="business"><bdi>${escapeHtml(business)}</bdi></p><h1>${escapeHtml(name)}</h1></header>
<p class="answered" role="status">${lines(thanks)}</p>`,
    { style: surveyStyle(color) },
  )
}
