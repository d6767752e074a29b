import { api, unwrap } from '../../api/client.ts'
import { withToasts } from '../../ui/call-toasts.ts'
import type { Example } from './types.ts'

type Body = Pick<Example, 'text' | 'entities' | 'split' | 'state'>

/** Saves an example of a form, which has the form's intent. */
export function sendOfForm(
  bot: number,
  idForm: number,
  { text, entities, split, state }: Body,
  record: Example | undefined,
  isShown: (error: unknown) => boolean,
): Promise<Example> {
  const body = { text, entities, split, state }
  if (!record) {
    const params = { path: { bot, idForm } }
    return withToasts(
      'formExampleCreate',
      () => unwrap(api.POST('/forms/examples/{bot}/{idForm}', { params, body })),
      isShown,
    )
  }
  const params = { path: { bot, idForm, id: record.id } }
  return withToasts(
    'formExampleUpdate',
    () =>
      unwrap(api.PUT('/forms/examples/{bot}/{idForm}/{id}', { params, body: { ...body, version: record.version } })),
    isShown,
  )
}
