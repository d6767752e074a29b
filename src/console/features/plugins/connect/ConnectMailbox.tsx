import { useEffect, useRef } from 'react'
import { mailboxConnect } from '../../../../../generated/bodies/plugins.ts'
import { api, unwrap } from '../../../api/client.ts'
import { CheckboxInput, TextInput } from '../../../engine/form/inputs.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ServerFields, type Servers } from '../mail-fields.tsx'
import { BeforeMailbox } from './Before.tsx'
import { Done } from './Done.tsx'
import { domainOf, type MailProvider, providerOf, serversOf } from './mail-providers.ts'
import { type ConnectProps, useAttempt } from './useAttempt.ts'
import { Wizard } from './Wizard.tsx'

const DATA = ['address', 'sender_name', 'password'] as const
const SERVERS = [
  ...['imap_host', 'imap_port', 'imap_security'],
  ...['smtp_host', 'smtp_port', 'smtp_security', 'user'],
] as const

interface Values extends Servers {
  address: string
  sender_name: string
  password: string
  mark_seen: boolean
}

const EMPTY: Values = {
  address: '',
  sender_name: '',
  password: '',
  user: '',
  imap_host: '',
  imap_port: 993,
  imap_security: 'tls',
  smtp_host: '',
  smtp_port: 465,
  smtp_security: 'tls',
  mark_seen: false,
}

/** Connects a mailbox. */
export function ConnectMailbox({ bot, onConnected, onClose }: ConnectProps) {
  const { plugin, failure, send, onDone } = useAttempt('mailboxConnect', [...DATA, ...SERVERS], onConnected)
  const form = useForm({
    operation: mailboxConnect,
    valuesOf: () => EMPTY,
    bodyOf: (values) => values,
    send: (body) => send(() => unwrap(api.POST('/plugins/email/{bot}', { params: { path: { bot } }, body }))),
    onDone,
  })
  const address = form.watch('address').trim()
  const domain = domainOf(address)
  const provider = providerOf(domain)

  // Fills in what was not changed by hand.
  const filled = useRef<Partial<Values>>({})
  useEffect(() => {
    const next: Partial<Values> = { ...serversOf(domain), user: domain ? address : '' }
    for (const [name, value] of Object.entries(next) as [keyof Values, string | number][]) {
      const now = form.getValues(name)
      if (now === EMPTY[name] || now === filled.current[name]) form.setValue(name, value)
    }
    filled.current = { ...filled.current, ...next }
  }, [domain, address, form.getValues, form.setValue])

  return (
    <Wizard
      title="Conectar correo"
      form={form}
      send="Conectar correo"
      failure={failure}
      done={plugin && <Done bot={bot} plugin={plugin} />}
      onClose={onClose}
      steps={[
        { title: 'Qué necesitas', content: <BeforeMailbox /> },
        {
          title: 'Tu correo',
          fields: DATA,
          content: (
            <>
              <TextInput
                of={form}
                name="address"
                type="email"
                autoComplete="off"
                placeholder="hola@tienda.com"
                help="La dirección a la que te escriben tus clientes."
              />
              <TextInput
                of={form}
                name="sender_name"
                autoComplete="off"
                help="Con este nombre llegan las respuestas. Si lo dejas vacío, se ve la dirección."
              />
              <ProviderNote provider={provider} />
              <TextInput
                of={form}
                name="password"
                autoComplete="off"
                help="La de tu correo o una contraseña de aplicación."
              />
            </>
          ),
        },
        {
          title: 'Entrada y salida',
          fields: SERVERS,
          content: (
            <>
              <p>
                {provider?.isSupported
                  ? `Son los datos de ${provider.name}. Puedes dejarlos así.`
                  : 'Estos datos son los más comunes. Compáralos con los que indica tu proveedor.'}
              </p>
              <ServerFields of={form} />
            </>
          ),
        },
        {
          title: 'Conectar',
          fields: ['mark_seen'],
          content: (
            <>
              <p>
                Antes de guardar, entraremos a tu correo y probaremos si podemos enviar. Después, cada correo{' '}
                <strong>nuevo</strong> llega a Conversaciones; los anteriores quedan en tu buzón.
              </p>
              <CheckboxInput
                of={form}
                name="mark_seen"
                help="Si no lo marcas, siguen sin leer en tu programa de correo."
              />
            </>
          ),
        },
      ]}
    />
  )
}

/** What a company's mailboxes need, said before the password is asked for. */
function ProviderNote({ provider }: { provider: MailProvider | undefined }) {
  if (!provider) return null
  if (!provider.isSupported)
    return (
      <Banner tone="warning">
        <strong>No puedes conectar {provider.name} ni Microsoft 365:</strong> ya no aceptan contraseñas de otros
        programas. Usa otro correo, o reenvía los mensajes a uno que puedas conectar.
      </Banner>
    )
  if (!provider.passwordHelp) return null
  return (
    <Banner tone="info">
      {provider.passwordHelp}{' '}
      {provider.passwordLink && (
        <a className="wizard-link" href={provider.passwordLink} target="_blank" rel="noreferrer">
          Crearla
          <Icon name="open-in-new" size={16} />
          <span className="sr-only"> (se abre en otra pestaña)</span>
        </a>
      )}
    </Banner>
  )
}
