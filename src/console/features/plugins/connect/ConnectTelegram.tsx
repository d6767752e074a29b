import { telegramConnect } from '../../../../../generated/bodies/plugins.ts'
import { api, unwrap } from '../../../api/client.ts'
import { TextInput } from '../../../engine/form/inputs.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { TelegramFields } from '../fields.tsx'
import { BotFatherLink } from './BotFatherLink.tsx'
import { Done } from './Done.tsx'
import { TelegramDelivery } from './TelegramDelivery.tsx'
import { type ConnectProps, useAttempt } from './useAttempt.ts'
import { Wizard } from './Wizard.tsx'

const DATA = ['access_token']
const LAST = ['greeting', 'typing']

const EMPTY = { access_token: '', greeting: '', typing: true }

/** Connects a bot of Telegram. */
export function ConnectTelegram({ bot, onConnected, onClose }: ConnectProps) {
  const { plugin, failure, send, onDone } = useAttempt('telegramConnect', [...DATA, ...LAST], onConnected)
  const form = useForm({
    operation: telegramConnect,
    valuesOf: () => EMPTY,
    send: (body) => send(() => unwrap(api.POST('/plugins/telegram/{bot}', { params: { path: { bot } }, body }))),
    onDone,
  })
  return (
    <Wizard
      title="Conectar Telegram"
      form={form}
      send="Conectar Telegram"
      failure={failure}
      done={plugin && <Done bot={bot} plugin={plugin} />}
      onClose={onClose}
      steps={[
        { title: 'Tu bot de Telegram', content: <BeforeTelegram /> },
        {
          title: 'Token',
          fields: DATA,
          content: (
            <>
              <p>
                Al terminar, <BotFatherLink /> te muestra el token. Cópialo entero: números, dos puntos y letras.
              </p>
              <TextInput
                of={form}
                name="access_token"
                autoComplete="off"
                help="¿Ya tenías el bot? Escribe /token a @BotFather, elígelo y copia el token."
              />
              <TelegramDelivery bot={bot} />
            </>
          ),
        },
        {
          title: 'Conectar',
          fields: LAST,
          content: (
            <>
              <p>Elige cómo empieza la conversación. Podrás cambiarlo después.</p>
              <TelegramFields of={form} />
            </>
          ),
        },
      ]}
    />
  )
}

/** What a business does at Telegram before a bot can be connected. */
function BeforeTelegram() {
  return (
    <>
      <p>Es gratis y tarda un minuto. En tu aplicación de Telegram:</p>
      <ol className="wizard-list">
        <li>
          Abre <BotFatherLink /> y escríbele <strong>/newbot</strong>.
        </li>
        <li>
          Escribe el <strong>nombre</strong> que verán tus clientes, como «Ferretería Sur».
        </li>
        <li>
          Escribe un <strong>nombre de usuario</strong> que termine en «bot», como «ferreteria_sur_bot». Con él te
          encuentran.
        </li>
      </ol>
      <p className="soft">
        Puedes contestar cuando quieras: Telegram no pone un límite de 24 horas. No deja escribir primero ni avisa si te
        leyeron.
      </p>
    </>
  )
}
