import './plugins.css'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { api, unwrap } from '../../api/client.ts'
import { useContentChanges } from '../../realtime/useContentChanges.ts'
import { useBotId } from '../../session/index.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageFrame, type PageProps } from '../../ui/PageFrame.tsx'
import { Channels } from './Channels.tsx'
import { ConnectionCard } from './ConnectionCard.tsx'
import { ConnectDialog } from './connect/ConnectDialog.tsx'
import { DisconnectDialog } from './DisconnectDialog.tsx'
import { EditDialog } from './EditDialog.tsx'
import { ProfileDialog } from './profile/ProfileDialog.tsx'
import { RegisterDialog } from './RegisterDialog.tsx'
import { TestDialog } from './TestDialog.tsx'
import type { ConnectionAction, ConnectionDialogProps, Kind } from './types.ts'
import { WebchatCard } from './WebchatCard.tsx'

/** Refetch interval in milliseconds: messages move the latest activity without an event. */
const REFRESH_MS = 30_000

const dialogs: Record<ConnectionAction, ComponentType<ConnectionDialogProps>> = {
  test: TestDialog,
  edit: EditDialog,
  profile: ProfileDialog,
  register: RegisterDialog,
  disconnect: DisconnectDialog,
}

/** /plugins: the numbers and pages through which customers write. */
export default function Plugins({ screen }: PageProps) {
  const bot = useBotId()
  const [connecting, setConnecting] = useState<Kind>()
  const [open, setOpen] = useState<{ action: ConnectionAction; id: number }>()
  const { data, error, refetch } = useQuery({
    queryKey: ['pluginList', bot],
    queryFn: ({ signal }) => unwrap(api.GET('/plugins/{bot}', { params: { path: { bot } }, signal })),
    refetchInterval: REFRESH_MS,
  })
  useContentChanges(bot, ['plugin'], refetch)
  const plugin = data?.find(({ id }) => id === open?.id)
  const Dialog = open && dialogs[open.action]
  return (
    <PageFrame title={screen.title} help={screen.help} tabs={screen.tabs}>
      {!data ? (
        error ? (
          <LoadFailure error={error} onRetry={refetch} />
        ) : (
          <Ghost />
        )
      ) : (
        <>
          <section className="plugins" aria-label="Tus conexiones">
            {data.map((one) => (
              <ConnectionCard key={one.id} plugin={one} onAct={(action) => setOpen({ action, id: one.id })} />
            ))}
            <WebchatCard />
          </section>
          <Channels isFirst={data.length === 0} onConnect={setConnecting} />
        </>
      )}
      {connecting && (
        <ConnectDialog
          kind={connecting}
          bot={bot}
          onConnected={refetch}
          onClose={() => {
            setConnecting(undefined)
            void refetch()
          }}
        />
      )}
      {plugin && Dialog && (
        <Dialog
          key={plugin.id}
          bot={bot}
          plugin={plugin}
          onClose={() => {
            setOpen(undefined)
            void refetch()
          }}
        />
      )}
    </PageFrame>
  )
}

/** Placeholder with the layout of the page, to avoid layout shifts. */
function Ghost() {
  return (
    <div role="status" className="plugins">
      <span className="sr-only">Cargando…</span>
      <div className="card plugin-ghost" />
      <div className="card plugin-ghost" />
    </div>
  )
}
