import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSession } from '../session/state.ts'
import { createAlerts } from './alerts.ts'
import { createNotices } from './notices.ts'

let sounds = 0
/** how many milliseconds the clock is ahead */
let ahead = 0

beforeEach(() => {
  sounds = 0
  ahead = 0
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead)
  const node = { connect: (to: unknown) => to, start() {}, stop() {}, frequency: {}, type: '' }
  const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running'
      currentTime = 0
      createOscillator() {
        sounds++
        return node
      }
      createGain = () => ({ gain, connect: (to: unknown) => to })
    },
  )
  const preferences = { sound: 'knock', volume: 50, desktop_notifications: false, only_when_hidden: false }
  const quiet_hours = { enabled: false, from: '22:00', to: '07:00', days: [] }
  setSession({ status: 'in', user: { preferences: { ...preferences, quiet_hours } } as never, bots: [], bot: null })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a message and the notice of its rule make one sound, and the next message makes another', () => {
  const alert = createAlerts(() => {})
  const notify = createNotices(() => {})
  const message = { chatId: 7, title: 'Ana', text: 'Hola' }
  const notice = { title: 'Regla', text: 'Ana escribió', conversation_id: 7, push: false, sound: true, test: false }
  alert(message)
  const once = sounds
  expect(once).toBeGreaterThan(0)
  notify(notice as Parameters<typeof notify>[0])
  expect(sounds).toBe(once)
  ahead = 2000
  alert(message)
  expect(sounds).toBe(2 * once)
})
