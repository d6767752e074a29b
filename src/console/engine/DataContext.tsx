import { type ReactNode, useMemo, useRef } from 'react'
import { CoreAdminContext, ResourceDefinitionContextProvider } from 'react-admin'
import { useParams } from 'react-router-dom'
import { i18nProvider } from '../i18n/provider.ts'
import { authProvider } from '../providers/auth.ts'
import type { CallOverride } from '../providers/data.ts'
import { preferencesStore } from '../providers/preferencesStore.ts'
import { useQueryCache } from '../providers/queryCache.ts'
import type { CallContext } from '../providers/types.ts'
import { useSession } from '../session/index.ts'
import { definitions } from './contract.ts'
import { contractProvider } from './contractProvider.ts'

interface DataContextProps {
  /** call overrides by operation id */
  calls?: Readonly<Record<string, CallOverride | undefined>>
  children: ReactNode
}

/**
 * Runs react-admin's headless core inside the console's own router and shell: data, i18n and store, without its
 * widgets. Another bot or user gets an empty cache and their own stored preferences.
 */
export function DataContext({ calls, children }: DataContextProps) {
  const { user, bot } = useSession()
  const route = useParams()
  const context = useRef<CallContext>({ bot: bot?.id, route })
  context.current = { bot: bot?.id, route }

  const { key, client: queryClient } = useQueryCache()
  const store = useMemo(() => preferencesStore(user?.username ?? '', bot?.id), [user?.username, bot?.id])
  const dataProvider = useMemo(
    () => contractProvider({ context: () => context.current, queryClient, ...(calls && { calls }) }),
    [queryClient, calls],
  )
  return (
    <CoreAdminContext
      key={key}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={store}
      queryClient={queryClient}
    >
      <ResourceDefinitionContextProvider definitions={definitions}>{children}</ResourceDefinitionContextProvider>
    </CoreAdminContext>
  )
}
