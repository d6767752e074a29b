import { type ComponentType, lazy } from 'react'
import type { Screen } from '../../contract/screen.ts'
import type { CallOverride } from '../providers/data.ts'
import { LiveStage } from '../training/LiveStage.tsx'
import { Share } from '../training/Share.tsx'
import { entities } from './entities/index.ts'
import { generalSettings } from './handoff/index.ts'
import { WeekInput } from './hours/index.ts'
import type { Overrides, ScreenOverride } from './override.ts'
import { mainResponses, quickResponses, secondaryResponses } from './responses/index.tsx'

const WebchatView = lazy(() => import('./webchat/WebchatView.tsx'))

/**
 * What differs from the generated screens, by route. A route, field or operation that the contract does not know does
 * not compile. Generated files are never edited.
 */
export const overrides: Overrides = {
  '/admin/bots': { columns: { state: LiveStage } },
  '/responses': mainResponses,
  '/responses/secondary': secondaryResponses,
  '/responses/quick': quickResponses,
  '/advanced/entities': entities,
  '/contacts/areas': { inputs: { 'schedule.week': WeekInput } },
  '/settings/general': generalSettings,
  '/state/models': { columns: { accuracy: Share } },
  '/settings/webchat': { screen: WebchatView as ComponentType<{ screen: Screen }> },
}

/** What differs on a route. */
export function overrideOf(route: string, all: Overrides = overrides): ScreenOverride | undefined {
  return (all as Readonly<Record<string, ScreenOverride | undefined>>)[route]
}

/** Data calls that are made in another way, by operation. */
export function callsOf(all: Overrides): Readonly<Record<string, CallOverride | undefined>> {
  return Object.assign({}, ...Object.values(all as Record<string, ScreenOverride>).map(({ calls }) => calls ?? {}))
}
