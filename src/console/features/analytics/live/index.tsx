import '../analytics.css'
import '../figures.css'
import '../print.css'
import './live.css'
import { useSession } from '../../../session/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { PageFrame, type PageProps } from '../../../ui/PageFrame.tsx'
import { LiveBoard } from './LiveBoard.tsx'
import { useWall } from './useWall.ts'
import { Wall } from './Wall.tsx'

/** /analytics/live: what happens at this moment, also for a screen on the wall. */
export default function Live({ screen }: PageProps) {
  const { bot } = useSession()
  const wall = useWall()
  const { title, help, tabs } = screen
  return (
    <PageFrame
      title={title}
      {...(help && { help })}
      {...(tabs && { tabs })}
      actions={
        <Button icon="fullscreen" onClick={wall.enter}>
          Pantalla completa
        </Button>
      }
    >
      {bot &&
        (wall.on ? (
          <Wall name={bot.name} onLeave={wall.leave}>
            <LiveBoard bot={bot.id} />
          </Wall>
        ) : (
          <div className="analytics">
            <p className="analytics-printed">{bot.name}</p>
            <LiveBoard bot={bot.id} />
          </div>
        ))}
    </PageFrame>
  )
}
