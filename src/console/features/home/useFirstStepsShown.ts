import { useEffect, useState } from 'react'
import { api, unwrap } from '../../api/client.ts'
import { checkSession, useSession } from '../../session/index.ts'
import { withToasts } from '../../ui/call-toasts.ts'

/** Whether the user wants to see the first steps, and a function that stores it. */
export function useFirstStepsShown() {
  const { user } = useSession()
  const [busy, setBusy] = useState(false)

  async function show(first_steps: boolean): Promise<void> {
    if (!user) return
    setBusy(true)
    const body = { ...user.preferences, first_steps }
    try {
      await withToasts('preferencesUpdate', () => unwrap(api.PUT('/preferences', { body })))
      await checkSession()
    } catch {
      // A toast has reported it.
    }
    setBusy(false)
  }

  return { shown: user !== null && user?.preferences.first_steps !== false, busy, show }
}

/**
 * Remembers in this browser that the steps of a bot were shown before all were done: only then there is something to
 * say at the end. Members who join later see no end of what they did not see begin.
 * @param shown the steps are shown now, and not all are done
 */
export function useBegun(botId: number | undefined, shown: boolean) {
  const key = `first-steps:${botId}`
  const [ended, setEnded] = useState<string>()
  useEffect(() => {
    if (shown) localStorage.setItem(key, 'begun')
  }, [key, shown])
  return {
    begun: shown || (ended !== key && localStorage.getItem(key) !== null),
    end() {
      localStorage.removeItem(key)
      setEnded(key)
    },
  }
}
