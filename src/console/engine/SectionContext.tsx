import { ThemeProvider } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useMemo } from 'react'
import { useMode } from '../theme/mode.ts'
import { consoleTheme } from '../theme/mui.ts'
import { DataContext } from './DataContext.tsx'
import { NotificationBridge } from './NotificationBridge.tsx'
import { callsOf, type Overrides } from './override.ts'

/** What a generated table or form stands in: react-admin's data and notifications, and MUI in the console's colours. */
export function SectionContext({ using, children }: { using: Overrides; children: ReactNode }) {
  const mode = useMode()
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true })
  const theme = useMemo(() => consoleTheme(mode, still), [mode, still])
  const calls = useMemo(() => callsOf(using), [using])
  return (
    <DataContext calls={calls}>
      <ThemeProvider theme={theme}>
        <NotificationBridge />
        {children}
      </ThemeProvider>
    </DataContext>
  )
}
