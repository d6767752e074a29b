import type { components } from '../../../generated/api.d.ts'
import { api, unwrap } from './client.ts'

/** A file that the server keeps. */
export type MediaFile = components['schemas']['MediaFile']

/**
 * Keeps files on the server before something carries them.
 * @param visibility `bot`: every member may read them; `own`: who uploads them, and who may use what carries them
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
    // the type describes the form's fields; what is sent is the form
    body: form as never,
    bodySerializer: (body: unknown) => body as FormData,
  })
  return (await unwrap(sent)).files
}

/** The content of a kept file. */
export async function readMedia(bot: number, file: Pick<MediaFile, 'id' | 'type'>): Promise<Blob> {
  const got = await unwrap(api.GET('/media/{bot}/{id}', { params: { path: { bot, id: file.id } }, parseAs: 'blob' }))
  return new Blob([got as Blob], { type: file.type })
}
