import { type TemplateValues, templateProblems } from '../../../../contract/templates.ts'
import type { Template } from '../../templates/types.ts'
import { suggestedValues } from './suggestions.ts'

/** The data of a template, by the part they stand in; their paths are the keys of its fields. */
export interface Values {
  /** name of somebody who is not in the agenda yet; only where a conversation begins */
  name: string
  header: Record<string, string>
  body: Record<string, string>
  button: Record<string, string>
  /** number of the file in the header */
  media_id: number | null
  /** the place in the header, with its coordinates as they were typed */
  location: { name: string; address: string; latitude: string; longitude: string }
}

/** Returns the values to begin with: what is obvious is filled in. */
export function valuesOf({ fields, ...template }: Template, userName: string): Values {
  const known = suggestedValues({ fields, ...template }, userName)
  const of = (part: string) =>
    Object.fromEntries(
      fields.flatMap(({ key }) =>
        key.startsWith(`${part}.`) ? [[key.slice(part.length + 1), known[key] ?? ''] as const] : [],
      ),
    )
  const location = { name: '', address: '', latitude: '', longitude: '' }
  return { name: '', header: of('header'), body: of('body'), button: of('button'), media_id: null, location }
}

/** Returns the texts by the keys of their fields. */
export const textsOf = (values: Pick<Values, 'header' | 'body' | 'button'>): TemplateValues =>
  Object.fromEntries(
    (['header', 'body', 'button'] as const).flatMap((part) =>
      Object.entries(values[part]).map(([name, text]) => [`${part}.${name}`, text]),
    ),
  )

const FILES = { image: 'Elige la imagen.', video: 'Elige el video.', document: 'Elige el documento.' } as const

/** Returns what is missing or cannot be sent, by the path of its field. */
export function problemsOf(template: Template, values: Values): { path: string; text: string }[] {
  const texts = templateProblems(template, textsOf(values)).map(({ key, text }) => ({ path: key, text }))
  const { kind } = template.header
  if (kind === 'location') return [...locationProblems(values.location), ...texts]
  const isFile = kind === 'image' || kind === 'video' || kind === 'document'
  return isFile && values.media_id === null ? [{ path: 'media_id', text: FILES[kind] }, ...texts] : texts
}

function locationProblems({ name, address, ...place }: Values['location']) {
  const found: { path: string; text: string }[] = []
  if (!name.trim()) found.push({ path: 'location.name', text: 'Escribe el nombre del lugar.' })
  if (!address.trim()) found.push({ path: 'location.address', text: 'Escribe la dirección.' })
  for (const [axis, most] of [
    ['latitude', 90],
    ['longitude', 180],
  ] as const) {
    const value = coordinate(place[axis])
    if (value === undefined || Math.abs(value) > most)
      found.push({ path: `location.${axis}`, text: `Escribe un número entre -${most} y ${most}.` })
  }
  return found
}

/** People write decimals with a comma. */
const coordinate = (text: string): number | undefined =>
  /^\s*-?\d{1,3}([.,]\d+)?\s*$/.test(text) ? Number(text.replace(',', '.')) : undefined

/** Returns the values as the API takes them. */
export function bodyOf({ header }: Template, { media_id, location, ...texts }: Omit<Values, 'name'>) {
  const { name, address, latitude, longitude } = location
  const place = { name, address, latitude: coordinate(latitude), longitude: coordinate(longitude) }
  return {
    values: textsOf(texts),
    ...(media_id !== null && { media_id }),
    ...(header.kind === 'location' && { location: place }),
  }
}
