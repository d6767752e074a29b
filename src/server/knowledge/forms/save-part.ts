import { writeAudit } from '../../foundation/audit/record.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { toColumns } from '../../foundation/resource/columns.ts'
import { changeRow } from '../../foundation/resource/rows.ts'
import { refuseStale } from '../../foundation/resource/stale.ts'
import { hasValues, unchanged } from '../../foundation/resource/unchanged.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { db, tx } from '../../foundation/store/db.ts'
import type { FormQuestion, FormSettings } from '../catalogue/types.ts'

/** A form as stored: what its questions and settings are read from. */
export interface StoredForm {
  id: number
  kind: FormKind
  name: string
  questions: FormQuestion[]
  settings: FormSettings
  version: number
}

type FormKind = 'contact' | 'survey' | 'product' | 'branch'

/** Returns a form of the bot by kind and, unless it is the contact form, id; undefined if there is none. */
export function findForm(
  { botId }: Pick<Scope, 'botId'>,
  kind: FormKind,
  id?: number,
): Promise<StoredForm | undefined> {
  return db()
    .selectFrom('form')
    .select(['id', 'kind', 'name', 'questions', 'settings', 'version'])
    .where('bot_id', '=', botId)
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .executeTakeFirst()
}

/** Returns a form of the bot. 404 if there is none of that kind. */
export async function oneForm(scope: Pick<Scope, 'botId'>, kind: FormKind, id: number): Promise<StoredForm> {
  const found = await findForm(scope, kind, id)
  if (!found) throw commonProblems.notFound()
  return found
}

/** A part of a form that a screen edits as a whole. */
export interface FormPart<T extends object> {
  /** reads the part of a stored form */
  read: (form: StoredForm) => T
  /** throws if the part must not be stored */
  check: (scope: Scope, part: T) => unknown
  /** what is stored of the part */
  columns: (part: T) => { questions?: FormQuestion[]; settings?: FormSettings }
}

/** Returns a part of a form with the form's version. */
export const readPart = <T extends object>(form: StoredForm, { read }: FormPart<T>): T & { version: number } => ({
  ...read(form),
  version: form.version,
})

/** What a change reads of a form itself. */
type ChangedForm = Omit<StoredForm, 'kind' | 'settings'>

/** How a screen's part of a form is found, shown, changed and kept in the history. */
interface FormChange<Form extends ChangedForm, Shown extends object> {
  find: () => Promise<Form>
  show: (form: Form) => Promise<Shown>
  /** returns the columns that change; undefined for a change without effect; throws if they must not be stored */
  change: (form: Form) => Promise<object | undefined>
  /** what the history keeps of the form before and after the change; `before` is the form before it */
  facts: (form: Form, before: Form) => object | Promise<object>
}

/**
 * Changes a form in a transaction, with the bot locked; without effect it keeps the version and leaves no trace.
 * @param version the version that was edited; undefined changes the form whatever its version is
 * @throws 409 with the current part if somebody else changed the form since `version`
 */
export const changeForm = <Form extends ChangedForm, Shown extends object>(
  scope: Scope,
  version: number | undefined,
  { find, show, change, facts }: FormChange<Form, Shown>,
): Promise<Shown> =>
  tx(async () => {
    await lockBot(scope)
    const before = await find()
    await refuseStale('form', before.id, before, version, () => show(before))
    const was = await facts(before, before)
    const changes = await change(before)
    if (!changes) return unchanged(await show(before))
    await changeRow(scope, 'form', before.id, toColumns(changes))
    const after = await find()
    await writeAudit({ id: after.id, label: after.name, before: was, after: await facts(after, before) })
    return show(after)
  })

/** {@link changeForm} for a part that is read from the form alone. */
export const savePart = <T extends object>(
  scope: Scope,
  find: () => Promise<StoredForm>,
  { version, ...changes }: Partial<T> & { version?: number },
  part: FormPart<T>,
): Promise<T & { version: number }> =>
  changeForm(scope, version, {
    find,
    show: async (form) => readPart(form, part),
    change: async (form) => {
      const before = part.read(form)
      const after = Object.assign({}, before, changes)
      await part.check(scope, after)
      return hasValues(before, changes) ? undefined : part.columns(after)
    },
    facts: part.read,
  })
