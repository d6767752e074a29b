import { Banner } from '../../../ui/Banner.tsx'
import { useSetup } from './useSetup.ts'

/** Says that Meta cannot deliver to this console, if so. Nothing has to be copied: connecting sets the address. */
export function MetaDelivery({ bot }: { bot: number }) {
  const { data } = useSetup(bot)
  if (!data || data.reachable) return null
  return (
    <Banner tone="warning">
      <strong>Meta no puede llegar a {new URL(data.callback_url).origin}.</strong> Solo avisa a direcciones públicas con
      https. Pide a quien instaló la consola que le dé una (en su configuración, PUBLIC_URL): hasta entonces no llegarán
      mensajes.
    </Banner>
  )
}
