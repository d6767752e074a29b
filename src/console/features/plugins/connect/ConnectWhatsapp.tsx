import { whatsappConnect } from '../../../../../generated/bodies/plugins.ts'
import { api, unwrap } from '../../../api/client.ts'
import { TextInput } from '../../../engine/form/inputs.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { ReceiptsFields } from '../fields.tsx'
import { BeforeWhatsapp } from './Before.tsx'
import { MetaWizard, NO_KEYS } from './MetaWizard.tsx'
import { type ConnectProps, useAttempt } from './useAttempt.ts'

const IDS = ['phone_number_id', 'waba_id']

const EMPTY = { phone_number_id: '', waba_id: '', ...NO_KEYS, read_receipts: true, typing: true }

/** Connects a WhatsApp number. */
export function ConnectWhatsapp({ bot, onConnected, onClose }: ConnectProps) {
  const attempt = useAttempt('whatsappConnect', [...IDS, ...Object.keys(NO_KEYS)], onConnected)
  const form = useForm({
    operation: whatsappConnect,
    valuesOf: () => EMPTY,
    send: (body) =>
      attempt.send(() => unwrap(api.POST('/plugins/whatsapp/{bot}', { params: { path: { bot } }, body }))),
    onDone: attempt.onDone,
  })
  return (
    <MetaWizard
      kind="whatsapp"
      bot={bot}
      form={form}
      attempt={attempt}
      onClose={onClose}
      before={<BeforeWhatsapp />}
      ids={{
        names: IDS,
        keyHelp:
          'Configuración del negocio → «Usuarios del sistema» → Generar clave, con los permisos whatsapp_business_messaging y whatsapp_business_management. La de prueba vence en un día.',
        inputs: (
          <>
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
          </>
        ),
      }}
      last={{
        content: (
          <>
            <p>Comprobaremos los datos con WhatsApp antes de guardarlos.</p>
            <ReceiptsFields of={form} />
          </>
        ),
      }}
    />
  )
}
