import { type FormOfAddress, resolveFormOfAddress } from '../../contract/address-form.ts'
import type { Answers } from '../../contract/forms/answers.ts'
import { answerError } from '../../contract/forms/check-answer.ts'
import { pathOf, type Step } from '../../contract/forms/flow.ts'
import type { AnswerRules } from '../../contract/forms/question.ts'
import { isOnWeb, typedAnswer } from '../../contract/forms/typed.ts'
import { draftOf } from './draft.ts'
import { sendAnswers, sendProgress } from './send.ts'
import { addButtons, addProgress, addSteps } from './steps.ts'

interface Question extends AnswerRules, Step {}

/** What the server tells the page. */
interface SurveyData {
  questions: readonly Question[]
  mode: 'one_by_one' | 'one_page'
  form: FormOfAddress
  /** the API's address of the survey */
  address: string
  thanks: string
}

/** The place of the consent among the questions: it has no id. */
const CONSENT = ''

/** Makes the form of a survey ask one question at a time, or only those that the answers lead to. */
export function begin(form: HTMLFormElement, data: SurveyData): void {
  const isStepwise = data.mode === 'one_by_one'
  const parts = new Map(
    [...form.querySelectorAll<HTMLElement>('.question')].map((part) => [part.dataset.id ?? '', part]),
  )
  const summary = document.getElementById('summary')
  const fields = () => new FormData(form)
  const draft = draftOf(form, data.address)
  const left = draft.restore()
  const key = String(fields().get('key'))
  const say = (text: string) => resolveFormOfAddress(text, data.form)
  let at = left ?? 0
  let isBegun = left !== undefined

  function answers(): Answers {
    const typed = fields()
    const given = data.questions.flatMap(({ id, kind }) => {
      const answer = typedAnswer(kind, typed.getAll(`q.${id}`).map(String))
      return answer === undefined ? [] : [[id, answer] as const]
    })
    return Object.fromEntries(given)
  }
  /** The ids of what is asked, in order; the consent is last. */
  function path(): string[] {
    const asked = pathOf(data.questions, answers()).filter(({ kind }) => isOnWeb(kind))
    return [...asked.map(({ id }) => id), ...(parts.has(CONSENT) ? [CONSENT] : [])]
  }
  function show(): void {
    const ids = path()
    at = Math.min(at, ids.length - 1)
    const shown = isStepwise ? ids.slice(at, at + 1) : ids
    for (const [id, part] of parts) part.hidden = !shown.includes(id)
    if (!isStepwise) return
    progress(at, ids.length)
    buttons(at, at >= ids.length - 1)
  }
  function tell(id: string, text: string): void {
    const part = parts.get(id)
    const place = part?.querySelector<HTMLElement>('.problem')
    if (!part || !place) return
    place.textContent = text
    for (const control of part.querySelectorAll('input, textarea')) {
      control.toggleAttribute('aria-invalid', false)
      if (text) {
        control.setAttribute('aria-invalid', 'true')
        control.setAttribute('aria-describedby', place.id)
      } else control.removeAttribute('aria-describedby')
    }
  }
  /** Shows what is wrong with these questions, and goes to the first. Returns whether all of them fit. */
  function fits(ids: readonly string[]): boolean {
    const given = answers()
    const wrong = ids.filter((id) => {
      const question = data.questions.find((one) => one.id === id)
      const error = question && answerError(question, given[id])
      tell(id, error ? say(error) : '')
      return error !== undefined
    })
    focus(wrong[0])
    return wrong.length === 0
  }
  function focus(id: string | undefined): void {
    if (id === undefined) return
    parts.get(id)?.querySelector<HTMLElement>('input, textarea')?.focus()
  }
  function go(to: number): void {
    at = to
    show()
    draft.keep(at)
    focus(path()[at])
    note()
  }
  /** Counts how far the person came. What they answered stays here until they send it. */
  function note(): void {
    const asked = path().filter((id) => id !== CONSENT)
    sendProgress(data.address, key, isStepwise ? asked.slice(0, at + 1) : asked)
  }
  async function send(): Promise<void> {
    const given = answers()
    const sent = path().flatMap((id) => (given[id] === undefined ? [] : [{ question: id, value: given[id] }]))
    if (summary) summary.textContent = ''
    form.setAttribute('aria-busy', 'true')
    const { message, fields: wrong } = await sendAnswers(data.address, {
      key,
      consent: fields().get('consent') === 'true',
      values: sent,
    })
    form.removeAttribute('aria-busy')
    if (!message) {
      draft.forget()
      places?.end()
      const thanks = Object.assign(document.createElement('p'), { className: 'answered', textContent: data.thanks })
      thanks.tabIndex = -1
      form.replaceWith(thanks)
      thanks.focus()
      return
    }
    const ids = Object.keys(wrong)
    for (const id of ids) tell(id === 'consent' ? CONSENT : id, wrong[id]?.[0] ?? '')
    const wrongIds = new Set(ids.map((id) => (id === 'consent' ? CONSENT : id)))
    const first = path().findIndex((id) => wrongIds.has(id))
    if (isStepwise && first >= 0) {
      places?.replace(first)
      go(first)
    }
    if (summary) summary.textContent = message
    if (first < 0) summary?.focus()
  }
  const progress = isStepwise ? addProgress(form) : () => {}
  const places = isStepwise ? addSteps(at, go) : undefined
  const buttons = addButtons(form, isStepwise, () => places?.back(at))

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const ids = path()
    if (isStepwise && at < ids.length - 1) {
      if (!fits(ids.slice(at, at + 1))) return
      places?.push(at + 1)
      go(at + 1)
    } else if (fits(isStepwise ? ids.slice(at) : ids)) void send()
  })
  form.addEventListener('input', () => draft.keep(at))
  form.addEventListener('change', () => {
    show()
    draft.keep(at)
    if (isBegun) return
    isBegun = true
    note()
  })
  show()
}
