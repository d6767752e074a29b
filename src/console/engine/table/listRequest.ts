import { fillTemplate } from '../../../contract/path.ts'
import type { TableScreen } from '../../../contract/screen.ts'
import { resources } from '../contract.ts'
import { clientListRules } from './listRules.ts'

/**
 * Returns how a table's list is requested: resource, initial sort order and page size, where react-admin stores changes
 * of them, and what the data provider needs.
 * @param template path of the screen, e.g. `/forms/survey/{idForm}`
 * @param route parameters of the current route
 */
export function listRequest(template: string, body: TableScreen, route: Readonly<Record<string, string | undefined>>) {
  const first = body.columns.find((column) => column.sortable)
  return {
    resource: body.resource,
    storeKey: (fillTemplate(template, route) ?? template).slice(1),
    sort: body.sort ?? { field: first?.source ?? 'id', order: 'ASC' as const },
    perPage: body.pageSize,
    meta: { route, ...(resources[body.resource]?.dialect === 'whole' && { whole: clientListRules(body) }) },
  }
}
