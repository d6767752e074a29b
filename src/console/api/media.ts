import type { components } from '../../../generated/api.d.ts'
import { api, unwrap } from './client.ts'

/** A file stored on the server. */
export type MediaFile = components['schemas']['MediaFile']

/**
 * Uploads files to the server so that a later request can reference them.
 * @param visibility `bot`: every member may read the files; `own`: only the uploader and people with access to what
 * references them
 * @throws ApiError
 */
export async function uploadFiles(
  bot: number,
  files: readonly File[],
  visibility: 'bot' | 'own' = 'bot',
): Promise<MediaFile[]> {
  const form = new FormData()
  for (const file of files) form.append('files', file, file.name)
  form.append('additional_data', JSON.stringify({ visibility }))
  const sent = api.POST('/media/{bot}', {
    params: { path: { bot } },
    // The generated type describes the form fields, but the body sent is the FormData itself.
    body: form as never,
    bodySerializer: (body: unknown) => body as FormData,
  })
  return (await unwrap(sent)).files
}

/** Returns the content of a stored file. */
export async function readMedia(bot: number, file: Pick<MediaFile, 'id' | 'type'>): Promise<Blob> {
  const got = await unwrap(api.GET('/media/{bot}/{id}', { params: { path: { bot, id: file.id } }, parseAs: 'blob' }))
  return new Blob([got as Blob], { type: file.type })
}
