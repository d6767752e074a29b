import type { components } from '../../../../../generated/api.d.ts'
import { type Answers, valuesOf } from '../../../../contract/forms/answers.ts'
import { isBlank } from '../../../../contract/forms/check-answer.ts'
import { SATISFACTION } from '../../../../contract/forms/offered.ts'
import { possibleValues } from '../../../../contract/forms/question.ts'
import { fold } from '../../../../contract/phrase.ts'
import { answerText } from '../../../knowledge/forms/survey/shown-values.ts'
import type { SurveyQuestion } from '../../../knowledge/forms/survey/stored.ts'

type Summary = components['schemas']['SurveyQuestionSummary']

/** Texts that a summary lists: the most frequent ones. */
const MOST_TEXTS = 50

/** Letters of a text by which it is told from others, and that are shown of it. */
const TEXT_LENGTH = 255

/** The normal quantile of 95 % of confidence. */
const Z = 1.96

/** Sums up the answers to one question. */
export class QuestionTally {
  readonly id: string
  readonly #question: SurveyQuestion
  readonly #counts = new Map<string, number>()
  readonly #texts = new Map<string, { label: string; count: number }>()
  #asked = 0
  #answers = 0
  #left = 0
  #numbers = 0
  #sum = 0
  #squares = 0

  constructor(question: SurveyQuestion) {
    this.id = question.id
    this.#question = question
  }

  add(given: Answers[string] | undefined, { asked, left }: { asked: boolean; left: boolean }): void {
    const answer = given === undefined || isBlank(given) ? undefined : given
    if (asked || answer !== undefined) this.#asked++
    if (left && answer === undefined) this.#left++
    if (answer === undefined) return
    this.#answers++
    if (typeof answer === 'number') {
      this.#numbers++
      this.#sum += answer
      this.#squares += answer * answer
    }
    if (this.#question.kind === 'file') return
    for (const value of valuesOf(answer)) {
      this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1)
      if (typeof answer === 'string' && this.#question.kind !== 'single') this.#addText(answer)
    }
  }

  #addText(text: string): void {
    const whole = text.trim()
    const label = whole.length > TEXT_LENGTH ? `${whole.slice(0, TEXT_LENGTH - 1)}…` : whole
    const key = fold(label)
    const known = this.#texts.get(key)
    if (known) known.count++
    else this.#texts.set(key, { label, count: 1 })
  }

  result(): Summary {
    const { id, text, kind } = this.#question
    return {
      ...{ question: id, text, kind, asked: this.#asked, answers: this.#answers, left: this.#left },
      ...this.#average(),
      nps: kind === 'nps' ? this.#nps() : null,
      options: this.#options(),
      texts: [...this.#texts.values()]
        .sort((a, b) => b.count - a.count)
        .slice(0, MOST_TEXTS)
        .map(({ label, count }) => ({ value: label, label, count })),
    }
  }

  /** The average, and how far off it may be: the interval of confidence of the mean. */
  #average(): Pick<Summary, 'average' | 'margin'> {
    const count = this.#numbers
    if (count === 0) return { average: null, margin: null }
    const average = this.#sum / count
    const variance = count > 1 ? Math.max(0, this.#squares - count * average * average) / (count - 1) : 0
    return { average: rounded(average), margin: count > 1 ? rounded(Z * Math.sqrt(variance / count)) : null }
  }

  #nps(): number | null {
    if (this.#numbers === 0) return null
    const between = (low: number, high: number) =>
      [...this.#counts].reduce(
        (sum, [value, count]) => (Number(value) >= low && Number(value) <= high ? sum + count : sum),
        0,
      )
    return Math.round(((between(9, 10) - between(0, 6)) / this.#numbers) * 100)
  }

  /** The count of each possible value; those that are no longer possible follow. */
  #options(): Summary['options'] {
    const possible = possibleValues(this.#question)
    if (!possible) return []
    const values = [...possible, ...[...this.#counts.keys()].filter((value) => !possible.includes(value))]
    return values.map((value) => ({ value, label: this.#labelOf(value), count: this.#counts.get(value) ?? 0 }))
  }

  #labelOf(value: string): string {
    const { kind } = this.#question
    const word = kind === 'csat' ? SATISFACTION[Number(value) - 1] : undefined
    if (word !== undefined) return `${value}, ${word.toLowerCase()}`
    if (kind === 'yes_no' || kind === 'consent') return answerText(this.#question, value === 'true')
    return kind === 'multiple' ? answerText(this.#question, [value]) : answerText(this.#question, value)
  }
}

const rounded = (number: number) => Math.round(number * 100) / 100
