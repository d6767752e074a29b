import { lazyControl } from '../../../engine/fields/lazy.tsx'

/** Opening hours of a week, one row per day. */
export const WeekInput = lazyControl(async () => (await import('./WeekControl.tsx')).WeekControl)
