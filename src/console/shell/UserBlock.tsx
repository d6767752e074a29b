import { useNavigate } from 'react-router-dom'
import { mayOpen, useSession, useSignOut, useUserStatus } from '../session/index.ts'
import { modeLabel, toggleMode, useMode } from '../theme/mode.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Menu } from '../ui/Menu.tsx'

/** The signed-in user with their role, and the user menu. */
export function UserBlock({ collapsed }: { collapsed: boolean }) {
  const session = useSession()
  const { user, bot } = session
  const mode = useMode()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const status = useUserStatus()
  if (!user) return null
  const entries = [
    ...(status?.entries ?? []),
    ...(mayOpen('/admin/bots', session)
      ? [{ label: 'Panel de Administrador', icon: 'admin', onSelect: () => void navigate('/admin/bots') }]
      : []),
    { label: modeLabel(mode), icon: mode === 'dark' ? 'sun' : 'moon', onSelect: toggleMode },
    ...(mayOpen('/settings/user', session)
      ? [{ label: 'Editar Usuario', icon: 'account-edit', onSelect: () => void navigate('/settings/user') }]
      : []),
    { label: 'Cerrar Sesión', icon: 'logout', onSelect: signOut },
  ]
  return (
    <div className="user-block">
      {!collapsed && (
        <>
          <Avatar name={user.name} />
          <div className="user-names">
            <span className="user-name">{user.name}</span>
            <span className="user-role">
              {bot?.role.name ?? user.role.name}
              {status && (
                <span title={status.name}>
                  {' '}
                  <span className={status.dot} aria-hidden="true" />
                  <span className="sr-only">{status.name}</span>
                </span>
              )}
            </span>
          </div>
        </>
      )}
      <Menu
        className={collapsed ? 'menu menu-beside' : 'menu'}
        label="Menú de tu cuenta"
        placement="top"
        entries={entries}
        button={<Icon name="dots-horizontal" />}
      />
    </div>
  )
}
