import './engine.css'
import { lazy, Suspense, useMemo } from 'react'
import type { Screen } from '../../contract/screen.ts'
import { principal, useSession } from '../session/index.ts'
import { Loading } from '../ui/Spinner.tsx'
import type { Visit } from './features.ts'
import { FieldOverrideContext } from './fields/FieldOverrideContext.ts'
import { applyOverride, callsOf, type Overrides, overrideOf } from './override.ts'
import { permitted } from './permitted.ts'
import { SectionContext } from './SectionContext.tsx'
import { prefetchTable } from './table/prefetchTable.ts'
import { TableView } from './table/TableView.tsx'

/** A screen with one kind of body. */
export type ScreenOf<Body> = Omit<Screen, 'body'> & { body: Body }

const FormView = lazy(async () => ({ default: (await import('./form/FormView.tsx')).FormView }))

const views = {
  table: TableView,
  form: FormView,
}

/**
 * A generated table or form. Depends on react-admin and MUI, so it is loaded only where it is used: the shell, the
 * public pages and the hand-written pages do not need it.
 */
export default function AdminSection({ screen, using }: { screen: Screen; using: Overrides }) {
  const override = overrideOf(screen.route, using)
  const session = useSession()
  const shown = useMemo(
    () => permitted(override ? applyOverride(screen, override) : screen, principal(session)),
    [screen, override, session],
  )
  const View = override?.screen ?? views[shown.body.kind as keyof typeof views]
  if (!View) throw new Error(`${screen.route} is not a table or a form`)
  return (
    <SectionContext using={using}>
      <FieldOverrideContext value={override ?? none}>
        <Suspense fallback={<Loading />}>
          <View key={screen.route} screen={shown as never} override={override} />
        </Suspense>
      </FieldOverrideContext>
    </SectionContext>
  )
}

const none = {}

/** Sends the first request of a generated table before it is rendered. */
export function prefetchSection(visit: Visit, screen: Screen, using: Overrides): void {
  const override = overrideOf(screen.route, using)
  const { body } = override ? applyOverride(screen, override) : screen
  if (body.kind === 'table' && !override?.screen) prefetchTable(visit, screen.route, body, callsOf(using))
}
