import type { FormOfAddress } from '../../../../contract/address-form.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { commonProblems, problem } from '../../../foundation/http/problem.ts'
import { formOfBot } from '../../../foundation/scope/form-of-address.ts'
import { db } from '../../../foundation/store/db.ts'
import { periodAt } from '../../../knowledge/dialogue/forms/period.ts'
import { completeSettings } from '../../../knowledge/dialogue/forms/survey-defaults.ts'
import { type StoredSurvey, surveyOf } from '../../../knowledge/forms/survey/stored.ts'
import { placeOf } from '../links/places.ts'

/** An open link, with its survey. */
export interface OpenLink {
  id: number
  botId: number
  sourceTag: string
  survey: StoredSurvey
  settings: ReturnType<typeof completeSettings>
}

const HELD = 'Ahora la está contestando otra persona. {Probá/Prueba/Pruebe} más tarde.'
const OVER = 'Esta encuesta ya cerró. ¡Gracias por {tu/su} interés!'

const ofSlug = (slug: string) => db().selectFrom('survey_link as l').where('l.slug', '=', slug)

/** Returns how the page of a link addresses its reader; undefined for an unknown link. */
export async function formOfSlug(slug: string): Promise<FormOfAddress | undefined> {
  const row = await ofSlug(slug).select('l.bot_id').executeTakeFirst()
  return row && formOfBot(row.bot_id)
}

/** A link, open or not. */
interface Link extends OpenLink {
  single_use: boolean
  response_limit: number | null
  expires: string | null
}

/**
 * Returns a link, also one that is over; 404 for one that never was or is switched off, and while its bot is removed or
 * suspended.
 */
export async function linkOf(slug: string, lock = false): Promise<Link> {
  const row = await ofSlug(slug)
    .innerJoin('bot as b', 'b.id', 'l.bot_id')
    .select(['l.id', 'l.bot_id', 'l.form_id', 'l.source_tag', 'l.single_use', 'l.expires_at', 'l.response_limit'])
    .where('l.enabled', '=', true)
    .where('l.web_page', '=', true)
    .where('b.removed_at', 'is', null)
    .where('b.suspended_at', 'is', null)
    .$if(lock, (query) => query.forUpdate('l'))
    .executeTakeFirst()
  if (!row) throw commonProblems.notFound()
  const survey = await surveyOf({ botId: row.bot_id }, row.form_id)
  return {
    ...{ id: row.id, botId: row.bot_id, sourceTag: row.source_tag, survey },
    ...{ settings: completeSettings(survey.settings), expires: row.expires_at },
    ...{ single_use: row.single_use, response_limit: row.response_limit },
  }
}

/**
 * Returns a link that can be answered; 410 for one that is over.
 * @param lock keeps others from answering meanwhile, so that no more answers are stored than the link takes
 */
export async function openLink(slug: string, lock = false): Promise<OpenLink> {
  const link = await linkOf(slug, lock)
  await refuseOver(link)
  return link
}

/** Refuses with 410 to answer through a link that is over. */
export async function refuseOver(link: Link): Promise<void> {
  refuseClosed(link.survey, link.settings, link.expires)
  const place = await placeOf(link)
  if (place !== 'free') throw problem(410, 'gone', place === 'held' ? HELD : OVER)
}

function refuseClosed(
  { enabled, questions }: StoredSurvey,
  { open_from, close_at }: OpenLink['settings'],
  expires: string | null,
): void {
  const now = currentCall().services.clock()
  const period = periodAt({ openFrom: open_from, closeAt: close_at }, now)
  if (period === 'before')
    throw problem(410, 'gone', 'Esta encuesta todavía no abrió. {Probá/Prueba/Pruebe} más adelante.')
  const isOver = period === 'over' || periodAt({ closeAt: expires }, now) === 'over'
  if (!enabled || questions.length === 0 || isOver) throw problem(410, 'gone', OVER)
}
