import { registerCommands } from '../commands/registry.ts'
import { toast } from '../ui/toast.ts'

/** Polling interval for new builds, in milliseconds. */
const LOOK_MS = 10 * 60_000

/** The `beforeinstallprompt` event. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

/**
 * Registers the service worker, which makes the console installable, and offers to reload when the server has a new
 * build. Each build has its own worker, which posts its build id.
 */
export async function watchBuilds(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const mine = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ build?: string }>) => {
    if (data.build && data.build !== mine)
      toast.info('Hay una versión nueva de la consola.', {
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
    // The console works without a service worker.
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
