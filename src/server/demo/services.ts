import type { Services } from '../foundation/services/services.ts'
import { loadSettings } from '../foundation/settings/settings.ts'

/**
 * Returns services for writing content before there is a server: nothing is sent, logged or trained meanwhile.
 * @param now the time for all of it
 */
export function seedServices(now: number): Services {
  const ignore = () => {}
  return {
    // The secret protects what the content does not have; without one, it would be read from the data folder.
    settings: loadSettings({ MODE: 'demo', SECRET: 'none' }, ''),
    clock: () => new Date(now),
    mail: { send: () => Promise.reject(new Error('No content sends mail')) },
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    markUntrained: () => Promise.resolve(),
  }
}
