import { db } from '../../../foundation/store/db.ts'
import { branchSettingsOf } from './settings.ts'
import type { Branch, BranchForm } from './types.ts'

/** Returns the forms of branches that a bot tells of, with their branches. */
export async function branchFormsOf(botId: number): Promise<BranchForm[]> {
  const forms = await db()
    .selectFrom('form')
    .select(['id', 'name', 'intent_id', 'questions', 'settings'])
    .where('bot_id', '=', botId)
    .where('kind', '=', 'branch')
    .where('enabled', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  if (forms.length === 0) return []
  const branches = await branchesOf(botId)
  return forms.flatMap(({ id, name, intent_id, questions, settings }) => {
    const own = branches.filter((one) => one.formId === id).map(({ formId: _, ...branch }) => branch)
    if (own.length === 0) return []
    return {
      ...{ id, name, intentId: intent_id, settings: branchSettingsOf(settings), branches: own },
      questions: questions.flatMap((one) => ('answer_source' in one ? [one] : [])),
    }
  })
}

async function branchesOf(botId: number): Promise<(Branch & { formId: number })[]> {
  const rows = await db()
    .selectFrom('branch')
    .select(['id', 'form_id', 'name', 'code', 'address', 'lat', 'lng', 'phones', 'email', 'hours', 'services'])
    .select(['coverage', 'area_id'])
    .where('bot_id', '=', botId)
    .where('enabled', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ form_id, lat, lng, area_id, ...row }) => ({
    ...row,
    ...{ formId: form_id, areaId: area_id },
    point: lat === null || lng === null ? undefined : { lat, lng },
  }))
}
