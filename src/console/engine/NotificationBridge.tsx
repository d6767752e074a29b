import { useEffect } from 'react'
import { useNotificationContext, useTranslate } from 'react-admin'
import { toast } from '../ui/toast.ts'

/** Shows react-admin's notifications as the console's toasts. */
export function NotificationBridge() {
  const { notifications, takeNotification } = useNotificationContext()
  const translate = useTranslate()
  useEffect(() => {
    if (notifications.length === 0) return
    const taken = takeNotification()
    if (!taken || typeof taken.message !== 'string') return
    const text = translate(taken.message, { _: taken.message, ...taken.notificationOptions?.messageArgs })
    if (taken.type === 'error') toast.error(text)
    else if (taken.type === 'success') toast.success(text)
    else toast.info(text)
  }, [notifications, takeNotification, translate])
  return null
}
