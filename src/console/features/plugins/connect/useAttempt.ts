import { useState } from 'react'
import { messageOf } from '../../../api/errors.ts'
import type { Plugin } from '../types.ts'

export interface ConnectProps {
  bot: number
  /** the new connection was saved, while the dialog still tells what is next */
  onConnected: () => void
  onClose: () => void
}

/**
 * Keeps what the attempts to connect came to.
 * @param fields paths of the form: their errors are shown there
 */
export function useAttempt(fields: readonly string[], onConnected: () => void) {
  const [plugin, setPlugin] = useState<Plugin>()
  const [failure, setFailure] = useState('')

  /** Remembers why a call failed, unless a field shows it. */
  const attempt = async (call: () => Promise<Plugin>): Promise<Plugin> => {
    setFailure('')
    try {
      return await call()
    } catch (error) {
      const named = Object.keys((error as { fields?: object }).fields ?? {})
      if (!named.some((field) => fields.includes(field))) setFailure(messageOf(error))
      throw error
    }
  }
  const onDone = (connected: Plugin) => {
    setPlugin(connected)
    onConnected()
  }
  return { plugin, failure, attempt, onDone }
}
