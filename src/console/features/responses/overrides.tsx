import { type ComponentType, Suspense } from 'react'
import type { ScreenKeys } from '../../../../generated/screenKeys.ts'
import type { CellProps, Row } from '../../engine/fields/kinds.ts'
import type { ScreenOverride } from '../../engine/override.ts'
import { lazyInBackground } from '../../routing/background.ts'
import { Loading } from '../../ui/Spinner.tsx'

type Override<Route extends keyof ScreenKeys> = ScreenOverride<ScreenKeys[Route]>

/**
 * Returns a component that is loaded when it is first rendered.
 * @param waiting shows a spinner while loading
 */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>, waiting = false): ComponentType<Props> {
  const Loaded = lazyInBackground(async () => ({ default: await load() })) as unknown as ComponentType<Props>
  return (props) => (
    <Suspense fallback={waiting ? <Loading /> : null}>
      <Loaded {...props} />
    </Suspense>
  )
}

const actions = () => import('./Actions.tsx')

/** Additions to the generated tables of responses: editors, and the responses that lead to a row. */
export const mainResponses: Override<'/responses'> = {
  pageActions: later(async () => (await actions()).MainPageActions),
  rowActions: later<{ row: Row }>(async () => (await actions()).MainRowActions),
  emptyAction: later(async () => (await actions()).FirstResponse),
  dependsOn: ['intent', 'example'],
}

export const secondaryResponses: Override<'/responses/secondary'> = {
  pageActions: later(async () => (await actions()).SecondaryPageActions),
  rowActions: later<{ row: Row }>(async () => (await actions()).SecondaryRowActions),
  emptyAction: later(async () => (await actions()).FirstResponse),
  columns: { parents: later<CellProps>(async () => (await import('./ParentsCell.tsx')).ParentsCell) },
}

export const quickResponses: Override<'/responses/quick'> = {
  screen: later(async () => (await import('./quick/QuickScreen.tsx')).QuickScreen, true),
}
