import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import type { Answers } from '../../../../contract/forms/answers.ts'
import { valuesOf } from '../../../../contract/forms/answers.ts'
import { writeAudit } from '../../../foundation/audit/record.ts'
import { page } from '../../../foundation/http/page.ts'
import { commonProblems } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { type FieldReader, hiddenKeys } from '../../../foundation/scope/own-fields.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { exact, type ListRequest, listRows, text, time } from '../../../foundation/store/list.ts'
import { seenRun } from '../seen-runs.ts'
import { loadContactForm } from './contact-form.ts'

type Lead = components['schemas']['ContactFormLead']

/** Data that a lead shows as fields of its own. */
const SHOWN: readonly string[] = ['nombre', 'telefono', 'email', 'consulta']

/** Returns a datum of a run: what was answered, else what the contact has. */
const datum = (key: string, known?: 'name' | 'phone' | 'email') =>
  sql<string>`coalesce(nullif(u.answers->>${sql.lit(key)}, ''), ${known === undefined ? sql`''` : sql.ref(`c.${known}`)}, '')`

/** Selects the runs of the bot's contact form that the caller sees. Data of contacts take the permission for them. */
const runsOf = (scope: Scope) => {
  const { contacts, chats } = scope.permissions
  return db()
    .selectFrom((from) =>
      from
        .selectFrom('form_run as u')
        .innerJoin('form as f', 'f.id', 'u.form_id')
        .leftJoin('contact as c', 'c.id', 'u.contact_id')
        .where('u.bot_id', '=', scope.botId)
        .where('f.kind', '=', 'contact')
        .where(seenRun(scope))
        .select(['u.id', 'u.started_at as at', 'u.contact_id', 'u.chat_id', 'u.channel', 'u.status', 'u.answers'])
        .select([
          datum('nombre', contacts || chats ? 'name' : undefined).as('name'),
          datum('telefono', contacts ? 'phone' : undefined).as('phone'),
          datum('email', contacts ? 'email' : undefined).as('email'),
          datum('consulta').as('message'),
        ])
        .as('r'),
    )
    .selectAll('r')
}

/** Returns a page of what people answered in the contact form, without the own fields that the caller does not see. */
export async function leadsOf(scope: Scope & FieldReader, request: ListRequest) {
  const { items, total } = await listRows(runsOf(scope), request, {
    id: exact('r.id'),
    at: time('r.at', scope.timeZone),
    name: text('r.name'),
    phone: text('r.phone'),
    email: text('r.email'),
    message: text('r.message'),
    channel: exact('r.channel'),
    status: exact('r.status'),
  })
  const { form } = await loadContactForm(scope)
  const labels = new Map(form.fields.map(({ key, label }) => [key, label]))
  const hidden = await hiddenKeys(scope)
  return page(
    items.map(
      ({ answers, ...lead }): Lead => ({
        ...lead,
        contact_id: scope.permissions.contacts ? lead.contact_id : null,
        chat_id: scope.permissions.chats ? lead.chat_id : null,
        values: otherValues(answers, labels, hidden),
      }),
    ),
    total,
  )
}

function otherValues(
  answers: Answers,
  labels: ReadonlyMap<string, string>,
  hidden: ReadonlySet<string>,
): Lead['values'] {
  return Object.entries(answers)
    .filter(([key]) => !SHOWN.includes(key) && !hidden.has(key))
    .map(([key, answer]) => ({ label: labels.get(key) ?? key, text: valuesOf(answer).join(', ') }))
}

/** Deletes what a person answered in the contact form. Their contact and chat stay as they are. */
export const deleteLead = (scope: Scope, id: number): Promise<void> =>
  tx(async () => {
    const run = await db()
      .selectFrom('form_run as u')
      .innerJoin('form as f', 'f.id', 'u.form_id')
      .select(['u.id', 'f.name'])
      .where('u.bot_id', '=', scope.botId)
      .where('u.id', '=', id)
      .where('f.kind', '=', 'contact')
      .where(seenRun(scope))
      .executeTakeFirst()
    if (!run) throw commonProblems.notFound()
    await db().deleteFrom('form_run').where('id', '=', run.id).execute()
    // Without what was answered: it is gone.
    await writeAudit({ id, label: run.name })
  })
