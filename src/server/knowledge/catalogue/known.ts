import { db } from '../../foundation/store/db.ts'
import { formOf } from './form-scope.ts'

/** A characteristic as products are checked and found by it. */
export type KnownCharacteristic = Awaited<ReturnType<typeof characteristicsOf>>[number]

/** Returns the characteristics of a form in their order, without the count of their products. */
export const characteristicsOf = (scope: object) =>
  db()
    .selectFrom('product_characteristic')
    .select(['id', 'form_id', 'key', 'label', 'type', 'options', 'unit', 'required'])
    .select(['filterable', 'variant_axis', 'show_to_customer', 'use_in_quote', 'question'])
    .where('form_id', '=', formOf(scope))
    .orderBy('position')
    .orderBy('id')
    .execute()
