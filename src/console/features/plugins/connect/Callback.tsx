import { WEBHOOK_FIELDS } from '../../../../contract/webhook-fields.ts'
import { Button } from '../../../ui/Button.tsx'
import { copyText } from '../../../ui/copy.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { useSetup } from './useSetup.ts'

const PLACES = {
  whatsapp: 'WhatsApp → Configuración → Webhooks',
  facebook: 'Productos → Messenger → Configuración → Webhooks',
} as const

/** What connecting sets at Meta, to do it by hand in an app that tells another system. */
export function Callback({ kind, bot }: { kind: keyof typeof PLACES; bot: number }) {
  const { data, error, refetch } = useSetup(bot)
  if (!data) return error ? <LoadFailure error={error} onRetry={refetch} /> : <Loading />
  const fields = WEBHOOK_FIELDS[kind].join(', ')
  return (
    <>
      <p>
        Lo configuramos al conectar. Si tu aplicación de Meta avisa a otro sistema, cámbialo en{' '}
        <strong>{PLACES[kind]}</strong> con estos datos.
      </p>
      <Copied name="Dirección de los avisos" value={data.callback_url} done="Dirección copiada correctamente." />
      <Copied name="Clave de verificación" value={data.verify_token} done="Clave copiada correctamente." />
      <Copied name="Campos" value={fields} done="Campos copiados correctamente." />
    </>
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
