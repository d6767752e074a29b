import { GraphError, invalid } from '../http/errors.ts'
import { defined, isObject, type Params } from '../http/json.ts'
import type { AuthorizedCall, Routes, Simulator } from '../simulator.ts'
import { verifyCallback } from '../webhooks/subscribe.ts'
import type { PhoneNumber } from '../world/types.ts'
import type { World } from '../world/world.ts'
import { postMedia } from './media.ts'
import { getBusinessProfile, setBusinessProfile } from './profile.ts'
import { postMessages } from './send.ts'

const messaging = 'whatsapp_business_messaging'
const management = 'whatsapp_business_management'

const DEFAULT = [
  'verified_name',
  'code_verification_status',
  'display_phone_number',
  'quality_rating',
  'platform_type',
  'throughput',
  'webhook_configuration',
  'id',
]

/** All fields of a number, of which a call chooses by `fields`. */
export function numberFields(number: PhoneNumber, fields: unknown): object {
  const all: Params = {
    verified_name: number.verifiedName,
    code_verification_status: 'VERIFIED',
    display_phone_number: number.displayPhoneNumber,
    quality_rating: number.quality,
    platform_type: number.isRegistered ? 'CLOUD_API' : 'NOT_APPLICABLE',
    throughput: { level: number.throughput },
    webhook_configuration: number.overrideUrl ? { phone_number: number.overrideUrl } : undefined,
    id: number.id,
    status: number.status,
    name_status: 'APPROVED',
    account_mode: number.allowedRecipients ? 'SANDBOX' : 'LIVE',
    is_on_biz_app: false,
    whatsapp_business_manager_messaging_limit: number.tier,
    messaging_limit_tier: number.tier,
    is_pin_enabled: number.pin !== undefined,
    health_status: {
      can_send_message: number.status === 'CONNECTED' ? 'AVAILABLE' : 'BLOCKED',
      entities: [
        {
          entity_type: 'PHONE_NUMBER',
          id: number.id,
          can_send_message: number.status === 'CONNECTED' ? 'AVAILABLE' : 'BLOCKED',
        },
      ],
    },
  }
  return chooseFields(all, fields, DEFAULT)
}

/** The chosen fields of an object, and its id. @throws {GraphError} 100 for an unknown field */
export function chooseFields(all: Params, fields: unknown, defaults: string[]): object {
  const wanted = typeof fields === 'string' ? fields.split(',').map((field) => field.trim()) : defaults
  const strange = wanted.find((field) => !(field in all))
  if (strange !== undefined) throw invalid(`Tried accessing nonexisting field (${strange})`)
  return defined(Object.fromEntries([...wanted, 'id'].map((field) => [field, all[field]])))
}

function register({ world }: Simulator, { id, params }: AuthorizedCall): object {
  const number = world.number(id)
  checkProduct(params)
  if (!/^\d{6}$/.test(String(params.pin ?? '')))
    throw invalid('Param pin must be 6 characters long.', { isWhatsApp: true })
  if (number.pin !== undefined && number.pin !== params.pin) throw new GraphError(133005)
  number.pin = String(params.pin)
  number.isRegistered = true
  if (number.status === 'PENDING' || number.status === 'DISCONNECTED') number.status = 'CONNECTED'
  return { success: true }
}

function deregister({ world }: Simulator, { id }: AuthorizedCall): object {
  const number = world.number(id)
  number.isRegistered = false
  number.status = 'DISCONNECTED'
  return { success: true }
}

const checkProduct = (params: Params) => {
  if (params.messaging_product !== 'whatsapp')
    throw invalid('The parameter messaging_product is required.', { isWhatsApp: true })
}

/** Sets the two-step PIN, or the number's own callback address. */
async function update({ world }: Simulator, { id, params }: AuthorizedCall): Promise<object> {
  const number = world.number(id)
  if (params.pin !== undefined) {
    if (!/^\d{6}$/.test(String(params.pin))) throw invalid('Param pin must be 6 characters long.')
    number.pin = String(params.pin)
  }
  const configuration = params.webhook_configuration
  if (isObject(configuration)) number.overrideUrl = await overrideOf(configuration)
  return { success: true }
}

/** A verified address in place of the app's, or undefined to remove it. */
export async function overrideOf(params: Params): Promise<string | undefined> {
  const { override_callback_uri: url, verify_token: token } = params
  if (!url) return undefined
  if (!token) throw invalid('The parameter verify_token is required.')
  await verifyCallback(String(url), String(token))
  return String(url)
}

const owned = (world: World, id: string) => world.number(id)

/** `/{phone_number_id}` and its edges. */
export const numberRoutes: Routes = {
  GET: { scope: management, run: ({ world }, { id, params }) => numberFields(owned(world, id), params.fields) },
  POST: { scope: management, run: update },
  'POST messages': { scope: messaging, run: postMessages },
  'POST media': { scope: messaging, run: postMedia },
  'POST register': { scope: management, run: register },
  'POST deregister': { scope: management, run: deregister },
  'POST request_code': { scope: management, run: () => ({ success: true }) },
  'POST verify_code': { scope: management, run: () => ({ success: true }) },
  'GET whatsapp_business_profile': { scope: messaging, run: getBusinessProfile },
  'POST whatsapp_business_profile': { scope: messaging, run: setBusinessProfile },
}
