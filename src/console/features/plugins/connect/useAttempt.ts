import { useState } from 'react'
import { messageOf } from '../../../api/errors.ts'
import { withToasts } from '../../../ui/call-toasts.ts'
import type { Plugin } from '../types.ts'

export interface ConnectProps {
  bot: number
  /** the new connection was saved, while the dialog still tells what is next */
  onConnected: () => void
  onClose: () => void
}

export type Attempt = ReturnType<typeof useAttempt>

/**
 * Keeps what the attempts to connect came to.
 * @param operation whose toasts are shown; failures are told in the dialog
 * @param fields paths of the form: their errors are shown there
 */
export function useAttempt(
  operation: Parameters<typeof withToasts>[0],
  fields: readonly string[],
  onConnected: () => void,
) {
  const [plugin, setPlugin] = useState<Plugin>()
  const [failure, setFailure] = useState('')

  /** Calls the operation, and remembers why it failed unless a field shows it. */
  const send = async (call: () => Promise<Plugin>): Promise<Plugin> => {
    setFailure('')
    try {
      return await withToasts(operation, call, () => true)
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
  return { plugin, failure, send, onDone }
}
