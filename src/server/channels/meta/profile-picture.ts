import { detectMediaType } from '../../foundation/media/media-type.ts'
import { appIdOf } from './app-id.ts'
import { fetchFile } from './download.ts'
import { callGraph, type GraphOutcome } from './graph.ts'
import { pathPart } from './ids.ts'
import type { AtMeta } from './look.ts'

/** Largest picture that is shown, in bytes; WhatsApp keeps small ones. */
const LARGEST = 1_000_000

/** Reads the picture of a number as an address with its content; null when there is none, or it cannot be had now. */
export async function pictureAt(address: string | undefined): Promise<string | null> {
  const got = address ? await fetchFile(address) : undefined
  if (got?.kind !== 'ok' || got.bytes.length > LARGEST) return null
  const type = detectMediaType(got.bytes)
  return type?.startsWith('image/') ? `data:${type};base64,${got.bytes.toString('base64')}` : null
}

/**
 * Hands a picture to the application of the account (Meta: Resumable Upload API).
 * @param picture an address with its content
 * @returns the handle with which a profile takes it
 */
export async function uploadPicture({ secrets, settings }: AtMeta, picture: string): Promise<GraphOutcome<string>> {
  const { type = '', content = '' } = /^data:(?<type>[^;]+);base64,(?<content>.*)$/.exec(picture)?.groups ?? {}
  const bytes = new Uint8Array(Buffer.from(content, 'base64'))
  const request = { token: secrets.access_token, version: settings.api_version }
  const found = await appIdOf({ secrets, settings })
  if (found.kind !== 'ok') return found
  const app = found.value
  if (app === undefined) return { kind: 'unknown', reason: 'no application' }
  const query = new URLSearchParams({
    file_length: String(bytes.length),
    file_type: type,
    file_name: type === 'image/png' ? 'foto.png' : 'foto.jpg',
  })
  const session = await callGraph<{ id: string }>(`${app}/uploads?${query}`, {
    ...request,
    method: 'POST',
  })
  if (session.kind !== 'ok') return session
  // The id of an upload has a query of its own.
  const [upload, ...signature] = session.value.id.split('?')
  const place = pathPart(upload)
  if (place === undefined) return { kind: 'unknown', reason: 'no upload' }
  const uploaded = await callGraph<{ h: string }>([place, ...signature].join('?'), {
    ...request,
    method: 'POST',
    body: bytes,
  })
  return uploaded.kind === 'ok' ? { kind: 'ok', value: uploaded.value.h } : uploaded
}
