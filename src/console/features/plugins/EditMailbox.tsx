import { mailboxUpdate } from '../../../../generated/bodies/plugins.ts'
import { api, unwrap } from '../../api/client.ts'
import { FormWindow } from '../../engine/form/FormWindow.tsx'
import { CheckboxInput, TextInput } from '../../engine/form/inputs.tsx'
import { useForm } from '../../engine/form/useForm.ts'
import { withToasts } from '../../ui/call-toasts.ts'
import { ServerFields } from './mail-fields.tsx'
import type { ConnectionDialogProps, Plugin } from './types.ts'

/** Changes the password, servers and settings of a mailbox; one that is off needs its password again. */
export function EditMailbox({ bot, plugin, onClose }: ConnectionDialogProps) {
  const form = useForm({
    operation: mailboxUpdate,
    record: plugin,
    valuesOf: ({ settings }: Plugin = plugin) => ({
      password: '',
      sender_name: settings.sender_name ?? '',
      user: settings.user ?? '',
      imap_host: settings.imap_host ?? '',
      imap_port: settings.imap_port ?? 993,
      imap_security: settings.imap_security ?? ('tls' as const),
      smtp_host: settings.smtp_host ?? '',
      smtp_port: settings.smtp_port ?? 465,
      smtp_security: settings.smtp_security ?? ('tls' as const),
      mark_seen: settings.mark_seen ?? false,
    }),
    bodyOf: (values, one) => ({ ...values, version: one?.version ?? plugin.version }),
    send: (body, { shown }) =>
      withToasts(
        'mailboxUpdate',
        () => unwrap(api.PUT('/plugins/email/{bot}/{id}', { params: { path: { bot, id: plugin.id } }, body })),
        shown,
      ),
    onDone: onClose,
  })
  const { account, secrets, status } = plugin
  const isOff = status === 'off'
  return (
    <FormWindow
      title={isOff ? `Volver a conectar ${account}` : `Editar ${account}`}
      className="plugin-form"
      {...(isOff && { save: 'Volver a conectar' })}
      form={form}
      onClose={onClose}
    >
      <TextInput
        of={form}
        name="password"
        autoComplete="off"
        autoFocus
        help={
          secrets.password
            ? `La guardada termina en ${secrets.password}. Si la dejas vacía, seguirá esa.`
            : 'No hay ninguna guardada: escríbela.'
        }
      />
      <TextInput of={form} name="sender_name" help="Con este nombre llegan las respuestas." />
      <ServerFields of={form} />
      <CheckboxInput of={form} name="mark_seen" help="Si no lo marcas, siguen sin leer en tu programa de correo." />
    </FormWindow>
  )
}
