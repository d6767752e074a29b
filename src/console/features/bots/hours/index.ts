import { lazyControl, lazyPart } from '../../../engine/fields/lazy.tsx'

/** Opening hours of a week, one row per day. */
export const WeekInput = lazyControl(async () => (await import('./WeekControl.tsx')).WeekControl)

/** Whether opening hours follow the time zone of the bot. */
export const ZoneHelp = lazyPart(async () => (await import('./ZoneNote.tsx')).ZoneNote)
