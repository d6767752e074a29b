const UNABLE = 'Este navegador no permite notificaciones. Prueba con otro.'

interface Shown {
  title: string
  text: string
  /** a new notification replaces the earlier one with the same tag */
  tag: string
  onClick?: () => void
}

/** Shows a system notification. Browsers that cannot only log an error to their console. */
export function showNotification({ title, text, tag, onClick }: Shown): void {
  if (typeof Notification === 'undefined') {
    console.error(UNABLE)
    return
  }
  if (Notification.permission !== 'granted') return
  try {
    const shown = new Notification(title, { body: text, tag, lang: 'es-AR' })
    shown.onclick = () => {
      window.focus()
      shown.close()
      onClick?.()
    }
  } catch (error) {
    console.error(UNABLE, error)
  }
}

/** Returns why notifications cannot be shown, or undefined if they can. */
export function notificationHelp(): string | undefined {
  if (typeof Notification === 'undefined') return UNABLE
  return Notification.permission === 'denied'
    ? 'Tu navegador las bloquea en este sitio. Permítelas en su configuración.'
    : undefined
}

/** Asks the browser for permission to notify. Browsers without notifications only log an error to their console. */
export async function askToNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') {
    console.error(UNABLE)
    return false
  }
  return (await Notification.requestPermission()) === 'granted'
}
