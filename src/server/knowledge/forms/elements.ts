import { type RawBuilder, sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { branchElements } from './branches/elements.ts'
import { productElements } from './products/elements.ts'

type FormKind = components['schemas']['FormKind']

/** The elements of a kind of form that are rows of their own, such as branches. */
interface FormElements {
  /** counts those of a row of `form` */
  count: RawBuilder<number>
  /** copies those of a form to another one of the same bot */
  copy(scope: Scope, from: number, to: number): Promise<void>
}

/** Elements by kind. Kinds that are absent have only the questions in their row. */
const elementsOfKinds: Partial<Record<FormKind, FormElements>> = {
  branch: branchElements,
  product: productElements,
}

/** Counts the elements of a row of `form`: those of its kind, or its questions. */
export function elementCount(): RawBuilder<number> {
  const counts = Object.entries(elementsOfKinds).map(([kind, { count }]) => sql`when ${kind} then ${count}`)
  const questions = sql<number>`jsonb_array_length(form.questions)`
  if (counts.length === 0) return questions
  return sql<number>`(case form.kind ${sql.join(counts, sql` `)} else ${questions} end)`
}

/** Copies the elements of a form to another one. */
export async function copyElements(scope: Scope, kind: FormKind, from: number, to: number): Promise<void> {
  await elementsOfKinds[kind]?.copy(scope, from, to)
}
