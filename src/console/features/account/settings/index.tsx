import './settings.css'
import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../../session/index.ts'
import { PageFrame, type PageProps } from '../../../ui/PageFrame.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { PreferencesForm } from './PreferencesForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { SESSIONS, Sessions } from './Sessions.tsx'

/** /settings/user: profile, password, open sessions and preferences of the user. */
export default function UserSettings({ screen }: PageProps) {
  const { user } = useSession()
  const queries = useQueryClient()
  if (!user) return null
  return (
    <PageFrame title={screen.title} help={screen.help} danger={screen.danger} warning={screen.warning}>
      <div className="settings">
        <ProfileForm user={user} />
        <PasswordForm
          username={user.username}
          onChanged={() => void queries.invalidateQueries({ queryKey: SESSIONS })}
        />
        <PreferencesForm preferences={user.preferences} />
        <Sessions />
      </div>
    </PageFrame>
  )
}
