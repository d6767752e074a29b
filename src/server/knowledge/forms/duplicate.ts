import { sql } from 'kysely'
import { FormInputLimits } from '../../../../generated/limits.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db, json, tx } from '../../foundation/store/db.ts'
import { copyElements } from './elements.ts'
import { type Form, forms } from './forms.ts'
import { freeName } from './free-name.ts'
import { surveySettings } from './survey/stored.ts'

/** Copies a form with its questions, settings and elements, under a name that is free. Its answers stay with the original. */
export const duplicateForm = (scope: Scope, id: number): Promise<Form> =>
  tx(async () => {
    const { kind, description, enabled, name } = await forms.one(scope, id)
    if (kind === 'contact') throw problem(409, 'in_use', 'El formulario de contacto es uno solo. Edítalo.')
    const { maxLength } = FormInputLimits.name
    const copy = await freeName(scope, 'form', name, {
      ...{ maxLength, first: ', copia', number: (at) => `, copia ${at}` },
    })
    const { questions, settings } = await db()
      .selectFrom('form')
      .select(['questions', 'settings'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    // Two catalogues with the same products would answer every customer twice, and two such surveys ask them twice.
    const actsAlone = kind === 'product' || kind === 'branch' || surveySettings(settings).trigger === 'end_of_chat'
    const made = await forms.create(scope, { kind, description, enabled: enabled && !actsAlone, name: copy })
    // What it copies is part of its creation and does not change its version. A published address is of one form.
    await db()
      .updateTable('form')
      .set({ questions: json(questions), settings: sql`${json(settings)} - 'feed'` })
      .where('id', '=', made.id)
      .execute()
    await copyElements(scope, kind, id, made.id)
    return forms.one(scope, made.id)
  })
