import type { components } from '../../../../../generated/api.d.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'
import { exact, time } from '../../../foundation/store/list.ts'
import { hasLeft } from '../../../knowledge/forms/left-runs.ts'
import { answersOf } from './rows.ts'
import { type SeenSurvey, seenSurvey } from './seen-survey.ts'
import { Tally } from './tally.ts'

type Summary = components['schemas']['SurveySummary']

/** What of the answers is summed up. */
interface Part {
  from?: string | undefined
  to?: string | undefined
  channel?: string | undefined
  link?: number | undefined
  source?: string | undefined
}

/** Origins and links that a summary offers to choose from. */
const MOST_CHOICES = 50

/** Answers read at once, so that other calls are answered in between, also where each has long texts. */
const SLICE = 200

/** Returns the figures of a survey: how many began and ended it, and those of each question. */
export async function summaryOf(scope: Scope, formId: number, part: Part): Promise<Summary> {
  const survey = await seenSurvey(scope, formId)
  const rows = db()
    .selectFrom(answersOf(scope, survey).select(hasLeft(currentCall().services.clock()).as('left')).as('r'))
    .select(['r.id', 'r.answers', 'r.asked', 'r.status', 'r.left', 'r.started_at', 'r.finished_at'])
    .where((is) => is.and(conditionsOf(scope, part)))
  const tally = new Tally(survey.questions)
  for (let after = 0; ; ) {
    const slice = await rows.where('r.id', '>', after).orderBy('r.id').limit(SLICE).execute()
    for (const row of slice) tally.add(row)
    if (slice.length < SLICE) break
    after = slice.at(-1)?.id ?? after
  }
  return { ...tally.result(), ...(await choicesOf(scope, survey)) }
}

/** Returns by what all answers can be told apart: where they began, and the links through which they came. */
async function choicesOf(scope: Scope, survey: SeenSurvey): Promise<Pick<Summary, 'sources' | 'links'>> {
  const all = () => db().selectFrom(answersOf(scope, survey).as('r'))
  const sources = await all()
    .select('r.source')
    .distinct()
    .where('r.source', '<>', '')
    .orderBy('r.source')
    .limit(MOST_CHOICES)
    .execute()
  const links = await all()
    .innerJoin('survey_link as l', 'l.id', 'r.link_id')
    .select(['l.id', 'l.name', 'l.slug'])
    .distinct()
    .orderBy('l.name')
    .limit(MOST_CHOICES)
    .execute()
  return {
    sources: sources.map(({ source }) => source),
    links: links.map(({ id, name, slug }) => ({ id, name: name || slug })),
  }
}

function conditionsOf({ timeZone }: Scope, { from, to, channel, link, source }: Part) {
  const begun = time('r.started_at', timeZone)
  return [
    ...(from === undefined ? [] : [begun.bound?.(from, 'from')]),
    ...(to === undefined ? [] : [begun.bound?.(to, 'to')]),
    ...(channel === undefined ? [] : [exact('r.channel').equals(channel)]),
    ...(link === undefined ? [] : [exact('r.link_id').equals(link)]),
    ...(source === undefined ? [] : [exact('r.source').equals(source)]),
  ].filter((condition) => condition !== undefined)
}
