import { ThemeProvider } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useMemo, useRef } from 'react'
import { CoreAdminContext } from 'react-admin'
import { useParams } from 'react-router-dom'
import { apiBase } from '../api/client.ts'
import { i18nProvider } from '../i18n/provider.ts'
import { authProvider } from '../providers/auth.ts'
import { createDataProvider } from '../providers/data.ts'
import { queriesOf } from '../providers/queries.ts'
import { httpClient, send } from '../providers/send.ts'
import { memoryOf } from '../providers/store.ts'
import type { CallContext } from '../providers/types.ts'
import { useSession } from '../session/index.ts'
import { useMode } from '../theme/mode.ts'
import { consoleTheme } from '../theme/mui.ts'
import { operations, resources } from './contract.ts'
import { NotificationBridge } from './NotificationBridge.tsx'
import { callsOf, type Overrides } from './override.ts'

/**
 * react-admin's core inside the console's own router and shell: data, language, memory and theme. Another bot or user
 * begins with an empty cache and with what he last chose there.
 */
export function SectionContext({ using, children }: { using: Overrides; children: ReactNode }) {
  const { user, bot } = useSession()
  const route = useParams()
  const mode = useMode()
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true })
  const context = useRef<CallContext>({ bot: bot?.id, route })
  context.current = { bot: bot?.id, route }

  const queryClient = queriesOf(bot?.id)
  const store = useMemo(() => memoryOf(user?.username ?? '', bot?.id), [user?.username, bot?.id])
  const dataProvider = useMemo(
    () =>
      createDataProvider({
        operations,
        resources,
        send,
        httpClient,
        baseUrl: apiBase(),
        context: () => context.current,
        queryClient,
        calls: callsOf(using),
      }),
    [queryClient, using],
  )
  return (
    <CoreAdminContext
      key={`${user?.username} ${bot?.id}`}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={store}
      queryClient={queryClient}
    >
      <Themed mode={mode} still={still}>
        <NotificationBridge />
        {children}
      </Themed>
    </CoreAdminContext>
  )
}

function Themed({ mode, still, children }: { mode: 'dark' | 'light'; still: boolean; children: ReactNode }) {
  const theme = useMemo(() => consoleTheme(mode, still), [mode, still])
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>
}
