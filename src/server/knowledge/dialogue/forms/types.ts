import type { components } from '../../../../../generated/api.d.ts'
import type { Channel } from '../../../../contract/channels.ts'
import type { Answers } from '../../../../contract/forms/answers.ts'
import type { AnswerRules } from '../../../../contract/forms/question.ts'
import type { Handoff } from '../handoff-types.ts'

type Schemas = components['schemas']

export type RunStatus = Schemas['FormRunStatus']

/** A question that the bot asks, whatever kind of form it belongs to. */
export interface FormQuestion extends AnswerRules {
  id: string
  text: string
  /** what a text is: the name of a person, or a document */
  reads?: 'name' | 'document'
  maxRetries: number
  onFail: Schemas['SurveyOnFail']
  show_if?: Schemas['SurveyShowIf'] | null
  jump_to?: Readonly<Record<string, string>>
  /** the datum of the contact that its answer is: `name`, `phone`, `email` …, or the key of an own one */
  saveTo?: string
  /** an answer that is known of the contact is used instead of asking */
  skipIfKnown: boolean
}

/** A form as the dialogue carries it out. Disabled and deleted ones have no definition. */
export interface FormDefinition {
  id: number
  kind: 'survey' | 'contact'
  name: string
  intro: string
  thanks: string
  questions: readonly FormQuestion[]
  cancelWords: readonly string[]
  timeoutMinutes: number
  oncePerContact: boolean
  openFrom?: string | null
  closeAt?: string | null
  /** empty: all */
  channels: readonly Channel[]
  /** when a contact form is asked without a button */
  askMode?: Schemas['ContactFormAsk']
  duplicatePolicy?: Schemas['DuplicatePolicy']
}

/** A form that a customer is being asked. Part of the dialogue state. */
export interface FormInProgress {
  formId: number
  /** identifies the run among those of its form */
  key: string
  /** the question that was asked last */
  asking: string
  answers: Answers
  /** the questions that were asked, in order */
  asked: readonly string[]
  /** questions that are settled without an answer: skipped, or only a text */
  settled: readonly string[]
  /** options that were chosen one by one, until the customer says that these are all */
  chosen?: readonly string[]
  /** how often the answer to the question could not be used */
  attempts: number
  /** how often the question followed the answer to something else */
  resumed?: number
  source: string
  startedAt: string
  /** when the customer was asked last, and for how many minutes the form waits */
  at: string
  minutes: number
  /** a person attended meanwhile: what is written may belong to that */
  paused?: true
  /** the handoff that waits for the form */
  handoff?: Handoff
  /** what the customer wrote before the form that is asked first; it is answered afterwards */
  held?: string
  origin?: FormOrigin
  /** the text of the question whether what is known of them is replaced, while it is asked */
  keep?: string
  /** whether the customer wants what is known of them to be replaced by what they told */
  replaces?: boolean
}

/** What led the customer to a form, if it is stored: a link of a survey, or one of its sends. */
export interface FormOrigin {
  linkId?: number
  sendId?: number
}

/** Stores how far a run is. */
export interface FormReply {
  kind: 'form'
  formId: number
  key: string
  status: RunStatus
  answers: Answers
  asked: readonly string[]
  source: string
  startedAt: string
  origin?: FormOrigin
}

/** Begins a form once everything else is decided. No decision has one. */
export interface BeginReply {
  kind: 'begin'
  formId: number
  source: string
  handoff?: Handoff
  /** identifies the run, if the customer's message does not */
  key?: string
  origin?: FormOrigin
  /** why the link that leads to the form takes no answer: no more, or none while somebody else is answering */
  refused?: 'over' | 'held'
}

/** A step of a form, as the test chat and staff see why the bot goes on so. */
export interface FormStep {
  formId: number
  form: string
  /** the text of the question that the message was read with; absent at the beginning */
  question?: string
  /** its place among the questions: "2 de 5" */
  place?: string
  /** what was read, in words */
  read?: string
  /** why it goes on so, in words */
  why: string
  /** the text of the question that follows */
  next?: string
  begins?: true
}

/** What is known of a contact's runs: the latest one of each form. */
export type KnownRuns = Readonly<Record<number, { status: RunStatus; at: string }>>
