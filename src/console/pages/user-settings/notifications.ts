const supported = () => typeof Notification !== 'undefined'

/** What stands below the choice: why notifications can't be shown here, if they can't. */
export function notificationHelp(): string | undefined {
  if (!supported()) return 'Este navegador no permite notificaciones.'
  return Notification.permission === 'denied' ? 'El navegador las tiene bloqueadas para este sitio.' : undefined
}

/** Asks the browser for leave to notify. A browser that can't is an error in its console. */
export async function askToNotify(): Promise<boolean> {
  if (!supported()) {
    console.error('Este navegador no permite notificaciones.')
    return false
  }
  return (await Notification.requestPermission()) === 'granted'
}
