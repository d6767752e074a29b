import type { components } from '../../../../../generated/api.d.ts'
import { CONSENT } from '../../../../contract/forms/question.ts'
import { knownField } from './contact-data.ts'
import { completeSettings, type StoredSurveySettings, TIMEOUT_MINUTES } from './survey-defaults.ts'
import type { FormDefinition, FormQuestion } from './types.ts'

type Schemas = components['schemas']

/** A form as stored, as far as the dialogue needs it. */
export interface StoredForm {
  id: number
  kind: string
  name: string
  questions: readonly object[]
  settings: object
}

/** How often an answer that cannot be used is asked for again. */
const RETRIES = 2

/** Returns what the dialogue carries out; undefined for kinds that it does not ask by themselves, and without questions. */
export function definitionOf({ id, kind, name, questions, settings }: StoredForm): FormDefinition | undefined {
  if (kind !== 'survey' && kind !== 'contact') return undefined
  // What is stored has the form of its kind.
  const own = kind === 'survey' ? surveyOf(Object(settings)) : contactOf(Object(settings))
  // An anonymous survey neither reads nor changes the contact.
  const isAnonymous = kind === 'survey' && 'anonymous' in settings && settings.anonymous === true
  const asked = questions.flatMap(
    (question) => questionOf(isAnonymous ? { ...question, save_to: null } : question) ?? [],
  )
  if (asked.length === 0) return undefined
  const { consent, ...rest } = own
  return { id, kind, name, ...rest, questions: [...(consent ? [consentOf(consent)] : []), ...asked] }
}

interface Consent {
  text: string
  required: boolean
  url?: string | null | undefined
}

type Own = Omit<FormDefinition, 'id' | 'kind' | 'name' | 'questions'> & { consent: Consent | undefined }

function surveyOf(stored: StoredSurveySettings): Own {
  const settings = completeSettings(stored)
  const { intro, thanks, consent_text } = settings
  return {
    ...{ intro, thanks, cancelWords: settings.cancel_words, timeoutMinutes: settings.timeout_minutes, channels: [] },
    oncePerContact: settings.one_response_per_contact,
    openFrom: settings.open_from,
    closeAt: settings.close_at,
    consent: consent_text ? { text: consent_text, required: settings.consent_required } : undefined,
  }
}

function contactOf(settings: Partial<Schemas['ContactForm']>): Own {
  const { intro = '', thanks = '', channels = [], ask_mode = 'before_handoff', duplicate_policy = 'update' } = settings
  const { consent } = settings
  return {
    ...{ intro, thanks, cancelWords: [], timeoutMinutes: TIMEOUT_MINUTES, channels, oncePerContact: false },
    askMode: ask_mode,
    duplicatePolicy: duplicate_policy,
    consent: consent?.text ? { ...consent, text: consent.text, required: consent.required ?? false } : undefined,
  }
}

const consentOf = ({ text, required, url }: Consent): FormQuestion => ({
  ...{ id: CONSENT, kind: 'consent', required, maxRetries: RETRIES, onFail: 'cancel', skipIfKnown: false },
  text: url ? `${text}\n${url}` : text,
})

const questionOf = (stored: object): FormQuestion | undefined =>
  'key' in stored ? fieldOf(Object(stored)) : surveyQuestionOf(Object(stored))

function surveyQuestionOf(question: Schemas['SurveyQuestion']): FormQuestion {
  const { max_retries = RETRIES, on_fail = 'skip', save_to, skip_if_known = true, required = true, ...rest } = question
  const reads = save_to === 'name' ? 'name' : save_to === 'document' ? 'document' : undefined
  return {
    ...rest,
    ...{ required, maxRetries: max_retries, onFail: on_fail, skipIfKnown: skip_if_known },
    ...(save_to && { saveTo: save_to }),
    ...(reads && rest.kind === 'short_text' && { reads }),
  }
}

const KINDS = {
  text: 'short_text',
  phone: 'phone',
  email: 'email',
  document: 'short_text',
  number: 'number',
  multiline: 'long_text',
} as const satisfies Record<Schemas['ContactFormFieldKind'], FormQuestion['kind']>

function fieldOf({
  key,
  label,
  required,
  enabled,
  show_if,
  ...field
}: Schemas['ContactFormField']): FormQuestion | undefined {
  if (!enabled) return undefined
  const known = knownField(key)
  // One that was stored with another kind than its datum has is asked as the datum is.
  const kind = known?.kind ?? field.kind
  const reads = kind === 'document' ? 'document' : key === 'nombre' && kind === 'text' ? 'name' : undefined
  // What somebody asks now is not what they asked before.
  const isWish = key === 'consulta'
  return {
    ...{ id: key, text: label, kind: KINDS[kind], required, maxRetries: RETRIES, onFail: 'skip' },
    ...{ skipIfKnown: !isWish, ...(!isWish && { saveTo: known?.datum ?? key }), ...(reads && { reads }) },
    ...(show_if && { show_if }),
  }
}
