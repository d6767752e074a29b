import type { components } from '../../../../../generated/api.d.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { assertPublic } from '../../../foundation/resource/public-address.ts'
import { checkIds } from '../../../foundation/resource/references.ts'
import { invalidProblem } from '../../../foundation/resource/refuse.ts'
import { completeSettings, type StoredSurveySettings } from '../../dialogue/forms/survey-defaults.ts'
import { changeSurvey, type StoredSurvey, surveyOf } from './stored.ts'

type SurveySettings = components['schemas']['SurveySettings']

/** Returns the settings of a survey. */
export const surveySettingsOf = async (scope: Scope, id: number): Promise<SurveySettings> =>
  shown(await surveyOf(scope, id))

const shown = ({ name, description, enabled, settings, version }: StoredSurvey): SurveySettings => ({
  ...{ name, description, enabled, version },
  ...completeSettings(settings),
})

/** Changes settings of a survey; those that are absent stay. */
export const saveSurveySettings = (
  scope: Scope,
  id: number,
  { version, name, description, enabled, ...given }: SurveySettings,
): Promise<SurveySettings> =>
  changeSurvey(
    scope,
    { id, version },
    {
      show: async (survey) => shown(survey),
      facts: ({ version: _, ...survey }) => {
        const { version: __, ...facts } = shown({ ...survey, version: 0 })
        return facts
      },
      change: async (survey) => {
        const settings = completeSettings({ ...survey.settings, ...given })
        checkTogether(settings)
        if (given.webhook_url) assertPublic('webhook_url', given.webhook_url)
        await checkReferences(scope, given)
        return {
          ...{ name, description: description ?? survey.description, enabled: enabled ?? survey.enabled },
          // Stored only once something differs from the defaults, so that saving them unchanged has no effect.
          ...(isSame(settings, completeSettings(survey.settings)) ? {} : { settings }),
        }
      },
    },
  )

const isSame = (one: object, other: object) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
const sorted = (of: object) => Object.entries(of).sort(([a], [b]) => (a < b ? -1 : 1))

function checkTogether(settings: Required<StoredSurveySettings>): void {
  const { open_from, close_at, consent_required, consent_text, anonymous, one_response_per_contact } = settings
  if (open_from && close_at && new Date(close_at) <= new Date(open_from))
    throw invalidProblem('close_at', 'Elige un cierre posterior a la apertura.')
  if (consent_required && !consent_text.trim())
    throw invalidProblem('consent_text', 'Escribe el texto que debe aceptar quien contesta.')
  if (anonymous && one_response_per_contact)
    throw invalidProblem('one_response_per_contact', 'Una anónima no sabe quién contestó. Apaga una de las dos.')
}

async function checkReferences(scope: Scope, { trigger_area_ids = [], trigger_label_ids = [] }: StoredSurveySettings) {
  await checkIds(scope, 'area', trigger_area_ids, {
    field: 'trigger_area_ids',
    text: 'Quita el área que ya no existe.',
  })
  await checkIds(scope, 'label', trigger_label_ids, {
    field: 'trigger_label_ids',
    text: 'Quita la etiqueta que ya no existe.',
  })
}
