import userEvent from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import AdminSection from '../../src/console/engine/AdminSection.tsx'
import type { Overrides } from '../../src/console/engine/override.ts'
import { overrides } from '../../src/console/features/overrides.tsx'
import { setSession } from '../../src/console/session/state.ts'
import { Toaster } from '../../src/console/ui/Toaster.tsx'
import { toast } from '../../src/console/ui/toast.ts'
import type { FormScreen, Input, Screen, TableScreen } from '../../src/contract/screen.ts'
import type { Person } from '../support/backend.ts'
import { openRoutes } from '../support/router.tsx'
import '../support/engine-parts.ts'

/** Renders one screen as the shell does, for a signed-in person, with the first of their chatbots selected. */
export function openScreen(
  who: Person,
  screen: Screen,
  { using = overrides, at = screen.route }: { using?: Overrides; at?: string } = {},
) {
  const { me, token } = who
  localStorage.setItem('jwt', token)
  setSession({ status: 'in', user: me, bots: me.bots, bot: me.bots[0] ?? null })
  toast.clear()
  const path = screen.route.replace(/\{(\w+)\}/g, ':$1')
  const page = (
    <>
      <Toaster />
      <Link to="/elsewhere">Otra página</Link>
      <main tabIndex={-1}>
        <AdminSection screen={screen} using={using} />
      </main>
    </>
  )
  const router = openRoutes(
    [
      { path, element: page },
      { path: '*', element: <p>En otra parte</p> },
    ],
    at,
  )
  return { user: userEvent.setup(), router }
}

/** Returns a table screen over the bot's intents, with overrides. */
export function intentsTable(given: Partial<TableScreen> = {}, screen: Partial<Screen> = {}): Screen {
  return {
    route: '/advanced/intents',
    title: 'Entrenamiento Avanzado',
    gate: { who: 'user' },
    ...screen,
    body: {
      kind: 'table',
      resource: 'advanced/intents',
      operation: 'intentList',
      paging: 'browser',
      columns: [{ source: 'description', label: 'Intenciones', type: 'text', sortable: true }],
      filters: [{ source: 'description', key: 'description', label: 'Intención', type: 'text', always: true }],
      search: false,
      pageSize: 10,
      sort: { field: 'description', order: 'ASC' },
      empty: { title: 'Todavía no hay intenciones.', text: 'Crear la primera con el botón Nueva.' },
      rowActions: [],
      bulkActions: [],
      csv: true,
      ...given,
    },
  }
}

/** Returns an input with only a type, with overrides. */
export function inputWith(source: string, type: Input['type'] = 'text', given: Partial<Input> = {}): Input {
  return { source, label: source, type, required: false, ...given }
}

/** Returns a page form that reads `GET /me` and saves `PUT /edit`. */
export function profileForm(inputs: Input[], given: Partial<FormScreen> = {}): Screen {
  return {
    route: '/settings/user',
    title: 'Editar Usuario',
    gate: { who: 'user' },
    body: {
      kind: 'form',
      read: 'meGet',
      operation: 'profileUpdate',
      sections: [{ inputs }],
      submit: 'Guardar',
      ...given,
    },
  }
}
