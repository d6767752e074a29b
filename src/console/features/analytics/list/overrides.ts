import { type ComponentType, lazy } from 'react'
import type { ScreenKeys } from '../../../../../generated/screenKeys.ts'
import type { Screen } from '../../../../contract/screen.ts'
import type { ScreenOverride } from '../../../engine/override.ts'

const ListPage = lazy(() => import('./ListPage.tsx'))

/** /analytics/list: says of which figure it is. */
export const analyticsList: ScreenOverride<ScreenKeys['/analytics/list']> = {
  csvName: 'conversaciones-de-la-cifra',
  screen: ListPage as ComponentType<{ screen: Screen }>,
}
