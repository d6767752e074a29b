import { registerCommands } from '../commands/registry.ts'
import { toast } from '../ui/toast.ts'

/** Milliseconds between two looks for a new build. */
const LOOK_MS = 10 * 60_000

/** What browsers that can install a page offer once it may be installed. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

/**
 * Makes the console installable, and offers a new build once the server has one: the worker of a new build is another
 * one, and tells its name.
 */
export async function watchBuilds(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const mine = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ build?: string }>) => {
    if (data.build && data.build !== mine)
      toast.info('Hay una versión nueva', {
        duration: null,
        action: { label: 'Recargar', run: () => window.location.reload() },
      })
  })
  navigator.serviceWorker.startMessages()
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    let looked = Date.now()
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_MS / 10) return
      looked = Date.now()
      void registration.update().catch(() => {})
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    setInterval(look, LOOK_MS)
  } catch (error) {
    // a browser that forbids it works without
    console.info('La consola no se puede instalar en este navegador.', error)
  }
}

let offer: InstallOffer | undefined
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  offer = event as InstallOffer
})
window.addEventListener('appinstalled', () => {
  offer = undefined
})
registerCommands(() =>
  offer
    ? [
        {
          id: 'install',
          label: 'Instalar como aplicación',
          group: 'Aplicación',
          icon: 'download',
          run: () => void offer?.prompt().catch(() => {}),
        },
      ]
    : [],
)
