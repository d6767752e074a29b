import { whatsappNumberAdd } from '../../../../generated/bodies/plugins.ts'
import { api, unwrap } from '../../api/client.ts'
import { FormWindow } from '../../engine/form/FormWindow.tsx'
import { TextInput } from '../../engine/form/inputs.tsx'
import { useForm } from '../../engine/form/useForm.ts'
import { withToasts } from '../../ui/call-toasts.ts'
import type { ConnectionDialogProps } from './types.ts'

const EMPTY = { pin: '' }

interface RegisterProps extends ConnectionDialogProps {
  onDone?: () => void
}

/** Registers a WhatsApp number with its PIN, which Meta requires once. */
export function RegisterDialog({ bot, plugin, onClose, onDone = onClose }: RegisterProps) {
  const form = useForm({
    operation: whatsappNumberAdd,
    valuesOf: () => EMPTY,
    send: (body, { shown }) =>
      withToasts(
        'whatsappNumberAdd',
        () => unwrap(api.POST('/plugins/register/{bot}/{id}', { params: { path: { bot, id: plugin.id } }, body })),
        shown,
      ),
    onDone: () => onDone(),
  })
  return (
    <FormWindow
      title="Registrar número"
      form={form}
      width={460}
      className="plugin-form"
      save="Registrar número"
      onClose={onClose}
    >
      <p className="soft">WhatsApp lo pide una vez para que {plugin.account} pueda enviar desde aquí.</p>
      <TextInput
        of={form}
        name="pin"
        help="Los seis números de su verificación en dos pasos. Si no la tiene, elige seis y guárdalos."
        inputMode="numeric"
        autoComplete="off"
        autoFocus
      />
    </FormWindow>
  )
}
