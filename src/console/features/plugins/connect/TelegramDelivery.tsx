import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../api/client.ts'
import { Banner } from '../../../ui/Banner.tsx'

/** Says that Telegram cannot deliver to this console, if so. Nothing has to be copied: connecting sets the address. */
export function TelegramDelivery({ bot }: { bot: number }) {
  const { data } = useQuery({
    queryKey: ['pluginSetupGet', bot],
    queryFn: ({ signal }) => unwrap(api.GET('/plugins/setup/{bot}', { params: { path: { bot } }, signal })),
  })
  if (!data || data.telegram_reachable) return null
  return (
    <Banner tone="warning">
      <strong>Telegram no puede llegar a {new URL(data.callback_url).origin}.</strong> Solo avisa a direcciones públicas
      con https, en el puerto 443, 80, 88 u 8443. Pide a quien instaló la consola que le dé una (en su configuración,
      PUBLIC_URL).
    </Banner>
  )
}
