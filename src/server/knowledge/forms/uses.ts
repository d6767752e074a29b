import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { loadFormUses, nameList } from '../responses/uses.ts'

/** Rejects deleting a form to which responses or rules lead (409), naming those. */
export async function assertFormUnused(scope: Pick<Scope, 'botId'>, id: number): Promise<void> {
  const uses = (await loadFormUses(scope)).get(id) ?? []
  if (uses.length === 0) return
  const names = nameList(uses.map(({ label }) => label))
  throw problem(409, 'in_use', `Se usa en ${names}. Quítalo de ahí y luego elimínalo.`)
}
