import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { TextInput } from '../../../engine/form/inputs.tsx'
import type { FieldsOf, Form } from '../../../engine/form/types.ts'
import { Done } from './Done.tsx'
import { MetaDelivery } from './MetaDelivery.tsx'
import { MetaLink } from './MetaLink.tsx'
import type { Attempt, ConnectProps } from './useAttempt.ts'
import { Wizard } from './Wizard.tsx'

/** The keys of an account at Meta, empty. */
export const NO_KEYS = { access_token: '', app_secret: '' }

interface MetaWizardProps<Values extends FieldValues> extends Pick<ConnectProps, 'bot' | 'onClose'> {
  kind: 'whatsapp' | 'facebook'
  form: Form<Values>
  attempt: Attempt
  /** what a business does at Meta before */
  before: ReactNode
  /** where its own id is copied from, and where the key */
  ids: { names: readonly string[]; inputs: ReactNode; keyHelp: string }
  /** the fields of the last step */
  last: { names?: readonly string[]; content: ReactNode }
}

const TITLES = { whatsapp: 'Conectar WhatsApp', facebook: 'Conectar Facebook' } as const

/** The steps that connect an account of Meta. */
export function MetaWizard<Values extends typeof NO_KEYS & FieldValues>(props: MetaWizardProps<Values>) {
  const { bot, kind, form, attempt, before, ids, last, onClose } = props
  const keys: FieldsOf<typeof NO_KEYS> = form
  const title = TITLES[kind]
  return (
    <Wizard
      title={title}
      form={form}
      send={title}
      failure={attempt.failure}
      done={attempt.plugin && <Done bot={bot} plugin={attempt.plugin} />}
      onClose={onClose}
      steps={[
        {
          title: 'Qué necesitas',
          content: (
            <>
              <MetaDelivery bot={bot} />
              {before}
            </>
          ),
        },
        {
          title: 'Datos de Meta',
          fields: [...ids.names, ...Object.keys(NO_KEYS)],
          content: (
            <>
              <p>
                Abre tu aplicación en <MetaLink /> y copia cada dato.
              </p>
              {ids.inputs}
              <TextInput of={keys} name="access_token" autoComplete="off" help={ids.keyHelp} />
              <TextInput
                of={keys}
                name="app_secret"
                autoComplete="off"
                help="En tu aplicación: Configuración → Básica → «Clave secreta». Con ella sabemos que los mensajes son de Meta."
              />
            </>
          ),
        },
        { title: 'Conectar', ...(last.names && { fields: last.names }), content: last.content },
      ]}
    />
  )
}
