import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { home, scope } from '../../../generated/shell.ts'
import { whenIdle } from '../api/idle.ts'
import { useLeave } from '../routing/useBlocker.ts'
import { currentSession, mayOpen, selectBot, useSession, useSignOut } from '../session/index.ts'
import { currentMode, modeLabel, toggleMode } from '../theme/mode.ts'
import { HeldKeys } from '../ui/HeldKeys.tsx'
import { openHelp, toggleHelp } from '../ui/help.ts'
import { onPaletteOpen, onShortcutsOpen, paletteLabel } from './openPalette.ts'
import { registerCommands } from './registry.ts'
import { partCommands, screenCommands } from './screens.ts'
import { listenForShortcuts, registerShortcuts } from './shortcuts.ts'

const loadPalette = () => import('./Palette.tsx')
const Palette = lazy(loadPalette)
const ShortcutSheet = lazy(() => import('./ShortcutSheet.tsx'))

/** Sections reachable by `g` followed by a letter. */
const SECTIONS = [
  { key: 'i', route: '/home', label: 'Ir a Inicio' },
  { key: 'c', route: '/chats', label: 'Ir a Conversaciones' },
  { key: 'a', route: '/contacts', label: 'Ir a Agenda' },
  { key: 'n', route: '/analytics', label: 'Ir a Analíticas' },
  { key: 'u', route: '/settings/user', label: 'Ir a Editar Usuario' },
] as const

/**
 * Registers the console's own commands and shortcuts, and opens the command palette and the shortcut sheet. Uses layout
 * effects so that a key pressed right after the first paint is not lost.
 */
export function CommandCenter() {
  const navigate = useNavigate()
  const leave = useLeave()
  const signOut = useSignOut()
  const session = useSession()
  const [shown, setShown] = useState<'palette' | 'sheet' | null>(null)
  const enabled = session.user?.preferences.shortcuts ?? true

  useEffect(() => whenIdle(() => void loadPalette().catch(() => {})), [])
  useLayoutEffect(() => onPaletteOpen(() => setShown('palette')), [])
  useLayoutEffect(() => onShortcutsOpen(() => setShown('sheet')), [])

  useLayoutEffect(() => {
    const open = (path: string) => void navigate(path)
    return registerCommands(() => {
      const now = currentSession()
      const mode = currentMode()
      return [
        ...screenCommands(now, open),
        ...partCommands(now, open),
        ...now.bots.map((bot) => ({
          id: `bot:${bot.id}`,
          label: bot.name,
          group: scope?.many ?? '',
          icon: bot.id === now.bot?.id ? 'check' : 'robot',
          hint: bot.id === now.bot?.id ? 'Seleccionado' : undefined,
          keywords: `${scope?.one} cambiar seleccionar`,
          run: () =>
            leave(() => {
              selectBot(bot.id)
              open(home)
            }),
        })),
        {
          id: 'theme',
          label: modeLabel(mode),
          group: 'Acciones',
          icon: mode === 'dark' ? 'sun' : 'moon',
          keywords: 'modo claro oscuro noche tema',
          run: toggleMode,
        },
        {
          id: 'help',
          label: 'Abrir la ayuda',
          group: 'Acciones',
          icon: 'help',
          hint: enabled ? 'F1' : undefined,
          keywords: 'manual guía cómo funciona',
          run: () => openHelp(),
        },
        {
          id: 'shortcuts',
          label: 'Ver atajos de teclado',
          group: 'Acciones',
          icon: 'keyboard',
          hint: enabled ? '?' : undefined,
          run: () => setShown('sheet'),
        },
        {
          id: 'logout',
          label: 'Cerrar Sesión',
          group: 'Acciones',
          icon: 'logout',
          keywords: 'salir',
          run: signOut,
        },
      ]
    }, 'general')
  }, [navigate, leave, signOut, enabled])

  useLayoutEffect(() => {
    if (!enabled) return
    const unregister = registerShortcuts([
      {
        keys: 'mod+k',
        label: paletteLabel,
        group: 'General',
        run: () => setShown('palette'),
      },
      { keys: '?', label: 'Ver atajos de teclado', group: 'General', run: () => setShown('sheet') },
      { keys: 'F1', label: 'Abrir o cerrar la ayuda', group: 'General', run: toggleHelp },
      ...SECTIONS.filter(({ route }) => mayOpen(route, session)).map(({ key, route, label }) => ({
        keys: `g ${key}`,
        label,
        group: 'Navegación',
        run: () => void navigate(route),
      })),
    ])
    const stop = listenForShortcuts()
    return () => {
      stop()
      unregister()
    }
  }, [enabled, session, navigate])

  return (
    <Suspense fallback={<HeldKeys onCancel={() => setShown(null)} />}>
      {shown === 'palette' && <Palette onClose={() => setShown(null)} />}
      {shown === 'sheet' && <ShortcutSheet onClose={() => setShown(null)} />}
    </Suspense>
  )
}
