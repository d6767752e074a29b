import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../api/client.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { copyText } from '../../webchat/publish/copy.ts'
import type { Kind } from '../types.ts'

/** Webhook fields of a number: its messages, its state, its templates and who wants no promotions, as Meta names them. */
const NUMBER_FIELDS = [
  'messages',
  'account_update',
  'phone_number_quality_update',
  'business_capability_update',
  'message_template_status_update',
  'message_template_quality_update',
  'message_template_components_update',
  'template_category_update',
  'user_preferences',
]

/** Webhook fields of a page that messages need, as Meta names them. */
const FIELDS = [
  'messages',
  'messaging_postbacks',
  'message_deliveries',
  'message_reads',
  'message_reactions',
  'message_echoes',
  'messaging_referrals',
  'messaging_optins',
]

/** Where Meta delivers messages: the address and the token to copy. */
export function Callback({ kind, bot }: { kind: Kind; bot: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['pluginSetupGet', bot],
    queryFn: ({ signal }) => unwrap(api.GET('/plugins/setup/{bot}', { params: { path: { bot } }, signal })),
  })
  if (!data) return error ? <LoadFailure error={error} onRetry={refetch} /> : <Loading />
  return (
    <>
      {!data.reachable && <Unreachable url={data.callback_url} />}
      {kind === 'whatsapp' ? (
        <>
          <p>
            Por esta dirección, Meta nos avisa de cada mensaje. <strong>No tienes que copiarla:</strong> la configuramos
            al conectar.
          </p>
          <p>
            En tu aplicación, en <strong>WhatsApp → Configuración → Webhooks</strong>, suscribe estos campos:{' '}
            {NUMBER_FIELDS.join(', ')}.
          </p>
        </>
      ) : (
        <>
          <p>Por esta dirección, Meta nos avisa de cada mensaje de tu página. Cópiala en Meta antes de seguir:</p>
          <ol className="wizard-list">
            <li>
              Abre tu aplicación y entra en <strong>Productos → Messenger → Configuración → Webhooks</strong>.
            </li>
            <li>
              Elige <strong>Editar devolución de llamada</strong> y pega la dirección y la clave de verificación.
            </li>
            <li>Suscribe estos campos: {FIELDS.join(', ')}.</li>
          </ol>
        </>
      )}
      <Copied name="Dirección de los avisos" value={data.callback_url} done="Dirección copiada correctamente." />
      <Copied name="Clave de verificación" value={data.verify_token} done="Clave copiada correctamente." />
    </>
  )
}

function Unreachable({ url }: { url: string }) {
  const { origin } = new URL(url)
  return (
    <Banner tone="warning">
      <strong>Meta no puede llegar a {origin}.</strong> Solo avisa a direcciones públicas con https. Pide a quien
      instaló la consola que le dé una (en su configuración, PUBLIC_URL): hasta entonces no llegarán mensajes.
    </Banner>
  )
}

function Copied({ name, value, done }: { name: string; value: string; done: string }) {
  return (
    <div className="wizard-copied">
      <div>
        <p className="wizard-copied-name">{name}</p>
        <code>{value}</code>
      </div>
      <Button icon="copy" aria-label={`Copiar: ${name}`} onClick={() => void copyText(value, done)}>
        Copiar
      </Button>
    </div>
  )
}
