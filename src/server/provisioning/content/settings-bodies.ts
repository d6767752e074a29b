import type { components } from '../../../../generated/api.d.ts'
import { completeSettings } from '../../../contract/webchat.ts'
import { settingsOf } from '../../conversation/budgets/settings.ts'
import { mediaFiles } from '../../conversation/media/library.ts'
import { detectMediaType } from '../../foundation/media/media-type.ts'
import type { Creation } from './creation.ts'
import { UnknownName, unknownName } from './names.ts'
import { type Row, rowOf } from './valid.ts'

const missingFile = (field: string, name: string) => {
  const text = unknownName('file', name)
  return new UnknownName(text, { [field]: [text] })
}

type Webchat = components['schemas']['WebchatSettingsInput']

/** Returns an image of the content as the API takes it. */
export async function imageBody({ files, names }: Creation, given: unknown, field: string): Promise<string | null> {
  if (typeof given !== 'string' || given === '') return null
  const bytes = await files.get(given)?.()
  // A file that cannot be kept was reported before.
  if (!bytes && !names.isRefused('file', given)) throw missingFile(field, given)
  const type = bytes && detectMediaType(bytes)
  return bytes && type ? `data:${type};base64,${bytes.toString('base64')}` : null
}

/** Returns webchat settings with the usual values of those that are left out, and the bytes of their images. */
export async function webchatBody(creation: Creation, { style, parameters }: Row): Promise<Row> {
  const { content } = creation
  const image = (given: unknown, field: string) => imageBody(creation, given, field)
  const usual = completeSettings(content.name || 'Webchat', { style: rowOf(style), parameters: rowOf(parameters) })
  return {
    style: { ...usual.style, avatar: await image(usual.style.avatar, 'style.avatar') },
    parameters: {
      ...usual.parameters,
      launcher_icon: await image(usual.parameters.launcher_icon, 'parameters.launcher_icon'),
    },
  }
}

/** Leaves out what only stood for the usual values: it stays unset, as in the bot that the content comes from. */
export function onlyGiven({ style, parameters }: Webchat, given: Row): Partial<Pick<Webchat, 'style' | 'parameters'>> {
  return {
    ...(given.style !== undefined && { style: onlyKeys(style, rowOf(given.style)) }),
    ...(given.parameters !== undefined && { parameters: onlyKeys(parameters, rowOf(given.parameters)) }),
  }
}

function onlyKeys<T extends object>(all: T, given: Row): T {
  const kept = { ...all }
  for (const key of Object.keys(kept)) if (!(key in given)) Reflect.deleteProperty(kept, key)
  return kept
}

/** Returns quotation settings with their images. Their numbers go on from those of the bot. */
export async function quotationsBody({ scope, names }: Creation, given: Row): Promise<Row> {
  const image = async (name: unknown, field: string) => {
    if (typeof name !== 'string' || name === '' || names.isRefused('file', name)) return null
    const id = names.find('file', name)
    if (id === undefined) throw missingFile(field, name)
    const [file = null] = await mediaFiles(scope.botId, [id])
    return file
  }
  const business = rowOf(given.business)
  return {
    ...given,
    next_number: (await settingsOf(scope)).next_number,
    business: { ...business, logo: await image(business.logo, 'business.logo') },
    signature: await image(given.signature, 'signature'),
  }
}
