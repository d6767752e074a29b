import { contactDataDelete } from '../../../../../generated/bodies/contacts.ts'
import { isTypedName } from '../../../../contract/typed-name.ts'
import { api, unwrap } from '../../../api/client.ts'
import { ApiError } from '../../../api/errors.ts'
import { Form } from '../../../engine/form/Form.tsx'
import { TextInput } from '../../../engine/form/TextInput.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { useBotId } from '../../../session/index.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { toastsOf } from '../../../ui/call-toasts.ts'
import { plural } from '../../../ui/format.ts'
import { Spinner } from '../../../ui/Spinner.tsx'
import { nameDetail, toast } from '../../../ui/toast.ts'
import type { ContactData } from './types.ts'

interface EraseFormProps {
  data: ContactData
  onBack: () => void
  /** called when an erasure begins and ends, after `onErased`: it takes longer the more is stored */
  onBusy: (busy: boolean) => void
  onErased: () => void
}

/** How an erasure ended: `gone` if a colleague was faster, `merged` if they made the person a part of another contact. */
type End = 'erased' | 'gone' | 'merged'

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Asks for the name of the person before everything about them goes. */
export function EraseForm({ data: { contact_id: id, name, counts }, onBack, onBusy, onErased }: EraseFormProps) {
  const bot = useBotId()
  const form = useForm({
    operation: contactDataDelete,
    valuesOf: () => ({ name: '' }),
    send: async (body: { name: string }): Promise<End> => {
      onBusy(true)
      const params = { path: { bot, id } }
      try {
        await unwrap(api.POST('/contacts/data/delete/{bot}/{id}', { params, body }))
        return 'erased'
      } catch (error) {
        if (isMissing(error)) return await endOfMissing()
        onBusy(false)
        throw error
      }
    },
    onDone: (end) => void done(end),
    errorDisplay: 'banner',
  })
  const matches = isTypedName(form.watch('name'), name)
  /** Who is missing was erased by a colleague, or is a part of another contact by now, which has their data. */
  async function endOfMissing(): Promise<End> {
    const params = { path: { bot, id } }
    return unwrap(api.GET('/contacts/{bot}/{id}', { params })).then(
      () => 'merged' as const,
      (error: unknown) => {
        if (isMissing(error)) return 'gone' as const
        onBusy(false)
        throw error
      },
    )
  }
  async function done(end: End): Promise<void> {
    const { success = '' } = await toastsOf('contactDataDelete')
    const detail = nameDetail(name)
    if (end === 'erased') toast.success(success)
    else if (end === 'gone') toast.info('Alguien ya eliminó sus datos.', { detail })
    else toast.error('Lo unieron con otro contacto: sus datos siguen ahí. Elimínalos en ese.', { detail })
    onErased()
    onBusy(false)
  }
  const parts = [
    plural(counts.chats, 'conversación', 'conversaciones'),
    plural(counts.messages, 'mensaje', 'mensajes'),
    counts.files > 0 && plural(counts.files, 'archivo', 'archivos'),
    counts.budgets > 0 && plural(counts.budgets, 'presupuesto', 'presupuestos'),
    counts.notes > 0 && plural(counts.notes, 'nota', 'notas'),
    counts.values > 0 && plural(counts.values, 'dato que dejó', 'datos que dejó'),
    counts.answers > 0 && plural(counts.answers, 'formulario contestado', 'formularios contestados'),
  ].filter((part): part is string => typeof part === 'string')
  return (
    <Form form={form} className="contact-data">
      <Banner tone="danger">No podrás deshacerlo.</Banner>
      {form.message && (
        <Banner tone="danger" role="alert">
          {form.message}
        </Banner>
      )}
      <p>
        Se van el contacto <bdi>«{name}»</bdi> y todo lo suyo: {parts.join(', ')}.
      </p>
      <p className="soft">
        También lo que lo nombra en el historial, el registro, los webhooks, las importaciones y los casos de prueba.
        Quedan las cantidades de tus informes y lo que tu equipo anotó en otras conversaciones y contactos.
      </p>
      <p className="soft">
        Si su nombre es también el de una etiqueta, un área o un texto tuyo, lo buscamos solo por sus otros datos.
      </p>
      <p>
        Para confirmar, escribe <strong>{name}</strong>
      </p>
      <TextInput of={form} name="name" autoFocus autoComplete="off" spellCheck={false} />
      {form.busy && (
        <p role="status">
          <Spinner size={18} /> Buscando y eliminando sus datos…
        </p>
      )}
      <div className="dialog-actions">
        <Button onClick={onBack} disabled={form.busy}>
          Volver
        </Button>
        <Button variant="danger" type="submit" busy={form.busy} disabled={!matches}>
          Eliminar datos
        </Button>
      </div>
    </Form>
  )
}
