import type { components } from '../../../../generated/api.d.ts'
import { db } from '../../foundation/store/db.ts'

type Preferences = components['schemas']['Preferences']

/** Default preferences. */
const defaults: Preferences = {
  shortcuts: true,
  desktop_notifications: false,
  sound: 'bell',
  volume: 60,
  only_when_hidden: true,
  quiet_hours: { enabled: false, from: '22:00', to: '08:00', days: [0, 1, 2, 3, 4, 5, 6] },
  first_steps: true,
  first_steps_hidden: [],
}

/** Adds defaults to stored preferences, which may predate some of them. */
export function completePreferences(stored: unknown): Preferences {
  const known = Object.entries(stored ?? {}).filter(([key]) => key in defaults)
  return { ...defaults, ...Object.fromEntries(known) }
}

/** Returns a person's preferences. */
export async function preferencesOf(userId: number): Promise<Preferences> {
  const query = db().selectFrom('app_user').select('preferences').where('id', '=', userId)
  return completePreferences((await query.executeTakeFirstOrThrow()).preferences)
}

/** Replaces a person's preferences. */
export async function savePreferences(userId: number, preferences: Preferences): Promise<Preferences> {
  await db().updateTable('app_user').set({ preferences }).where('id', '=', userId).execute()
  return preferences
}
