import { GraphError, invalid } from '../http/errors.ts'
import { isObject, type Params } from '../http/json.ts'
import { toPage } from '../http/paging.ts'
import type { AuthorizedCall, Routes, Simulator } from '../simulator.ts'
import { chooseFields } from '../whatsapp/number.ts'
import { newDigits } from '../world/ids.ts'
import type { Page } from '../world/types.ts'
import type { World } from '../world/world.ts'
import { deleteProfile, getProfile, postProfile } from './profile.ts'
import { postAttachments, postPageMessages } from './send.ts'
import { moveThread } from './threads.ts'

const KNOWN_FIELDS = [
  'messages',
  'messaging_postbacks',
  'message_deliveries',
  'message_reads',
  'message_reactions',
  'message_echoes',
  'message_edits',
  'messaging_optins',
  'messaging_referrals',
  'messaging_handovers',
  'messaging_policy_enforcement',
  'messaging_account_linking',
  'messaging_feedback',
  'standby',
  'feed',
]

/** Only a page's own token acts for it. @throws {GraphError} 210 with another token */
const own =
  (run: (sim: Simulator, call: AuthorizedCall) => unknown) =>
  (sim: Simulator, call: AuthorizedCall): unknown => {
    if (call.token.type !== 'PAGE' || call.token.ownerId !== call.id)
      throw new GraphError(210, {
        status: 403,
        message: '(#210) A page access token is required to request this resource.',
      })
    return run(sim, call)
  }

function subscribe({ world }: Simulator, { id, params, token }: AuthorizedCall): object {
  const given = params.subscribed_fields
  const fields = Array.isArray(given)
    ? given.map(String)
    : String(given ?? '')
        .split(',')
        .filter(Boolean)
  if (fields.length === 0) throw invalid('The parameter subscribed_fields is required.')
  const strange = fields.find((field) => !KNOWN_FIELDS.includes(field))
  if (strange !== undefined) throw invalid(`Param subscribed_fields must not have "${strange}"`)
  world.page(id).subscriptions.set(token.appId, fields)
  return { success: true }
}

function listApps({ world }: Simulator, { id }: AuthorizedCall): object {
  const data = [...world.page(id).subscriptions].map(([appId, subscribed_fields]) => ({
    id: appId,
    name: world.apps.get(appId)?.name,
    category: 'Messenger bots for business',
    link: `https://www.facebook.com/games/?app_id=${appId}`,
    subscribed_fields,
  }))
  return { data }
}

const tokenOf = (world: World, page: Page) =>
  [...world.tokens.values()].find((token) => token.type === 'PAGE' && token.ownerId === page.id)?.value

const fieldsOf = (world: World, page: Page): Params => ({
  id: page.id,
  name: page.name,
  category: 'Hardware Store',
  link: `https://www.facebook.com/${page.id}`,
  tasks: ['ANALYZE', 'ADVERTISE', 'MESSAGING', 'MODERATE', 'CREATE_CONTENT', 'MANAGE'],
  access_token: tokenOf(world, page),
  instagram_business_account: undefined,
  picture: { data: { url: `${world.url}/favicon.svg`, is_silhouette: false } },
})

/** `GET /me/accounts` with a user's token. */
export function listPages({ world }: Simulator, { params, token }: AuthorizedCall): object {
  if (token.type === 'PAGE') throw invalid('Tried accessing nonexisting field (accounts) on node type (Page)')
  const pages = [...world.pages.values()].filter(({ id }) => !token.assets || token.assets.includes(id))
  const defaults = ['access_token', 'category', 'name', 'tasks']
  return toPage(
    pages,
    params,
    ({ id }) => id,
    (page) => chooseFields(fieldsOf(world, page), params.fields, defaults),
  )
}

function postPersona({ world }: Simulator, { id, params }: AuthorizedCall): object {
  if (typeof params.name !== 'string' || typeof params.profile_picture_url !== 'string')
    throw invalid('The parameters name and profile_picture_url are required.')
  const { profile } = world.page(id)
  const persona = { id: newDigits(16), name: params.name, profile_picture_url: params.profile_picture_url }
  profile.personas = [...(Array.isArray(profile.personas) ? profile.personas : []), persona]
  return { id: persona.id }
}

const messaging = 'pages_messaging'
const metadata = 'pages_manage_metadata'

/** `/{page_id}` and its edges. */
export const pageRoutes: Routes = {
  GET: { run: ({ world }, { id, params }) => chooseFields(fieldsOf(world, world.page(id)), params.fields, ['name']) },
  'POST messages': { scope: messaging, run: own(postPageMessages) },
  'POST message_attachments': { scope: messaging, run: own(postAttachments) },
  'GET messenger_profile': { scope: messaging, run: own(getProfile) },
  'POST messenger_profile': { scope: messaging, run: own(postProfile) },
  'DELETE messenger_profile': { scope: messaging, run: own(deleteProfile) },
  'GET subscribed_apps': { scope: metadata, run: own(listApps) },
  'POST subscribed_apps': { scope: metadata, run: own(subscribe) },
  'DELETE subscribed_apps': {
    scope: metadata,
    run: own(({ world }, { id, token }) => {
      world.page(id).subscriptions.delete(token.appId)
      return { success: true }
    }),
  },
  'GET personas': {
    scope: messaging,
    run: own(({ world }, { id }) => ({ data: world.page(id).profile.personas ?? [] })),
  },
  'POST personas': { scope: messaging, run: own(postPersona) },
  'POST pass_thread_control': { scope: messaging, run: own(moveThread('pass')) },
  'POST take_thread_control': { scope: messaging, run: own(moveThread('take')) },
  'POST request_thread_control': { scope: messaging, run: own(moveThread('request')) },
}

const PROFILE = ['id', 'name', 'first_name', 'last_name', 'profile_pic']
const REVIEWED = ['locale', 'timezone', 'gender']

/** `GET /{PSID}`: a person's public profile. */
export function getPerson({ world }: Simulator, { id, params, token }: AuthorizedCall): object {
  const person = world.person(id)
  if (token.type !== 'PAGE' || world.psid(person, token.ownerId) !== id)
    throw new GraphError(100, {
      subcode: 33,
      type: 'GraphMethodException',
      message: `Unsupported get request. Object with ID '${id}' does not exist`,
    })
  const fields =
    typeof params.fields === 'string' ? params.fields.split(',') : ['first_name', 'last_name', 'profile_pic']
  const unreviewed = fields.find((field) => REVIEWED.includes(field))
  if (unreviewed !== undefined)
    throw new GraphError(10, { message: `(#10) This endpoint requires the 'pages_user_${unreviewed}' feature` })
  const [first_name, ...others] = person.name.split(' ')
  const last_name = others.join(' ')
  const all: Params = {
    id,
    name: person.name,
    first_name,
    last_name,
    profile_pic: `${world.url}/avatar/${person.id}.svg`,
  }
  const strange = fields.find((field) => !PROFILE.includes(field))
  if (strange !== undefined) throw invalid(`Tried accessing nonexisting field (${strange})`)
  return chooseFields(isObject(all) ? all : {}, fields.join(','), [])
}
