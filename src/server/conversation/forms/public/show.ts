import type { components } from '../../../../../generated/api.d.ts'
import { resolveFormOfAddress } from '../../../../contract/address-form.ts'
import { isOnWeb } from '../../../../contract/forms/typed.ts'
import { completeSettings as completeWebchat } from '../../../../contract/webchat.ts'
import { formOfBot } from '../../../foundation/scope/form-of-address.ts'
import { db } from '../../../foundation/store/db.ts'
import type { SurveyQuestion } from '../../../knowledge/forms/survey/stored.ts'
import { type OpenLink, openLink } from './open.ts'

type Schemas = components['schemas']

const THANKS = '¡Gracias por {tu/su} opinión!'

/** Returns the survey of a link, as whoever answers it may see it. */
export const showSurvey = async (slug: string): Promise<Schemas['SurveyPublic']> => shownSurvey(await openLink(slug))

/** Returns what a survey shows to whoever answers it: nothing of where answers go. */
export async function shownSurvey({ botId, survey, settings }: OpenLink): Promise<Schemas['SurveyPublic']> {
  const { name: business } = await botOf(botId)
  const { intro, consent_text, consent_required, page_mode } = settings
  return {
    ...{ business, name: survey.name, intro, consent_text, consent_required, page_mode },
    thanks: await thanksOf({ botId, settings }),
    questions: survey.questions.map(shownQuestion),
  }
}

/** Returns what a survey says at its end. */
export async function thanksOf({ botId, settings }: Pick<OpenLink, 'botId' | 'settings'>): Promise<string> {
  return settings.thanks || resolveFormOfAddress(THANKS, await formOfBot(botId))
}

/** Returns a question as it is asked on the web. One that cannot be answered there is asked in conversations only. */
export function shownQuestion(question: SurveyQuestion): Schemas['SurveyPublicQuestion'] {
  const { id, text, kind, options = [], required = true, min = null, max = null } = question
  const { error_text = '', show_if = null, jump_to = {} } = question
  return { id, text, kind, options, required: required && isOnWeb(kind), min, max, error_text, show_if, jump_to }
}

const botOf = (id: number) =>
  db().selectFrom('bot').select(['name', 'settings']).where('id', '=', id).executeTakeFirstOrThrow()

/** Returns the color of the business, as its widget has it. */
export async function colorOf(botId: number): Promise<string> {
  const { name, settings } = await botOf(botId)
  return completeWebchat(name, settings.webchat).style.colors.primary
}
