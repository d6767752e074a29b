import { whatsappConnect } from '../../../../../generated/bodies/plugins.ts'
import { api, unwrap } from '../../../api/client.ts'
import { TextInput } from '../../../engine/form/inputs.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { withToasts } from '../../../ui/call-toasts.ts'
import { ReceiptsFields } from '../fields.tsx'
import { BeforeWhatsapp } from './Before.tsx'
import { Callback } from './Callback.tsx'
import { Done } from './Done.tsx'
import { MetaLink } from './MetaLink.tsx'
import { type ConnectProps, useAttempt } from './useAttempt.ts'
import { Wizard } from './Wizard.tsx'

const FIELDS = ['phone_number_id', 'waba_id', 'access_token', 'app_secret']

const EMPTY = {
  phone_number_id: '',
  waba_id: '',
  access_token: '',
  app_secret: '',
  read_receipts: true,
  typing: true,
}

/** Connects a WhatsApp number. */
export function ConnectWhatsapp({ bot, onConnected, onClose }: ConnectProps) {
  const { plugin, failure, attempt, onDone } = useAttempt(FIELDS, onConnected)
  const form = useForm({
    operation: whatsappConnect,
    valuesOf: () => EMPTY,
    send: (body) =>
      attempt(() =>
        withToasts(
          'whatsappConnect',
          () => unwrap(api.POST('/plugins/whatsapp/{bot}', { params: { path: { bot } }, body })),
          () => true,
        ),
      ),
    onDone,
  })
  return (
    <Wizard
      title="Conectar WhatsApp"
      form={form}
      send="Conectar WhatsApp"
      failure={failure}
      done={plugin && <Done bot={bot} plugin={plugin} />}
      onClose={onClose}
      steps={[
        { title: 'Qué necesitas', content: <BeforeWhatsapp /> },
        {
          title: 'Datos de Meta',
          fields: FIELDS,
          content: (
            <>
              <p>
                Abre tu aplicación en <MetaLink /> y copia cada dato.
              </p>
              <TextInput
                of={form}
                name="phone_number_id"
                inputMode="numeric"
                autoComplete="off"
                help="WhatsApp → Configuración de la API → «Identificador de número de teléfono». No es el teléfono."
              />
              <TextInput
                of={form}
                name="waba_id"
                inputMode="numeric"
                autoComplete="off"
                help="En la misma página: «Identificador de la cuenta de WhatsApp Business»."
              />
              <TextInput
                of={form}
                name="access_token"
                autoComplete="off"
                help="Configuración del negocio → «Usuarios del sistema» → Generar clave. La de prueba vence en un día."
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
        { title: 'Avisos', content: <Callback kind="whatsapp" bot={bot} /> },
        {
          title: 'Conectar',
          content: (
            <>
              <p>Comprobaremos los datos con WhatsApp antes de guardarlos.</p>
              <ReceiptsFields of={form} />
            </>
          ),
        },
      ]}
    />
  )
}
