import { api, unwrap } from '../../../api/client.ts'
import { withToasts } from '../../../ui/call-toasts.ts'

/** Deletes an example of a form. A toast tells what prevents it. */
export async function removeExample(bot: number, idForm: number, { id }: { id: number }): Promise<void> {
  const params = { path: { bot, idForm, id } }
  await withToasts('formExampleDelete', () =>
    unwrap(api.DELETE('/forms/examples/{bot}/{idForm}/{id}', { params })),
  ).catch(() => undefined)
}
