import { ThemeProvider } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useMemo } from 'react'
import { useMode } from '../theme/mode.ts'
import { consoleTheme } from '../theme/mui.ts'
import { DataContext } from './DataContext.tsx'
import { NotificationBridge } from './NotificationBridge.tsx'
import { callsOf, type Overrides } from './override.ts'

/** Context of a generated table or form: react-admin's data and notifications, and MUI with the console's theme. */
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
