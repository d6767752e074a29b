import { invalid } from '../http/errors.ts'
import { toPage } from '../http/paging.ts'
import type { AuthorizedCall, Routes, Simulator } from '../simulator.ts'
import { chooseFields, numberFields, overrideOf } from './number.ts'
import { deleteTemplates, listTemplates, postTemplate } from './templates.ts'

const management = 'whatsapp_business_management'

function listNumbers({ world }: Simulator, { id, params }: AuthorizedCall): object {
  const numbers = [...world.numbers.values()].filter(({ wabaId }) => wabaId === id)
  return toPage(
    numbers,
    params,
    (number) => number.id,
    (number) => numberFields(number, params.fields),
  )
}

function listApps({ world }: Simulator, { id }: AuthorizedCall): object {
  const data = [...world.waba(id).subscriptions].map(([appId, { overrideUrl }]) => ({
    whatsapp_business_api_data: {
      id: appId,
      name: world.apps.get(appId)?.name,
      link: `https://www.facebook.com/games/?app_id=${appId}`,
    },
    ...(overrideUrl ? { override_callback_uri: overrideUrl } : {}),
  }))
  return { data }
}

/** Subscribes the token's app; an own address is verified first. */
async function subscribe({ world }: Simulator, { id, params, token }: AuthorizedCall): Promise<object> {
  const waba = world.waba(id)
  const overrideUrl = await overrideOf(params)
  waba.subscriptions.set(token.appId, { overrideUrl })
  return { success: true }
}

function unsubscribe({ world }: Simulator, { id, token }: AuthorizedCall): object {
  if (!world.waba(id).subscriptions.delete(token.appId)) throw invalid('The app is not subscribed')
  return { success: true }
}

/** `/{waba_id}` and its edges. */
export const wabaRoutes: Routes = {
  GET: {
    scope: management,
    run: ({ world }, { id, params }) => {
      const { name, portfolio, country } = world.waba(id)
      const all = {
        id,
        name,
        currency: 'USD',
        timezone_id: '10',
        country,
        message_template_namespace: `ns_${id}`,
        account_review_status: 'APPROVED',
        business_verification_status: 'verified',
        ownership_type: 'SELF',
        owner_business_info: { id: portfolio, name },
      }
      return chooseFields(all, params.fields, ['name', 'currency', 'timezone_id', 'message_template_namespace'])
    },
  },
  'GET phone_numbers': { scope: management, run: listNumbers },
  'GET subscribed_apps': { scope: management, run: listApps },
  'POST subscribed_apps': { scope: management, run: subscribe },
  'DELETE subscribed_apps': { scope: management, run: unsubscribe },
  'GET message_templates': { scope: management, run: listTemplates },
  'POST message_templates': { scope: management, run: postTemplate },
  'DELETE message_templates': { scope: management, run: deleteTemplates },
}
