import { Banner } from '../../../ui/Banner.tsx'
import { useSetup } from './useSetup.ts'

/** Says that Telegram cannot deliver to this console, if so. Nothing has to be copied: connecting sets the address. */
export function TelegramDelivery({ bot }: { bot: number }) {
  const { data } = useSetup(bot)
  if (!data || data.telegram_reachable) return null
  return (
    <Banner tone="warning">
      <strong>Telegram no puede llegar a {new URL(data.callback_url).origin}.</strong> Solo avisa a direcciones públicas
      con https, en el puerto 443, 80, 88 u 8443. Pide a quien instaló la consola que le dé una (en su configuración,
      PUBLIC_URL).
    </Banner>
  )
}
