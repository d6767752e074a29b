import { type ComponentType, lazy } from 'react'
import type { ScreenKeys } from '../../../../generated/screenKeys.ts'
import type { Screen } from '../../../contract/screen.ts'
import type { ScreenOverride } from '../../engine/override.ts'

const NotificationsView = lazy(() => import('./NotificationsView.tsx'))

/** /settings/notifications: rules, the contacts they go to, and how this browser alerts. */
export const notifications: ScreenOverride<ScreenKeys['/settings/notifications']> = {
  screen: NotificationsView as ComponentType<{ screen: Screen }>,
}
