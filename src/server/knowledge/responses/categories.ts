import { sql } from 'kysely'
import { resource } from '../../foundation/resource/resource.ts'

/** The categories of responses, with how many each has; when one is deleted its responses stay, without one. */
export const responseCategories = resource('responseCategory', {
  table: 'response_category',
  from: (rows) =>
    rows.selectAll().select(
      sql<number>`(select count(*)::int from response r
          where r.category_id = response_category.id and r.deleted_at is null)`.as('count'),
    ),
  named: 'name',
  unique: { response_category_name: ['name', 'Ya existe una categoría con ese nombre.'] },
  facts: ({ name }) => ({ category: name }),
})
