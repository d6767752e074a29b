import { refusals } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { person } from '../../foundation/resource/person.ts'
import { resource, stored } from '../../foundation/resource/resource.ts'

/** The caller's own views and those shared with the team, which only their owner changes. */
export const chatViews = resource('chatView', {
  table: 'chat_view',
  from: (rows, { userId }: Scope) =>
    rows
      .selectAll()
      .select(person('chat_view.owner_id').$notNull().as('owner'))
      .where((is) => is.or([is('owner_id', '=', userId), is('shared', '=', true)])),
  named: 'name',
  unique: { chat_view_name: ['name', 'Ya existe una vista con ese nombre.'] },
  columns: (input, { userId }, before) => ({ ...stored(input), ...(!before && { owner_id: userId }) }),
  mayChange: ({ userId }, { owner }) => {
    if (owner.id !== userId) throw refusals.forbidden()
  },
})
