import { invalid } from '../http/errors.ts'
import { isObject, type Params } from '../http/json.ts'
import type { AuthorizedCall, Simulator } from '../simulator.ts'

const FIELDS = [
  'get_started',
  'greeting',
  'ice_breakers',
  'persistent_menu',
  'whitelisted_domains',
  'commands',
  'account_linking_url',
]

/** `GET /{page_id}/messenger_profile?fields=…`. */
export function getProfile({ world }: Simulator, { id, params }: AuthorizedCall): object {
  const { profile } = world.page(id)
  const fields = String(params.fields ?? '')
    .split(',')
    .filter(Boolean)
  if (fields.length === 0) throw invalid('The parameter fields is required.')
  const present = fields.filter((field) => profile[field] !== undefined)
  return { data: present.length === 0 ? [] : [Object.fromEntries(present.map((field) => [field, profile[field]]))] }
}

/** `POST /{page_id}/messenger_profile`. */
export function postProfile({ world }: Simulator, { id, params }: AuthorizedCall): object {
  const { profile } = world.page(id)
  const given = Object.keys(params).filter((key) => FIELDS.includes(key))
  if (given.length === 0) throw invalid(`One of ${FIELDS.join(', ')} is required.`)
  const merged = { ...profile, ...params }
  if (params.get_started !== undefined && !(isObject(params.get_started) && params.get_started.payload))
    throw invalid('param get_started[payload] is required.')
  for (const greeting of listOf(params, 'greeting'))
    if (typeof greeting.text !== 'string' || greeting.text.length > 160)
      throw invalid('Length of param greeting[text] must be less than or equal to 160')
  if (listOf(params, 'ice_breakers').length > 4) throw invalid('param ice_breakers has at most 4 questions.')
  if (params.persistent_menu !== undefined && merged.get_started === undefined)
    throw invalid('You must set a Get Started button if you also wish to use persistent menu', { subcode: 2018145 })
  for (const menu of listOf(params, 'persistent_menu'))
    if (listOf(menu, 'call_to_actions').length > 20) throw invalid('A persistent menu has at most 20 items.')
  for (const key of given) profile[key] = params[key]
  return { result: 'success' }
}

function listOf(from: Params, key: string): Params[] {
  const value = from[key]
  if (value === undefined) return []
  if (!Array.isArray(value) || !value.every(isObject)) throw invalid(`param ${key} must be an array of objects.`)
  return value
}

/** `DELETE /{page_id}/messenger_profile` `{fields: […]}`. */
export function deleteProfile({ world }: Simulator, { id, params }: AuthorizedCall): object {
  const { profile } = world.page(id)
  const fields = typeof params.fields === 'string' ? params.fields.split(',') : params.fields
  if (!Array.isArray(fields)) throw invalid('The parameter fields is required.')
  if (fields.includes('get_started') && profile.persistent_menu !== undefined && !fields.includes('persistent_menu'))
    throw invalid('You must delete the persistent menu before the Get Started button', { subcode: 2018145 })
  for (const field of fields) delete profile[String(field)]
  return { result: 'success' }
}
