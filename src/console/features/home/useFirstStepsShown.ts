import { useEffect, useState } from 'react'
import { PreferencesLimits } from '../../../../generated/limits.ts'
import { api, unwrap } from '../../api/client.ts'
import { checkSession, useSession } from '../../session/index.ts'
import { withToasts } from '../../ui/call-toasts.ts'

/** Maximum number of chatbots whose steps a person has put away. The oldest makes room. */
const MOST = PreferencesLimits.first_steps_hidden.maxItems

/** Whether the user wants to see the first steps of a chatbot, and a function that stores it. */
export function useFirstStepsShown(bot: number | undefined) {
  const { user } = useSession()
  const [busy, setBusy] = useState(false)
  const hidden = user?.preferences.first_steps_hidden ?? []

  async function show(wanted: boolean): Promise<void> {
    if (!user || bot === undefined) return
    setBusy(true)
    const others = hidden.filter((id) => id !== bot)
    const body = {
      ...user.preferences,
      ...(wanted
        ? { first_steps: true, first_steps_hidden: others }
        : { first_steps_hidden: [...others, bot].slice(-MOST) }),
    }
    try {
      await withToasts('preferencesUpdate', () => unwrap(api.PUT('/preferences', { body })))
      await checkSession()
    } catch {
      // A toast has reported it.
    }
    setBusy(false)
  }

  const isHidden = bot !== undefined && hidden.includes(bot)
  return { shown: user !== null && user?.preferences.first_steps !== false && !isHidden, busy, show }
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
