import './notifications.css'
import type { TableScreen } from '../../../contract/screen.ts'
import { messageOf } from '../../api/errors.ts'
import type { ScreenOf } from '../../engine/AdminSection.tsx'
import { Failure } from '../../engine/Failure.tsx'
import { pageFrameProps } from '../../engine/page-frame-props.ts'
import { PageFrame } from '../../ui/PageFrame.tsx'
import { BrowserCard } from './BrowserCard.tsx'
import { Contacts } from './Contacts.tsx'
import { Rules } from './Rules.tsx'
import { useContacts, useSettings, useTeam } from './settings.ts'
import { TestCard } from './TestCard.tsx'
import { WhatsappCard } from './WhatsappCard.tsx'

/** /settings/notifications: the rules of the bot, the contacts they go to, and how this browser alerts its person. */
export default function NotificationsView({ screen }: { screen: ScreenOf<TableScreen> }) {
  const settings = useSettings()
  const contacts = useContacts()
  const team = useTeam()
  const failed = [settings, contacts, team].find(({ error, data }) => error && data === undefined)
  const isReady = settings.data && contacts.data && team.data
  return (
    <PageFrame {...pageFrameProps(screen)} loading={!isReady && !failed}>
      {failed && (
        <Failure
          text={messageOf(failed.error, 'No se ha podido cargar la información.')}
          onRetry={() => void failed.refetch()}
        />
      )}
      {settings.data && contacts.data && team.data && (
        <div className="notifications">
          <div className="notifications-column">
            <Rules settings={settings.data} contacts={contacts.data} people={team.data} />
            <Contacts screen={screen.body} contacts={contacts.data} />
          </div>
          <div className="notifications-column">
            <BrowserCard />
            <WhatsappCard settings={settings.data} />
            <TestCard contacts={contacts.data} whatsapp={settings.data.whatsapp.connected} />
          </div>
        </div>
      )}
    </PageFrame>
  )
}
