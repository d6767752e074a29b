import { Link } from 'react-router-dom'
import { api, unwrap } from '../../../api/client.ts'
import { mayOpen, useSession } from '../../../session/index.ts'
import { useLoad } from '../../../ui/useLoad.ts'

/** The next step while no customer can write yet, for members who may publish the webchat. */
export function PublishLink() {
  const session = useSession()
  return session.bot && mayOpen('/settings/webchat', session) ? <IfUnpublished bot={session.bot.id} /> : null
}

function IfUnpublished({ bot }: { bot: number }) {
  const { data } = useLoad(`published ${bot}`, (signal) =>
    unwrap(api.GET('/home/{bot}', { params: { path: { bot } }, signal })),
  )
  if (!data || data.first_steps.published) return null
  return (
    <Link className="btn btn-primary" to="/settings/webchat#publicar">
      Publicar el webchat
    </Link>
  )
}
