import { facebookConnect } from '../../../../../generated/bodies/plugins.ts'
import { api, unwrap } from '../../../api/client.ts'
import { TextInput } from '../../../engine/form/inputs.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { withToasts } from '../../../ui/call-toasts.ts'
import { type Messenger, MessengerFields, ReceiptsFields, written } from '../fields.tsx'
import { BeforeFacebook } from './Before.tsx'
import { Callback } from './Callback.tsx'
import { Done } from './Done.tsx'
import { MetaLink } from './MetaLink.tsx'
import { type ConnectProps, useAttempt } from './useAttempt.ts'
import { Wizard } from './Wizard.tsx'

const DATA = ['page_id', 'access_token', 'app_secret']
const LAST = ['greeting', 'get_started', 'ice_breakers', 'human_agent']

interface Values extends Messenger {
  page_id: string
  access_token: string
  app_secret: string
}

const EMPTY: Values = {
  page_id: '',
  access_token: '',
  app_secret: '',
  greeting: '',
  get_started: true,
  ice_breakers: [],
  human_agent: false,
  read_receipts: true,
  typing: true,
}

/** Connects a Facebook page. */
export function ConnectFacebook({ bot, onConnected, onClose }: ConnectProps) {
  const { plugin, failure, attempt, onDone } = useAttempt([...DATA, ...LAST], onConnected)
  const form = useForm({
    operation: facebookConnect,
    valuesOf: () => EMPTY,
    bodyOf: ({ ice_breakers, ...values }) => ({ ...values, ice_breakers: written(ice_breakers) }),
    send: (body) =>
      attempt(() =>
        withToasts(
          'facebookConnect',
          () => unwrap(api.POST('/plugins/facebook/{bot}', { params: { path: { bot } }, body })),
          () => true,
        ),
      ),
    onDone,
  })
  return (
    <Wizard
      title="Conectar Facebook"
      form={form}
      send="Conectar Facebook"
      failure={failure}
      done={plugin && <Done bot={bot} plugin={plugin} />}
      onClose={onClose}
      steps={[
        { title: 'Qué necesitas', content: <BeforeFacebook /> },
        {
          title: 'Datos de Meta',
          fields: DATA,
          content: (
            <>
              <p>
                Abre tu aplicación en <MetaLink /> y copia cada dato.
              </p>
              <TextInput
                of={form}
                name="page_id"
                inputMode="numeric"
                autoComplete="off"
                help="En tu página de Facebook: Información → Transparencia de la página → «Identificador de la página»."
              />
              <TextInput
                of={form}
                name="access_token"
                autoComplete="off"
                help="En tu aplicación: Messenger → Configuración → Generar claves de acceso. Elige tu página y copia la suya."
              />
              <TextInput
                of={form}
                name="app_secret"
                autoComplete="off"
                help="En tu aplicación: Configuración → Básica → «Clave secreta». Con ella sabemos que los mensajes son de Meta."
              />
            </>
          ),
        },
        { title: 'Avisos', content: <Callback kind="facebook" bot={bot} /> },
        {
          title: 'Conectar',
          fields: LAST,
          content: (
            <>
              <p>Elige cómo empieza la conversación. Podrás cambiarlo después.</p>
              <MessengerFields of={form} />
              <ReceiptsFields of={form} />
            </>
          ),
        },
      ]}
    />
  )
}
