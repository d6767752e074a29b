const UNABLE = 'Este navegador no permite notificaciones.'

interface Shown {
  title: string
  text: string
  /** what is shown under a tag replaces what was */
  tag: string
  onClick?: () => void
}

/** Shows a notification of the system; a browser that can't is an error in its console, no more. */
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

/** Why notifications can't be shown here, if they can't. */
export function notificationHelp(): string | undefined {
  if (typeof Notification === 'undefined') return UNABLE
  return Notification.permission === 'denied' ? 'El navegador las tiene bloqueadas para este sitio.' : undefined
}

/** Asks the browser for leave to notify. A browser that can't is an error in its console. */
export async function askToNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') {
    console.error(UNABLE)
    return false
  }
  return (await Notification.requestPermission()) === 'granted'
}
