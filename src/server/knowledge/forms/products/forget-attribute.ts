import { sql } from 'kysely'
import type { Scope } from '../../../foundation/http/scope.ts'
import { nextVersion } from '../../../foundation/resource/version.ts'
import { db } from '../../../foundation/store/db.ts'
import { formOf } from '../../catalogue/form-scope.ts'

/** Takes an attribute away from the products of a form, whose characteristic is deleted. */
export async function forgetAttribute(scope: Scope, key: string): Promise<void> {
  await db()
    .updateTable('product')
    .set({ attributes: sql`attributes - ${key}::text`, version: nextVersion })
    .where('form_id', '=', formOf(scope))
    .where(sql<boolean>`attributes ? ${key}::text`)
    .execute()
}
