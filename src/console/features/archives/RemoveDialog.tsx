import './archives.css'
import { useNavigate } from 'react-router-dom'
import { botRemove } from '../../../../generated/bodies/archives.ts'
import { home } from '../../../../generated/shell.ts'
import { isTypedName } from '../../../contract/typed-name.ts'
import { api, unwrap } from '../../api/client.ts'
import { Form } from '../../engine/form/Form.tsx'
import { TextInput } from '../../engine/form/TextInput.tsx'
import { useForm } from '../../engine/form/useForm.ts'
import { leaveBot, type SessionBot } from '../../session/index.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { toastsOf } from '../../ui/call-toasts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'

/** Removes a chatbot, once its exact name is written. Then another one is selected. */
export function RemoveDialog({ bot, onClose }: { bot: SessionBot; onClose: () => void }) {
  const navigate = useNavigate()
  const form = useForm({
    operation: botRemove,
    valuesOf: () => ({ name: '' }),
    send: (body: { name: string }) =>
      unwrap(api.POST('/bots/remove/{bot}', { params: { path: { bot: bot.id } }, body })),
    onDone: () => void leave(),
    errorDisplay: 'banner',
  })
  const matches = isTypedName(form.watch('name'), bot.name)

  async function leave(): Promise<void> {
    const { success = '' } = await toastsOf('botRemove')
    onClose()
    await leaveBot(bot.id)
    toast.success(success)
    void navigate(home)
  }

  return (
    <Dialog open title={`¿Eliminar «${bot.name}»?`} onClose={onClose}>
      <Form form={form} className="archives-form">
        <ul className="archives-effects">
          <li>Dejará de contestar ahora mismo en todos los canales, también en tu sitio.</li>
          <li>Nadie del equipo podrá entrar, tampoco tú, y sus invitaciones dejarán de servir.</li>
          <li>
            Durante 30 días quien administra la plataforma puede recuperarlo. Después lo eliminaremos para siempre.
          </li>
        </ul>
        {form.message && (
          <Banner tone="danger" role="alert">
            {form.message}
          </Banner>
        )}
        <p>
          Para confirmar, escribe <strong>{bot.name}</strong>
        </p>
        <TextInput of={form} name="name" autoFocus autoComplete="off" spellCheck={false} />
        <div className="dialog-actions">
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" variant="danger" busy={form.busy} disabled={!matches}>
            Eliminar chatbot
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
