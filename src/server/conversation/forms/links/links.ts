import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import { writeAudit } from '../../../foundation/audit/record.ts'
import { type Page, page } from '../../../foundation/http/page.ts'
import { commonProblems } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { translateUniqueViolations, type UniqueIndexes } from '../../../foundation/resource/refuse.ts'
import { changeRow, insertRow } from '../../../foundation/resource/rows.ts'
import { refuseStale } from '../../../foundation/resource/stale.ts'
import { hasValues, unchanged } from '../../../foundation/resource/unchanged.ts'
import { lockBot } from '../../../foundation/scope/bot.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { exact, type ListRequest, listRows, text, time } from '../../../foundation/store/list.ts'
import { seenRun } from '../../../knowledge/forms/seen-runs.ts'
import { surveyOf } from '../../../knowledge/forms/survey/stored.ts'
import { addressesOf } from './addresses.ts'

type SurveyLink = components['schemas']['SurveyLink']
type Input = components['schemas']['SurveyLinkInput']

/** A slug is unique on the whole server, as it is an address of it. */
const TAKEN: UniqueIndexes = { survey_link_slug_key: ['slug', 'Esa dirección ya se usa. Elige otra.'] }

/** Counts the runs of a link that the caller sees. */
const runs = (scope: Scope, only = sql`true`) =>
  sql<number>`(select count(*)::int from form_run u where u.link_id = l.id and ${only} and ${seenRun(scope)})`

const links = (scope: Scope, formId: number) =>
  db()
    .selectFrom('survey_link as l')
    .select(['l.id', 'l.slug', 'l.name', 'l.web_page', 'l.single_use', 'l.expires_at', 'l.response_limit'])
    .select(['l.source_tag', 'l.enabled', 'l.views', 'l.created_at', 'l.updated_at', 'l.version'])
    .select(runs(scope).as('starts'))
    .select(runs(scope, sql`u.status = 'complete'`).as('completions'))
    .where('l.bot_id', '=', scope.botId)
    .where('l.form_id', '=', formId)

/** Returns a page of the links of a survey. */
export async function listLinks(scope: Scope, formId: number, request: ListRequest): Promise<Page<SurveyLink>> {
  await surveyOf(scope, formId)
  const rows = db().selectFrom(links(scope, formId).as('r')).selectAll()
  const { items, total } = await listRows(rows, request, {
    id: exact('r.id'),
    name: text('r.name'),
    slug: text('r.slug'),
    source_tag: text('r.source_tag'),
    enabled: exact('r.enabled'),
    views: exact('r.views'),
    starts: exact('r.starts'),
    completions: exact('r.completions'),
    expires_at: time('r.expires_at', scope.timeZone),
    created_at: time('r.created_at', scope.timeZone),
  })
  return page(await addressesOf(scope, items), total)
}

/** Returns a link of a survey; throws 404 if there is none. */
export async function linkOf(scope: Scope, formId: number, id: number): Promise<SurveyLink> {
  await surveyOf(scope, formId)
  const row = await links(scope, formId).where('l.id', '=', id).executeTakeFirst()
  const [link] = row ? await addressesOf(scope, [row]) : []
  if (!link) throw commonProblems.notFound()
  return link
}

/** Creates a link; 409 if its address is taken. */
export const createLink = (scope: Scope, formId: number, { version: _, ...input }: Input): Promise<SurveyLink> =>
  translateUniqueViolations(TAKEN, async () => {
    await lockBot(scope)
    await surveyOf(scope, formId)
    const id = await insertRow(scope, 'survey_link', { ...input, form_id: formId })
    const link = await linkOf(scope, formId, id)
    await writeAudit({ id: formId, label: link.slug, after: factsOf(link) })
    return link
  })

/** Changes a link; 409 if its address is taken or somebody changed it meanwhile. */
export const updateLink = (
  scope: Scope,
  { idForm, id }: { idForm: number; id: number },
  { version, ...input }: Input,
): Promise<SurveyLink> =>
  translateUniqueViolations(TAKEN, async () => {
    await lockBot(scope)
    const before = await linkOf(scope, idForm, id)
    await refuseStale('survey_link', id, before, version, async () => before)
    if (hasValues(before, input)) return unchanged(before)
    await changeRow(scope, 'survey_link', id, input)
    const after = await linkOf(scope, idForm, id)
    await writeAudit({ id: idForm, label: after.slug, before: factsOf(before), after: factsOf(after) })
    return after
  })

/** Deletes a link. What was answered through it stays. */
export const deleteLink = (scope: Scope, { idForm, id }: { idForm: number; id: number }): Promise<void> =>
  tx(async () => {
    await lockBot(scope)
    const before = await linkOf(scope, idForm, id)
    await db().deleteFrom('survey_link').where('id', '=', id).execute()
    await writeAudit({ id: idForm, label: before.slug, before: factsOf(before) })
  })

function factsOf({ slug, name, web_page, single_use, expires_at, response_limit, source_tag, enabled }: SurveyLink) {
  return { slug, name, web_page, single_use, expires_at, response_limit, source_tag, enabled }
}
