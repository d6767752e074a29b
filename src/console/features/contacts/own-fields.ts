import type { ScreenKeys } from '../../../../generated/screenKeys.ts'
import { api, unwrap } from '../../api/client.ts'
import { lazyPart } from '../../engine/fields/lazy.tsx'
import type { ScreenOverride } from '../../engine/override.ts'
import { currentSession } from '../../session/index.ts'

/**
 * /contacts/fields: a name proposes its key, a field is deleted with the values of as many contacts as its confirmation named, and saving one
 * without an option that contacts have asks first.
 */
export const ownFields: ScreenOverride<ScreenKeys['/contacts/fields']> = {
  below: {
    label: lazyPart(async () => (await import('./KeyProposal.tsx')).KeyProposal),
    options: lazyPart(async () => (await import('./RemovedOptions.tsx')).RemovedOptions),
  },
  calls: {
    contactFieldDelete: ({ record }) => {
      const path = { bot: currentSession().bot?.id ?? 0, id: Number(record?.id) }
      const query = { values: Number(record?.used_count ?? 0) }
      return unwrap(api.DELETE('/contacts/fields/{bot}/{id}', { params: { path, query } }))
    },
  },
}
