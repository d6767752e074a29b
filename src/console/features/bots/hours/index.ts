import { laterControl } from '../../../engine/fields/lazy.tsx'

/** A week's hours, a line for each day. */
export const WeekInput = laterControl(async () => (await import('./WeekControl.tsx')).WeekControl)
