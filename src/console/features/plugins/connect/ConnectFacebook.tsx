import { facebookConnect } from '../../../../../generated/bodies/plugins.ts'
import { api, unwrap } from '../../../api/client.ts'
import { TextInput } from '../../../engine/form/inputs.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { BeginningFields, HumanAgentField, ReceiptsFields, written } from '../fields.tsx'
import { BeforeFacebook } from './Before.tsx'
import { MetaWizard, NO_KEYS } from './MetaWizard.tsx'
import { type ConnectProps, useAttempt } from './useAttempt.ts'

const IDS = ['page_id']
const LAST = ['greeting', 'get_started', 'ice_breakers', 'human_agent']

const EMPTY = {
  page_id: '',
  ...NO_KEYS,
  greeting: '',
  get_started: true,
  ice_breakers: [] as string[],
  human_agent: false,
  read_receipts: true,
  typing: true,
}

/** Connects a Facebook page. */
export function ConnectFacebook({ bot, onConnected, onClose }: ConnectProps) {
  const attempt = useAttempt('facebookConnect', [...IDS, ...Object.keys(NO_KEYS), ...LAST], onConnected)
  const form = useForm({
    operation: facebookConnect,
    valuesOf: () => EMPTY,
    bodyOf: ({ ice_breakers, ...values }) => ({ ...values, ice_breakers: written(ice_breakers) }),
    send: (body) =>
      attempt.send(() => unwrap(api.POST('/plugins/facebook/{bot}', { params: { path: { bot } }, body }))),
    onDone: attempt.onDone,
  })
  return (
    <MetaWizard
      kind="facebook"
      bot={bot}
      form={form}
      attempt={attempt}
      onClose={onClose}
      before={<BeforeFacebook />}
      ids={{
        names: IDS,
        keyHelp:
          'En tu aplicación: Messenger → Configuración → Generar claves de acceso. Elige tu página y copia la suya.',
        inputs: (
          <TextInput
            of={form}
            name="page_id"
            inputMode="numeric"
            autoComplete="off"
            help="En tu página de Facebook: Información → Transparencia de la página → «Identificador de la página»."
          />
        ),
      }}
      last={{
        names: LAST,
        content: (
          <>
            <p>Elige cómo empieza la conversación. Podrás cambiarlo después.</p>
            <BeginningFields of={form} />
            <HumanAgentField of={form} />
            <ReceiptsFields of={form} />
          </>
        ),
      }}
    />
  )
}
