import './settings.css'
import { useState } from 'react'
import { useSession } from '../../../session/index.ts'
import { PageFrame, type PageProps } from '../../../ui/PageFrame.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { PreferencesForm } from './PreferencesForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { Sessions } from './Sessions.tsx'

/** /settings/user: one's own data, password, open sessions and preferences. */
export default function UserSettings({ screen }: PageProps) {
  const { user } = useSession()
  const [round, setRound] = useState(0)
  if (!user) return null
  return (
    <PageFrame title={screen.title} help={screen.help} danger={screen.danger} warning={screen.warning}>
      <div className="settings">
        <ProfileForm user={user} />
        <PasswordForm username={user.username} onChanged={() => setRound(round + 1)} />
        <PreferencesForm preferences={user.preferences} />
        <Sessions round={round} />
      </div>
    </PageFrame>
  )
}
