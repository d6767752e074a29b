import type { components } from '../../../../generated/api.d.ts'
import { db } from '../../foundation/store/db.ts'

type Preferences = components['schemas']['Preferences']

/** What holds until somebody chooses otherwise. */
const defaults: Preferences = {
  shortcuts: true,
  desktop_notifications: false,
  sound: 'bell',
  volume: 60,
  only_when_hidden: true,
  quiet_hours: { enabled: false, from: '22:00', to: '08:00', days: [0, 1, 2, 3, 4, 5, 6] },
}

/** Stored preferences, completed: an older account may have been stored before one of them existed. */
export function completePreferences(stored: unknown): Preferences {
  const known = Object.entries(stored ?? {}).filter(([key]) => key in defaults)
  return { ...defaults, ...Object.fromEntries(known) }
}

/** A person's preferences. */
export async function preferencesOf(userId: number): Promise<Preferences> {
  const query = db().selectFrom('app_user').select('preferences').where('id', '=', userId)
  return completePreferences((await query.executeTakeFirstOrThrow()).preferences)
}

/** Stores a person's preferences, all of them. */
export async function savePreferences(userId: number, preferences: Preferences): Promise<Preferences> {
  await db().updateTable('app_user').set({ preferences }).where('id', '=', userId).execute()
  return preferences
}
