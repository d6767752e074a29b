import { sql } from 'kysely'
import { resource } from '../../foundation/resource/resource.ts'

/**
 * The response category resource, with the number of responses in each. Deleting a category keeps its responses,
 * without a category.
 */
export const responseCategories = resource('responseCategory', {
  table: 'response_category',
  from: (rows) =>
    rows.selectAll().select(
      sql<number>`(select count(*)::int from response r
          where r.category_id = response_category.id and r.deleted_at is null)`.as('count'),
    ),
  displayName: 'name',
  unique: { response_category_name: ['name', 'Ya existe una categoría con ese nombre. Elige otro.'] },
  auditData: ({ name }) => ({ category: name }),
})
