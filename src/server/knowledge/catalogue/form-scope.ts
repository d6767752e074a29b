import { commonProblems } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'

/** A scope with the form whose rows it is about: products and characteristics, or branches. */
type FormScope<S extends Scope = Scope> = S & { readonly formId: number }

/** Returns the scope of a product form of the bot; 404 if it has no such form. */
export async function productScope<S extends Scope>(scope: S, formId: number): Promise<FormScope<S>> {
  const row = await db()
    .selectFrom('form')
    .select('id')
    .where('bot_id', '=', scope.botId)
    .where('id', '=', formId)
    .where('kind', '=', 'product')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw commonProblems.notFound()
  return inForm(scope, formId)
}

/** Returns the scope of a form of the bot that was checked before. */
export const inForm = <S extends Scope>(scope: S, formId: number): FormScope<S> => ({ ...scope, formId })

/** Returns the form of a scope made by {@link productScope} or {@link inForm}. */
export function formOf(scope: object): number {
  if ('formId' in scope && typeof scope.formId === 'number') return scope.formId
  throw new Error('These rows belong to a form: make the scope with productScope() or inForm()')
}
