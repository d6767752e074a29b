import type { components } from '../../../../../generated/api.d.ts'

type Schemas = components['schemas']

/** What a survey stores of its settings; absent values have their defaults. */
export type StoredSurveySettings = Partial<
  Omit<Schemas['SurveySettings'], 'version' | 'name' | 'description' | 'enabled'>
>

/** Minutes that a form waits for an answer, unless its settings say otherwise. */
export const TIMEOUT_MINUTES = 60

/** Days that answers are kept unless a survey says otherwise. */
export const KEPT_DAYS = 730

/** Returns all settings of a survey; those that nobody set have what a new survey does. */
export const completeSettings = (settings: StoredSurveySettings): Required<StoredSurveySettings> => ({
  intro: '',
  thanks: '',
  page_mode: 'one_by_one',
  cancel_words: [],
  timeout_minutes: TIMEOUT_MINUTES,
  one_response_per_contact: false,
  anonymous: false,
  open_from: null,
  close_at: null,
  trigger: 'manual',
  trigger_area_ids: [],
  trigger_label_ids: [],
  trigger_delay_minutes: 1,
  webhook_url: null,
  consent_text: '',
  consent_required: false,
  retention_days: KEPT_DAYS,
  ...settings,
})
