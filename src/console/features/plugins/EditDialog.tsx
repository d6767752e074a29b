import type { ComponentType } from 'react'
import { facebookUpdate, telegramUpdate, whatsappUpdate } from '../../../../generated/bodies/plugins.ts'
import { api, unwrap } from '../../api/client.ts'
import { CollapsibleSection } from '../../engine/form/CollapsibleSection.tsx'
import { FormWindow } from '../../engine/form/FormWindow.tsx'
import { TextInput } from '../../engine/form/inputs.tsx'
import type { FieldsOf } from '../../engine/form/types.ts'
import { useForm } from '../../engine/form/useForm.ts'
import { withToasts } from '../../ui/call-toasts.ts'
import { Callback } from './connect/Callback.tsx'
import { EditMailbox } from './EditMailbox.tsx'
import { HumanAgentField, ReceiptsFields, TelegramFields } from './fields.tsx'
import type { ConnectionDialogProps, Plugin } from './types.ts'

/** Changes the keys and settings of a connection; one that is off needs its keys again. */
export function EditDialog(props: ConnectionDialogProps) {
  const Edit = dialogs[props.plugin.kind]
  return <Edit {...props} />
}

const dialogs: Record<Plugin['kind'], ComponentType<ConnectionDialogProps>> = {
  whatsapp: EditWhatsapp,
  facebook: EditFacebook,
  telegram: EditTelegram,
  email: EditMailbox,
}

const keysOf = ({ settings }: Plugin) => ({
  access_token: '',
  app_secret: '',
  api_version: settings.api_version ?? '',
  read_receipts: settings.read_receipts ?? true,
  typing: settings.typing ?? true,
})

function EditWhatsapp({ bot, plugin, onClose }: ConnectionDialogProps) {
  const form = useForm({
    operation: whatsappUpdate,
    record: plugin,
    valuesOf: (one: Plugin = plugin) => ({ ...keysOf(one), waba_id: one.settings.waba_id ?? '' }),
    bodyOf: ({ api_version, ...values }, one) => ({
      ...values,
      ...(api_version && { api_version }),
      version: one?.version ?? plugin.version,
    }),
    send: (body, { shown }) =>
      withToasts(
        'whatsappUpdate',
        () => unwrap(api.PUT('/plugins/whatsapp/{bot}/{id}', { params: { path: { bot, id: plugin.id } }, body })),
        shown,
      ),
    onDone: onClose,
  })
  return (
    <FormWindow {...windowOf(plugin)} form={form} onClose={onClose}>
      <Keys of={form} plugin={plugin} />
      <TextInput
        of={form}
        name="waba_id"
        inputMode="numeric"
        autoComplete="off"
        help="Con él leemos tus plantillas. Está en Meta junto al ID del número."
      />
      <ReceiptsFields of={form} />
      <Advanced of={form} kind="whatsapp" bot={bot} />
    </FormWindow>
  )
}

function EditFacebook({ bot, plugin, onClose }: ConnectionDialogProps) {
  const form = useForm({
    operation: facebookUpdate,
    record: plugin,
    valuesOf: (one: Plugin = plugin) => ({ ...keysOf(one), human_agent: one.settings.human_agent ?? false }),
    bodyOf: ({ api_version, ...values }, one) => ({
      ...values,
      ...(api_version && { api_version }),
      version: one?.version ?? plugin.version,
    }),
    send: (body, { shown }) =>
      withToasts(
        'facebookUpdate',
        () => unwrap(api.PUT('/plugins/facebook/{bot}/{id}', { params: { path: { bot, id: plugin.id } }, body })),
        shown,
      ),
    onDone: onClose,
  })
  return (
    <FormWindow {...windowOf(plugin)} form={form} onClose={onClose}>
      <Keys of={form} plugin={plugin} />
      <HumanAgentField of={form} />
      <ReceiptsFields of={form} />
      <Advanced of={form} kind="facebook" bot={bot} />
    </FormWindow>
  )
}

function EditTelegram({ bot, plugin, onClose }: ConnectionDialogProps) {
  const form = useForm({
    operation: telegramUpdate,
    record: plugin,
    valuesOf: ({ settings }: Plugin = plugin) => ({
      access_token: '',
      greeting: settings.greeting ?? '',
      typing: settings.typing ?? true,
    }),
    bodyOf: (values, one) => ({ ...values, version: one?.version ?? plugin.version }),
    send: (body, { shown }) =>
      withToasts(
        'telegramUpdate',
        () => unwrap(api.PUT('/plugins/telegram/{bot}/{id}', { params: { path: { bot, id: plugin.id } }, body })),
        shown,
      ),
    onDone: onClose,
  })
  const end = plugin.secrets.access_token
  return (
    <FormWindow {...windowOf(plugin)} form={form} onClose={onClose}>
      <TextInput
        of={form}
        name="access_token"
        autoComplete="off"
        autoFocus
        help={
          end
            ? `El guardado termina en ${end}. Si lo dejas vacío, seguirá ese.`
            : 'No hay ninguno guardado: cópialo de @BotFather, con /token.'
        }
      />
      <TelegramFields of={form} />
    </FormWindow>
  )
}

const windowOf = ({ status, account }: Plugin) => ({
  title: status === 'off' ? `Volver a conectar ${account}` : `Editar ${account}`,
  className: 'plugin-form',
  ...(status === 'off' && { save: 'Volver a conectar' }),
})

type Keys = Pick<ReturnType<typeof keysOf>, 'access_token' | 'app_secret'>

/** The keys are never shown: only how the stored ones end. */
function Keys({ of, plugin: { secrets } }: { of: FieldsOf<Keys>; plugin: Plugin }) {
  const helpOf = (end: string | undefined, kept: string) =>
    end ? `La guardada termina en ${end}. ${kept}` : 'No hay ninguna guardada: escríbela.'
  return (
    <>
      <TextInput
        of={of}
        name="access_token"
        autoComplete="off"
        autoFocus
        help={helpOf(secrets.access_token, 'Si la dejas vacía, seguirá esa.')}
      />
      <TextInput
        of={of}
        name="app_secret"
        autoComplete="off"
        help={
          secrets.app_secret
            ? `El guardado termina en ${secrets.app_secret}. Si lo dejas vacío, seguirá ese.`
            : 'No hay ninguno guardado: escríbelo.'
        }
      />
    </>
  )
}

interface AdvancedProps {
  of: FieldsOf<{ api_version: string }>
  kind: 'whatsapp' | 'facebook'
  bot: number
}

function Advanced({ of, kind, bot }: AdvancedProps) {
  return (
    <>
      <CollapsibleSection title="Avisos de Meta" name="plugins.callback" className="form-section" closed>
        <Callback kind={kind} bot={bot} />
      </CollapsibleSection>
      <CollapsibleSection title="Avanzado" name="plugins.advanced" className="form-section" closed>
        <TextInput of={of} name="api_version" placeholder="v26.0" help="Cámbiala solo si Meta te lo pide." />
      </CollapsibleSection>
    </>
  )
}
